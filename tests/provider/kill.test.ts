import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { identifySelf } from '../../contracts/provider/db/processIdentity';
import { copyEmptyDatabase, testPasswordCost } from '../../contracts/provider/seed/testDatabase';
import { isSoak, printCount } from '../propertyRuns';
import { post, signIn, startBackend, type RunningBackend } from './process';

const kills = isSoak ? 50 : 2;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-kill-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/**
 * Adds users, four at a time, and kills the process in the middle of it. Returns the emails that
 * were acknowledged.
 */
async function writeUntilKilled(
  backend: RunningBackend,
  prefix: string,
  killAfter: number,
): Promise<string[]> {
  const { url } = backend;
  const { access } = await signIn(url);
  const acknowledged: string[] = [];
  const writer = async (lane: number) => {
    for (let index = 0; ; index += 1) {
      const email = `${prefix}.${lane}.${index}@example.com`;
      const body = { first_name: 'Kept', last_name: 'User', email };
      const response = await post(`${url}/api/admin/users`, body, access);
      if (response.status === 201) acknowledged.push(email);
      if (acknowledged.length === killAfter) void backend.end('SIGKILL');
      await response.arrayBuffer();
    }
  };
  await Promise.allSettled([0, 1, 2, 3].map(writer));
  return acknowledged;
}

test(
  `${kills} kills in the middle of writes lose no acknowledged one`,
  { timeout: kills * 60_000 },
  async () => {
    const acknowledged: string[] = [];
    const data = join(folder, 'data');
    await copyEmptyDatabase(data);
    const start = () =>
      startBackend(['--port', '0', '--data', data], { PASSWORD_COST: String(testPasswordCost) });
    for (let round = 0; round < kills; round += 1) {
      const backend = await start();
      acknowledged.push(
        ...(await writeUntilKilled(backend, `kill${round}`, 5 + ((round * 7) % 30))),
      );
    }
    const backend = await start();
    const { access } = await signIn(backend.url);
    const stored = new Set<string>();
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const response = await fetch(`${backend.url}/api/admin/users?page_size=1000&page=${page}`, {
        headers: { Authorization: `Bearer ${access}` },
      });
      const body = (await response.json()) as { next: string | null; results: { email: string }[] };
      for (const { email } of body.results) stored.add(email);
      isLast = body.next === null;
    }
    await backend.end();
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 5);
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
    printCount(
      `${kills} kills with SIGKILL, after which none was lost of the acknowledged writes`,
      acknowledged.length,
    );
  },
);

test(
  'of eight processes that find the same stale lock one reclaims it',
  { timeout: 120_000 },
  async () => {
    const path = join(folder, 'raced');
    await writeFile(
      `${path}.lock.3`,
      JSON.stringify({
        ...identifySelf(),
        pid: 2 ** 22 + 1,
        startedAt: 'earlier',
        isReleased: false,
      }),
    );
    const script = `
    import { acquireFolderLock } from './contracts/provider/db/folderLock.ts';
    try { acquireFolderLock(${JSON.stringify(path)}); console.log('held'); process.stdin.resume(); } catch { console.log('refused'); }
  `;
    const racers = Array.from({ length: 8 }, () =>
      spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
        cwd: join(import.meta.dirname, '../..'),
      }),
    );
    const outcomes = await Promise.all(
      racers.map(
        (racer) =>
          new Promise<string>((resolve) => {
            racer.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
            racer.once('close', () => resolve('ended without a word'));
          }),
      ),
    );
    // The one that has it holds it until here, however late another one starts.
    for (const racer of racers) racer.stdin.end();
    expect(outcomes.sort()).toEqual(['held', ...Array<string>(7).fill('refused')]);
    printCount('processes that raced for one stale lock, of which one got it', outcomes.length);
  },
);
