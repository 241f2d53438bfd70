import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { testPasswordCost } from '../../contracts/provider/seed/testDatabase';
import { printCount } from '../propertyRuns';
import { startBalancer, type Balancer } from './balancer';
import { present } from './present';
import { post, signIn, startBackend, type RunningBackend } from './process';
import { ServerDatabases } from './serverDatabase';

/**
 * The tested set-up: three processes behind one balancer, on one PostgreSQL database that they
 * migrate and seed themselves.
 */
let instances: RunningBackend[];
let balancer: Balancer;
let database: Awaited<ReturnType<ServerDatabases['createEmpty']>>;
let session: { access: string; refresh: string };

const startInstance = () =>
  startBackend(['--port', '0'], {
    DATABASE_URL: database.url,
    PASSWORD_COST: String(testPasswordCost),
  });

beforeAll(async () => {
  const { url, prefix } = present(inject('postgres'));
  database = await new ServerDatabases(url, prefix).createEmpty();
  instances = await Promise.all([startInstance(), startInstance(), startInstance()]);
  balancer = await startBalancer(instances.map((instance) => instance.url));
});
afterAll(async () => {
  await balancer.close();
  for (const instance of instances) await instance.end();
  await database.drop();
});
beforeEach(async () => {
  session = await signIn(balancer.url);
});

const refreshAt = async (origin: string, token: string) => {
  const response = await post(`${origin}/api/account/auth/token/refresh`, { refresh_token: token });
  const body = (await response.json()) as { access_token: string; refresh_token: string };
  return { status: response.status, ...body };
};
const read = (origin: string, path: string, token: string) =>
  fetch(origin + path, { headers: { Authorization: `Bearer ${token}` } });
const isWelcome = async (origin: string, token: string) =>
  (await read(origin, '/api/admin/users/stats', token)).status;
const decide = (id: number | undefined, action = 'accept') =>
  post(`${balancer.url}/api/admin/payouts/${id}/${action}`, {}, session.access);
const urls = () => instances.map(({ url }) => url);

async function pendingPayouts(): Promise<number[]> {
  const path = '/api/admin/payouts?status=pending&page_size=10';
  const body: unknown = await (await read(balancer.url, path, session.access)).json();
  return (body as { results: { id: number }[] }).results.map(({ id }) => id);
}

test('one of them made the tables and the rows', () => {
  const outputs = instances.map((instance) => instance.output());
  expect(outputs.filter((output) => output.includes('60 users seeded'))).toHaveLength(1);
});

test('a sign-in at one of them is a session at all, and a token swapped at one is good at the others', async () => {
  expect(await Promise.all(urls().map((url) => isWelcome(url, session.access)))).toEqual([
    200, 200, 200,
  ]);
  const [first = '', second = '', third = ''] = urls();
  const next = await refreshAt(first, session.refresh);
  const last = await refreshAt(second, next.refresh_token);
  expect(await isWelcome(third, last.access_token)).toBe(200);
});

test('the same refresh token at all of them at once signs nobody out', async () => {
  const swapped = await Promise.all(
    [...urls(), ...urls()].map((url) => refreshAt(url, session.refresh)),
  );
  expect(swapped.map(({ status }) => status)).toEqual(Array(6).fill(200));
  const welcomes = swapped.flatMap(({ access_token: token }) =>
    urls().map((url) => isWelcome(url, token)),
  );
  expect(await Promise.all(welcomes)).toEqual(Array(18).fill(200));
});

test('of thirty decisions over all of them about one payout one is made', async () => {
  const [payout] = await pendingPayouts();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => decide(payout, index % 2 ? 'accept' : 'reject')),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(29).fill(409)]);
  printCount(
    'decisions over three instances about one payout, of which one was made',
    answers.length,
  );
});

test('the session and the decisions outlive an instance that is killed, and one that is stopped', async () => {
  const [one = 0, two = 0] = await pendingPayouts();
  await present(instances[0]).end('SIGKILL');
  expect((await decide(one)).status).toBe(200);
  await present(instances[1]).end('SIGTERM');
  const next = await refreshAt(balancer.url, session.refresh);
  expect(await isWelcome(balancer.url, next.access_token)).toBe(200);
  expect((await decide(two)).status).toBe(200);
  expect((await decide(one)).status).toBe(409);
});
