import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addToAudit } from '../../contracts/provider/db/audit';
import { type AuditFilter, writeAudit } from '../../contracts/scripts/auditReport';
import { auditFromNow } from './auditEntries';
import { insertOneOfEach } from './oneOfEach';
import { present } from './present';
import { openService } from './service';

const service = await openService({ users: 0 });
let log: Awaited<ReturnType<typeof auditFromNow>>;

beforeEach(async () => {
  await insertOneOfEach(service.services);
  log = await auditFromNow(service);
});

async function written(filter: AuditFilter, format: 'text' | 'json' | 'csv'): Promise<string> {
  let text = '';
  for await (const piece of writeAudit(service.services.db, filter, format)) text += piece;
  return text;
}

describe('the report', () => {
  test('has every entry once, oldest first, in any format, over several reads', async () => {
    const entry = {
      actor: {},
      action: 'user.created',
      subject: { kind: 'user', id: 99 },
      requestId: 'many',
    } as const;
    await service.services.db.transaction(async (tx) => {
      for (let index = 0; index < 1100; index += 1)
        await addToAudit(tx, { ...entry, after: { index } });
    });
    const filter = { subject: 'user:99' };
    const json = (await written(filter, 'json')).trimEnd().split('\n');
    expect(
      json.map((line) => (JSON.parse(line) as { after: { index: number } }).after.index),
    ).toEqual(Array.from({ length: 1100 }, (_, index) => index));
    expect((await written(filter, 'text')).trimEnd().split('\n')).toHaveLength(1100);
    const csv = (await written(filter, 'csv')).trimEnd().split('\r\n');
    expect(csv).toHaveLength(1101);
    expect(csv[0]).toBe(
      '\uFEFFid,at,actor_id,actor_email,action,subject,subject_id,before,after,request_id',
    );
    expect(csv[1101]).toBeUndefined();
    expect(csv[1]).toMatch(/,user,99,,"\{""index"":0\}",many$/);
  });

  test('holds no formula and no control character of what was typed', async () => {
    for (const email of [
      '=1+1@example.com',
      '+1@example.com',
      '-1@example.com',
      '@example.com',
      '\t=1@example.com',
      '\r=1',
      '\u001B[31m',
    ]) {
      const actor = { id: 1, email };
      await addToAudit(service.services.db, {
        actor,
        action: 'user.created',
        subject: { kind: 'user', id: 98 },
        requestId: 'typed',
      });
    }
    const filter = { subject: 'user:98' };
    const cells = (await written(filter, 'csv'))
      .split('\r\n')
      .slice(1, -1)
      .map((row) => row.split(',')[3]);
    for (const cell of cells) expect(cell).not.toMatch(/^"?[=+\-@\t\r]/);
    expect(await written(filter, 'text')).not.toMatch(/[^\P{Cc}\n]/u);
  });

  test('can be limited to a time and to a subject', async () => {
    await service.send('POST', '/api/admin/payouts/7/accept');
    await service.send('POST', '/api/admin/ticket/7/close');
    const [payout, ticket] = await log.rows();
    const count = async (filter: AuditFilter) =>
      (await written(filter, 'text')).split(`[${present(payout).requestId}]`).length - 1;
    expect(await count({ subject: 'payout' })).toBe(1);
    expect(await count({ subject: 'payout:7' })).toBe(1);
    expect(await count({ subject: 'payout:8' })).toBe(0);
    expect(await count({ subject: 'ticket' })).toBe(0);
    expect(await count({ from: present(payout).at })).toBe(1);
    expect(await count({ to: present(payout).at })).toBe(0);
    expect(present(ticket).at.getTime()).toBeGreaterThanOrEqual(present(payout).at.getTime());
  });
});

describe('audit.ts', { timeout: 120_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'provider-audit-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const run = (...args: string[]) => runWith({}, ...args);

  const runWith = (env: Record<string, string>, ...args: string[]) =>
    new Promise<{ code: number | null; output: string }>((resolve) => {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'contracts/scripts/audit.ts', ...args],
        {
          env: { ...process.env, DATABASE_URL: '', DATABASE_URL_FILE: '', ...env },
        },
      );
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      child.on('close', (code) => resolve({ code, output }));
    });

  test('reads the server whose address is in a file, as the service does', async () => {
    const file = join(folder, 'database_url');
    await writeFile(file, 'postgres://console@127.0.0.1:1/console\n');
    const { code, output } = await runWith({ DATABASE_URL_FILE: file });
    expect([code, output]).toEqual([1, expect.stringContaining('ECONNREFUSED 127.0.0.1:1')]);
  });

  test.each([
    [['--data', 'nowhere'], 'There is no database in nowhere.'],
    [['--format', 'xml'], '--format is text, json or csv, not "xml".'],
    [['--from', 'yesterday'], '--from must be an instant such as'],
  ])('%j ends with words', async (args, words) => {
    const { code, output } = await run(...args);
    expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  });
});
