import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { acquireFolderLock, FolderLockedError } from '../../contracts/provider/db/folderLock';
import { identifySelf } from '../../contracts/provider/db/processIdentity';
import { copyEmptyDatabase, testPasswordCost } from '../../contracts/provider/seed/testDatabase';
import { BackendEnded, post, signIn, startBackend, type RunningBackend } from './process';

let folder: string;
const running: RunningBackend[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-process-'));
});
afterEach(async () => {
  for (const backend of running.splice(0)) await backend.end('SIGKILL');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(args: string[], env?: Record<string, string>): Promise<RunningBackend> {
  const backend = await startBackend(args, { PASSWORD_COST: String(testPasswordCost), ...env });
  running.push(backend);
  return backend;
}

describe('a process', { timeout: 120_000 }, () => {
  test('holds its folder alone, keeps data, session and acknowledged writes over a kill, and lets go, also to the audit, when it ends', async () => {
    const data = join(folder, 'held');
    await copyEmptyDatabase(data);
    const first = await start(['--port', '0', '--data', data]);
    expect(first.output()).toMatch(/Database .*60 users seeded/);
    expect(first.output()).toMatch(/Admin +admin@example\.com\n +Password +admin-password/);

    const second = await startBackend(['--port', '0', '--data', data]).catch(
      (error: unknown) => error,
    );
    expect(second).toBeInstanceOf(BackendEnded);
    expect(String(second)).toContain(`ended with 1`);
    expect(String(second)).toMatch(
      new RegExp(`is in use by process ${first.process.pid}, started \\d{4}-`),
    );

    const { access: token } = await signIn(first.url);
    const newUser = { first_name: 'Kept', last_name: 'User', email: 'kept@example.com' };
    expect((await post(`${first.url}/api/admin/users`, newUser, token)).status).toBe(201);
    await first.end('SIGKILL');

    const third = await start(['--port', '0', '--data', data]);
    expect(third.output()).toContain('as it was left');
    const users = await fetch(`${third.url}/api/admin/users?page_size=100`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(await users.json()).toMatchObject({ count: 61 });
    expect((await post(`${third.url}/api/admin/users`, newUser, token)).status).toBe(409);
    const audit = () =>
      promisify(execFile)(process.execPath, [
        ...['--import', 'tsx', 'contracts/scripts/audit.ts', '--data', data],
        ...['--subject', 'user:1'],
      ]);
    await expect(audit()).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is in use by process') as string,
    });
    expect(await third.end('SIGTERM')).toBe(0);
    expect((await audit()).stdout).toMatch(
      /^\S+Z {2}admin@example\.com \(1\) {2}sign_in\.succeeded {2}user 1 {2}/,
    );

    const lock = acquireFolderLock(data);
    lock.release();
  });

  test('says that a port is taken when that port was asked for', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as { port: number };
    const refused = await startBackend([
      '--port',
      String(port),
      '--data',
      join(folder, 'held'),
    ]).catch((error: unknown) => String(error));
    expect(refused).toContain(`Port ${port} is taken by another program.`);
    blocker.close();
  });

  test('starts with the firm that could exist if no seed is named, and answers for a while after a signal to end', async () => {
    const backend = await start(['--port', '0', '--data', join(folder, 'default')], {
      SEED: '',
      DRAIN_SECONDS: '2',
    });
    const { access: token } = await signIn(backend.url);
    const get = (path: string) =>
      fetch(backend.url + path, { headers: { Authorization: `Bearer ${token}` } });
    const admin = await get('/api/admin/users/1');
    expect(await admin.json()).toMatchObject({
      full_name: 'Eleanor Whitfield',
      email: 'admin@example.com',
    });
    const statusOf = async (path: string) => (await get(path)).status;
    expect(await statusOf('/readyz')).toBe(200);
    const ended = backend.end('SIGTERM');
    await expect.poll(() => statusOf('/readyz')).toBe(503);
    expect(await statusOf('/api/admin/users')).toBe(200);
    expect(await ended).toBe(0);
  });

  test.each([
    [['--port', 'web'], {}, '"web" is not a port.'],
    [[], { SEED: 'test' }, 'SEED must be "demo", "hostile" or "none", but is "test".'],
  ])('names a switch that it cannot understand: %j %j', async (args, env, message) => {
    const refused = await startBackend([...args, '--data', join(folder, 'switch')], {
      PORT: '0',
      ...env,
    }).catch((error: unknown) => String(error));
    expect(refused).toContain(message);
  });
});

describe('the lock of a folder', () => {
  test('is refused to a second taker, in this process too, until it is released', () => {
    const path = join(folder, 'twice');
    const lock = acquireFolderLock(path);
    expect(() => acquireFolderLock(path)).toThrow(FolderLockedError);
    lock.release();
    lock.release();
    acquireFolderLock(path).release();
  });

  test.each([
    ['a process that is gone', { pid: 2 ** 22 + 1 }],
    ['an earlier process with the same id', { startMark: 'another start' }],
    ['a record that is cut off', null],
  ])('left by %s is reclaimed', async (_, change) => {
    const path = join(folder, `stale-${Math.abs(JSON.stringify(change).length)}`);
    const record = { ...identifySelf(), startedAt: 'earlier', isReleased: false, ...change };
    await writeFile(`${path}.lock.7`, change === null ? '{"pid":' : JSON.stringify(record));
    const lock = acquireFolderLock(path);
    expect(
      (await readdir(folder)).filter((name) => name.startsWith(path.split('/').at(-1) ?? '')),
    ).toEqual([`${path.split('/').at(-1)}.lock.8`]);
    expect(JSON.parse(await readFile(`${path}.lock.8`, 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    lock.release();
  });

  test('of another machine is never reclaimed, and says which file to delete', async () => {
    const path = join(folder, 'elsewhere');
    await writeFile(
      `${path}.lock.1`,
      JSON.stringify({
        ...identifySelf(),
        host: 'other',
        pid: 4,
        startedAt: 'earlier',
        isReleased: false,
      }),
    );
    expect(() => acquireFolderLock(path)).toThrow(
      /in use by process 4 on other, started earlier.*delete .*elsewhere\.lock\.1/,
    );
  });
});
