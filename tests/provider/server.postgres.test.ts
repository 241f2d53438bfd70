import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createApp } from '../../contracts/provider/app';
import { createManualClock } from '../../contracts/provider/core/clock';
import { defaultConfig } from '../../contracts/provider/core/config';
import { defaultLimits } from '../../contracts/provider/db/limits';
import { openServer, type OpenDatabase } from '../../contracts/provider/db/openDatabase';
import { transactions } from '../../contracts/provider/db/tables/payments';
import { positions } from '../../contracts/provider/db/tables/trading';
import { users } from '../../contracts/provider/db/tables/users';
import { createServices } from '../../contracts/provider/operations/services';
import { seedDatabase } from '../../contracts/provider/seed/seedDatabase';
import {
  createTestDatabase,
  testEpoch,
  testPasswordCost,
} from '../../contracts/provider/seed/testDatabase';
import { insertRow, mintAccessToken } from '../../contracts/provider/states/rows';
import { startPostgres } from './postgresServer';
import { present } from './present';
import { ServerDatabases } from './serverDatabase';

/**
 * What differs from the embedded engine: several connections, several processes. The project
 * `postgres` runs all other tests there too.
 */
describe('on a PostgreSQL server', { timeout: 120_000 }, () => {
  let database: Awaited<ReturnType<ServerDatabases['create']>>;
  const opened: OpenDatabase[] = [];
  const impatient = { ...defaultLimits, lockMs: 500 };

  beforeAll(async () => {
    const { url, prefix } = present(inject('postgres'));
    database = await new ServerDatabases(url, prefix).create(300);
  });
  afterAll(async () => {
    for (const { close } of opened) await close();
    await database.drop();
  });

  const openApp = async () => {
    const own = present(opened[opened.push(await openServer(database.url, impatient)) - 1]);
    const parts = {
      ...own,
      clock: createManualClock(testEpoch),
      config: { ...defaultConfig, onResponseMismatch: 'throw' as const },
    };
    const services = createServices(parts);
    return { services, app: createApp(services) };
  };

  test('takes the demo data as PGlite does', async () => {
    const { url, prefix } = present(inject('postgres'));
    const own = await new ServerDatabases(url, prefix).createEmpty();
    const server = await openServer(own.url);
    const embedded = await createTestDatabase({ users: 0 });
    for (const { db } of [server, embedded])
      await seedDatabase(db, {
        seed: 'demo',
        users: 60,
        now: testEpoch,
        passwordCost: testPasswordCost,
      });
    for (const table of [users, transactions, positions]) {
      const rows = await server.db.select().from(table);
      expect(rows.length).toBeGreaterThan(20);
      expect(rows).toEqual(await embedded.db.select().from(table));
    }
    await embedded.close();
    await server.close();
    await own.drop();
  });

  test('a decision that waits for a lock is a 503 with a message, and is not made', async () => {
    const { app, services } = await openApp();
    const { id } = await insertRow(services, 'transactions', { userId: 2 });
    const locker = postgres(database.url, { max: 1 });
    const headers = { Authorization: `Bearer ${await mintAccessToken(services)}` };
    await locker.begin(async (tx) => {
      await tx`lock table transactions in share mode`;
      const response = await app.request(`/api/admin/payouts/${id}/accept`, {
        method: 'POST',
        headers,
      });
      expect([response.status, await response.json(), response.headers.get('Retry-After')]).toEqual(
        [503, { message: 'The service is too busy at the moment. Please try again.' }, '1'],
      );
    });
    expect(await locker`select status from transactions where id = ${id}`).toEqual([
      { status: 'pending' },
    ]);
    expect(
      (await app.request(`/api/admin/payouts/${id}/accept`, { method: 'POST', headers })).status,
    ).toBe(200);
    await locker.end();
  });

  test('without the server every call is a 503 with a message, and the process is healthy but not ready', async () => {
    const own = await startPostgres();
    const failing = await openServer(own.url('postgres'));
    const services = createServices({
      ...failing,
      clock: createManualClock(testEpoch),
      config: defaultConfig,
    });
    const app = createApp(services);
    const headers = { Authorization: `Bearer ${await mintAccessToken(services)}` };
    expect((await app.request('/readyz')).status).toBe(200);
    await own.end();
    for (const [method, path] of [
      ['GET', 'users'],
      ['POST', 'payouts/1/accept'],
      ['GET', 'dashboard'],
    ] as const) {
      const response = await app.request(`/api/admin/${path}`, { method, headers });
      expect([response.status, await response.json()]).toEqual([
        503,
        { message: expect.stringMatching(/database/) as string },
      ]);
    }
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
    await failing.close();
    await own.close();
  });
});
