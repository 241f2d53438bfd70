import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { runInRequest } from '../../contracts/provider/core/requestScope';
import { CountMemory } from '../../contracts/provider/db/countMemory';
import type { Database } from '../../contracts/provider/db/database';
import { addSearchIndex } from '../../contracts/provider/db/searchIndex';
import { openServer, type OpenDatabase } from '../../contracts/provider/db/openDatabase';
import { settings } from '../../contracts/provider/db/tables/platform';
import { startPostgres, type PostgresServer } from './postgresServer';
import { present } from './present';
import { openService } from './service';

const service = await openService();
/**
 * For totals. Another database's writes change a server's snapshot too, and there the other tests
 * write beside this one.
 */
const embedded = await openService({ users: 0, isEmbedded: true });

const inRequest = <T>(task: () => Promise<T>) =>
  runInRequest({ id: 'test', isRead: true, signal: new AbortController().signal }, task);
const texts = [
  'ada',
  'ADA',
  'example.com',
  '1000',
  '100',
  'a',
  '%',
  '_',
  '\\',
  "o'",
  'é',
  'ß',
  '  ',
  'no such trader',
  'son.',
  '漢',
];

async function find(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const path of ['accounts', 'users']) {
    for (const text of texts) {
      const { status, body } = await service.send(
        'GET',
        `/api/admin/mt5/${path}?page_size=50&search=${encodeURIComponent(text)}`,
      );
      expect([status, path, text]).toEqual([200, path, text]);
      found.push(body);
    }
  }
  return found;
}

test('find the same with the index, without it, and on an engine that has no such extension', async () => {
  const { db } = service.services;
  expect(await addSearchIndex(db)).toBe(true);
  const plan = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return JSON.stringify(
      await tx.execute(sql`explain select 1 from trading_accounts where name ilike '%adaeze%'`),
    );
  });
  expect(plan).toContain('trading_accounts_search');
  const withIndex = await find();
  await db.execute(sql`drop index trading_accounts_search`);
  await db.execute(sql`drop extension pg_trgm`);
  expect(await find()).toEqual(withIndex);
  // No such extension, and a role that may not create one.
  for (const code of ['0A000', '42501']) {
    const refused = Object.assign(new Error('refused'), { code });
    expect(
      await addSearchIndex({ transaction: () => Promise.reject(refused) } as unknown as Database),
    ).toBe(false);
  }
});

test('two run, four wait, the next one is a 503 with a message; other requests go on', async () => {
  const { searches } = service.services;
  const ends: (() => void)[] = [];
  const running = Array.from({ length: 6 }, () =>
    inRequest(() => searches.run(() => new Promise<void>((end) => ends.push(end)))),
  );
  await expect.poll(() => [searches.gate.inUse, searches.gate.waiting]).toEqual([2, 4]);
  const { status, headers, body } = await service.send('GET', '/api/admin/mt5/users?search=ada');
  expect([status, headers.get('Retry-After'), body]).toEqual([
    503,
    '1',
    { message: 'Too many searches are running at the moment. Please try again.' },
  ]);
  expect((await service.send('GET', '/api/admin/mt5/users')).status).toBe(200);
  for (let ended = 0; ended < 6; ended += 1) {
    await expect.poll(() => ends.length).toBeGreaterThan(0);
    ends.shift()?.();
  }
  await Promise.all(running);
  expect((await service.send('GET', '/api/admin/mt5/users?search=ada')).status).toBe(200);
});

describe('totals', () => {
  const slowly = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 40));
  const write = (value: string) =>
    embedded.services.db
      .insert(settings)
      .values({ key: 'test', value })
      .onConflictDoUpdate({ target: settings.key, set: { value } });

  test('that are expensive are computed once for all who ask at once, and again after any write', async () => {
    const { db } = embedded.services;
    const [here, there] = [new CountMemory(db), new CountMemory(db)];
    const compute = vi.fn(() => slowly(7));
    expect(await Promise.all(Array.from({ length: 5 }, () => here.read('all', compute)))).toEqual([
      7, 7, 7, 7, 7,
    ]);
    expect(await here.read('all', compute)).toBe(7);
    expect(compute).toHaveBeenCalledTimes(1);
    await there.read('all', () => slowly(7));
    await write('another');
    compute.mockImplementation(() => slowly(8));
    expect([await here.read('all', compute), await there.read('all', () => slowly(8))]).toEqual([
      8, 8,
    ]);
  });

  test('are not kept if a write came while they were computed', async () => {
    const counts = new CountMemory(embedded.services.db);
    const first = counts.read('all', async () => {
      await write('while it was computed');
      return slowly(1);
    });
    expect(await first).toBe(1);
    expect(await counts.read('all', () => slowly(2))).toBe(2);
  });

  test('that are cheap are computed every time, and a failure is not kept', async () => {
    const counts = new CountMemory(embedded.services.db);
    const cheap = vi.fn(() => Promise.resolve(1));
    for (let time = 0; time < 3; time += 1) await counts.read('cheap', cheap);
    expect(cheap).toHaveBeenCalledTimes(3);
    const fail = vi.fn(() => slowly(0).then(() => Promise.reject(new Error('no'))));
    // Otherwise each of those who ask at once would ask a database that is in trouble again.
    const asked = Array.from({ length: 5 }, () => counts.read('failing', fail));
    for (const { status } of await Promise.allSettled(asked)) expect(status).toBe('rejected');
    expect(fail).toHaveBeenCalledTimes(1);
    expect(await counts.read('failing', () => Promise.resolve(4))).toBe(4);
  });

  test('that failed because a client has gone are computed once more for the others', async () => {
    const counts = new CountMemory(embedded.services.db);
    const client = new AbortController();
    const leaving = runInRequest({ id: 'test', isRead: true, signal: client.signal }, () =>
      counts.read('all', async () => {
        client.abort();
        return slowly(0).then(() => Promise.reject(new Error('gone')));
      }),
    );
    const compute = vi.fn(() => slowly(5));
    const others = Array.from({ length: 5 }, () => counts.read('all', compute));
    await expect(leaving).rejects.toThrow('gone');
    expect(await Promise.all(others)).toEqual([5, 5, 5, 5, 5]);
    expect(compute).toHaveBeenCalledTimes(1);
  });
});

describe('over several processes', { timeout: 120_000 }, () => {
  let server: PostgresServer;
  const opened: OpenDatabase[] = [];
  beforeAll(async () => {
    server = await startPostgres();
    for (let process = 0; process < 3; process += 1)
      opened.push(await openServer(server.url('postgres')));
  }, 120_000);
  afterAll(async () => {
    for (const { close } of opened) await close();
    await server.close();
  });

  test('two searches run at once, and every one has its turn', async () => {
    let running = 0;
    let most = 0;
    const search = async (db: Database) => {
      running += 1;
      most = Math.max(most, running);
      await db.execute(sql`select pg_sleep(0.05)`);
      running -= 1;
      return 'found';
    };
    const all = opened.flatMap(({ searches }) =>
      Array.from({ length: 5 }, () => inRequest(() => searches.run(search))),
    );
    expect(await Promise.all(all)).toEqual(Array(15).fill('found'));
    expect(most).toBe(2);
  });

  test('a search cannot write', async () => {
    const writing = present(opened[0]).searches.run((db) =>
      db.insert(settings).values({ key: 'a', value: 'b' }),
    );
    await expect(writing).rejects.toMatchObject({ cause: { code: '25006' } });
  });
});
