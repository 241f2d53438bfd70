import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configFromEnvironment } from '../../contracts/provider/core/config';
import { readSecret } from '../../contracts/provider/core/secrets';
import type { Credentials } from '../../contracts/provider/seed/accounts';
import { createFirstAdmin } from '../../contracts/provider/seed/firstAdmin';
import {
  copyEmptyDatabase,
  createTestDatabase,
  testEpoch,
  testPasswordCost,
} from '../../contracts/provider/seed/testDatabase';
import { signIn, spawnBackend } from './process';

const password = 'a password of its own';
const first = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: password };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-production-'));
  for (const data of ['first', 'seeded']) await copyEmptyDatabase(join(folder, data));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Ran {
  code: number | null;
  output: string;
}

/**
 * Starts the service in production. Once it runs, does something with it and ends it by SIGTERM.
 */
function run(
  data: string,
  env: Record<string, string>,
  whileRunning?: (origin: string) => Promise<void>,
): Promise<Ran> {
  const none = {
    ADMIN_EMAIL: '',
    ADMIN_PASSWORD: '',
    SEED: '',
    FAULTS: '',
    METRICS_PORT: '',
    SEED_USERS: '60',
  };
  const child = spawnBackend(['--port', '0', '--data', join(folder, data)], {
    ...none,
    NODE_ENV: 'production',
    ...env,
  });
  let output = '';
  let isUsed = false;
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const port = /"port":(\d+)/.exec(output)?.[1];
    if (port === undefined || isUsed) return;
    isUsed = true;
    void Promise.resolve(whileRunning?.(`http://127.0.0.1:${port}`)).finally(() =>
      child.kill('SIGTERM'),
    );
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const signsIn = async (origin: string, email: string, secret: string) =>
  (await signIn(origin, { email, password: secret })).status;

test(
  'an empty database gets the first admin and nothing else; no password is printed',
  { timeout: 120_000 },
  async () => {
    const statuses: number[] = [];
    const started = await run('first', first, async (origin) => {
      statuses.push(
        await signsIn(origin, first.ADMIN_EMAIL, password),
        await signsIn(origin, 'admin@example.com', 'admin-password'),
      );
      statuses.push((await fetch(`${origin}/__faults`)).status);
    });
    expect([started.code, statuses]).toEqual([0, [200, 401, 404]]);
    for (const line of started.output.trim().split('\n'))
      expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) as string });
    expect(started.output).not.toMatch(new RegExp(`${password}|admin-password|chief@`));

    const again: number[] = [];
    const second = await run(
      'first',
      { ADMIN_EMAIL: 'other@example.com', ADMIN_PASSWORD: 'another long password' },
      async (origin) => {
        again.push(
          await signsIn(origin, first.ADMIN_EMAIL, password),
          await signsIn(origin, 'other@example.com', 'another long password'),
        );
      },
    );
    expect([second.code, again]).toEqual([0, [200, 401]]);
  },
);

test('the password may come from a file, and one that is not there is refused', async () => {
  const file = join(folder, 'password');
  await writeFile(file, `${password}\n`);
  expect(readSecret({ ADMIN_PASSWORD_FILE: file }, 'ADMIN_PASSWORD')).toBe(password);
  expect(() => readSecret({ ADMIN_PASSWORD_FILE: '/nowhere' }, 'ADMIN_PASSWORD')).toThrow(
    'ADMIN_PASSWORD_FILE names a file that cannot be read',
  );
});

test.each<[string, Credentials, string]>([
  [
    'no admin',
    { email: undefined, password: undefined },
    'Give the admin an ADMIN_EMAIL and an ADMIN_PASSWORD.',
  ],
  [
    'no email',
    { email: 'chief', password },
    'Give the admin an ADMIN_EMAIL and an ADMIN_PASSWORD.',
  ],
  [
    'a short password',
    { email: first.ADMIN_EMAIL, password: 'elevenchars' },
    'Give the admin an ADMIN_PASSWORD of at least 12 characters.',
  ],
])('%s is refused', async (_, admin, words) => {
  const { db, close } = await createTestDatabase({ users: 0 });
  await expect(createFirstAdmin(db, admin, testEpoch, testPasswordCost)).rejects.toThrow(words);
  await close();
});

test.each<[string, Record<string, string>, string]>([
  ['faults', { FAULTS: '1' }, 'FAULTS=1 is refused with NODE_ENV=production'],
  [
    'cheap password hashes',
    { PASSWORD_COST: '1024' },
    'PASSWORD_COST is too low for NODE_ENV=production',
  ],
  [
    'words for a number',
    { DRAIN_SECONDS: 'many' },
    'DRAIN_SECONDS must be a positive number, but is "many".',
  ],
])('%s are refused', (_, env, words) =>
  expect(() => configFromEnvironment({ NODE_ENV: 'production', ...env })).toThrow(words),
);

test(
  'seeded data must be asked for by name, and its password is not printed',
  { timeout: 120_000 },
  async () => {
    let status = 0;
    const seeded = await run('seeded', { SEED: 'hostile' }, async (origin) => {
      status = await signsIn(origin, 'admin@example.com', 'admin-password');
    });
    expect([seeded.code, status, seeded.output.includes('admin-password')]).toEqual([
      0,
      200,
      false,
    ]);
    const without = await run('seeded', first);
    expect([without.code, without.output]).toEqual([
      1,
      expect.stringContaining('The database holds seeded data'),
    ]);
    expect(without.output).not.toMatch(/\bat .*\.ts/);
  },
);
