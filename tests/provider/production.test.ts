import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, spawnBackend } from './process';

const password = 'a password of its own';
const first = { ADMIN_EMAIL: 'chief@example.com', ADMIN_PASSWORD: password };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-production-'));
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

test('the password may come from a file', { timeout: 60_000 }, async () => {
  const file = join(folder, 'password');
  await writeFile(file, `${password}\n`);
  let status = 0;
  await run(
    'file',
    { ADMIN_EMAIL: first.ADMIN_EMAIL, ADMIN_PASSWORD_FILE: file },
    async (origin) => {
      status = await signsIn(origin, first.ADMIN_EMAIL, password);
    },
  );
  expect(status).toBe(200);
});

test.each<[string, Record<string, string>, string]>([
  ['no admin', {}, 'Give the admin an ADMIN_EMAIL and an ADMIN_PASSWORD.'],
  [
    'no password',
    { ADMIN_EMAIL: 'chief@example.com' },
    'an ADMIN_PASSWORD of at least 12 characters.',
  ],
  [
    'a short password',
    { ...first, ADMIN_PASSWORD: 'elevenchars' },
    'an ADMIN_PASSWORD of at least 12 characters.',
  ],
  [
    'no email',
    { ...first, ADMIN_EMAIL: 'chief' },
    'Give the admin an ADMIN_EMAIL and an ADMIN_PASSWORD.',
  ],
  ['faults', { ...first, FAULTS: '1' }, 'FAULTS=1 is refused with NODE_ENV=production'],
  [
    'cheap password hashes',
    { ...first, PASSWORD_COST: '1024' },
    'PASSWORD_COST is too low for NODE_ENV=production',
  ],
  [
    'another seed',
    { ...first, SEED: 'test' },
    'SEED must be "demo", "hostile" or "none", but is "test".',
  ],
  [
    'a password file that is not there',
    { ...first, ADMIN_PASSWORD_FILE: '/nowhere' },
    'ADMIN_PASSWORD_FILE names a file that cannot be read',
  ],
])('%s ends the start with words', { timeout: 60_000 }, async (_, env, words) => {
  const { code, output } = await run('refused', env);
  expect([code, output]).toEqual([1, expect.stringContaining(words)]);
  expect(output).not.toMatch(/elevenchars|a password of its own|\bat .*\.ts/);
});

test.each(['demo', 'hostile'])(
  'the seed %s must be asked for by name, and its password is not printed',
  { timeout: 120_000 },
  async (seed) => {
    let status = 0;
    const seeded = await run(seed, { SEED: seed }, async (origin) => {
      status = await signsIn(origin, 'admin@example.com', 'admin-password');
    });
    expect([seeded.code, status, seeded.output.includes('admin-password')]).toEqual([
      0,
      200,
      false,
    ]);
    const without = await run(seed, first);
    expect([without.code, without.output]).toEqual([
      1,
      expect.stringContaining('The database holds seeded data'),
    ]);
  },
);
