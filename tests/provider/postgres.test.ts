import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp, createServices } from '../../contracts/provider/app';
import { createManualClock } from '../../contracts/provider/clock';
import { defaultConfig } from '../../contracts/provider/config';
import type { OpenDatabase } from '../../contracts/provider/db/database';
import { openServer } from '../../contracts/provider/db/openDatabase';
import { testEpoch } from '../../contracts/provider/db/testDatabase';
import { seedDatabase } from '../../contracts/provider/seed/seedDatabase';
import { insertRow, mintAccessToken } from '../../contracts/provider/states';
import { findPostgres, startPostgres, type PostgresServer } from './postgresServer';
import { present } from './present';
import { startService, type TestService } from './service';

const programs = findPostgres();

/** What differs from the embedded engine: several connections, several processes. The whole suite runs with TEST_DATABASE_URL. */
describe.runIf(programs !== undefined)('on a PostgreSQL server', { timeout: 120_000 }, () => {
  let server: PostgresServer;
  const opened: OpenDatabase[] = [];

  beforeAll(async () => {
    server = await startPostgres(present(programs));
    const maintenance = postgres(server.url('postgres'), { max: 1 });
    await maintenance`CREATE DATABASE console`;
    await maintenance.end();
  }, 120_000);
  afterAll(async () => {
    for (const { close } of opened) await close();
    await server.stop();
  });

  const openApp = async () => {
    const { db } = present(opened[opened.push(await openServer(server.url('console'))) - 1]);
    const hasSeeded = await seedDatabase(db, { users: 300, now: testEpoch });
    const parts = { db, clock: createManualClock(testEpoch), config: { ...defaultConfig, onResponseMismatch: 'throw' as const } };
    const services = createServices(parts);
    return { hasSeeded, services, app: createApp(parts, services) };
  };

  test('three processes that start at once share one migration, one seed and one secret, and decide a payout once', async () => {
    const apps = await Promise.all([openApp(), openApp(), openApp()]);
    expect(apps.filter(({ hasSeeded }) => hasSeeded)).toHaveLength(1);
    const [first] = apps;
    const token = await mintAccessToken(first.services);
    const { id } = await insertRow(first.services, 'transactions');
    const answers = await Promise.all(
      Array.from({ length: 21 }, async (_, index) =>
        present(apps[index % 3]).app.request(`/api/admin/payouts/${id}/${index % 2 ? 'accept' : 'reject'}`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${token}` },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(20).fill(409)]);
  });

  test('holds the same rows as the embedded engine', async () => {
    const embedded: TestService = await startService();
    const { app, services } = await openApp();
    const headers = { Authorization: `Bearer ${await mintAccessToken(services)}` };
    for (const path of [
      '/admin/users?page_size=1000',
      '/admin/users/300',
      '/admin/users/14/kyc',
      '/admin/users/3/wallet/transactions?page_size=100',
      '/admin/challenges?page_size=100',
      '/admin/ticket',
      '/admin/mt5/accounts?page_size=1000',
      '/admin/competitions?page_size=50',
      '/admin/competition/3',
    ]) {
      const response = await app.request(`/api${path}`, { headers });
      const here: unknown = await response.json();
      const there = (await embedded.send('GET', `/api${path}`)).body;
      expect(withoutSignatures(here), path).toEqual(withoutSignatures(there));
    }
    await embedded.close();
  });
});

const withoutSignatures = (body: unknown) => JSON.stringify(body).replaceAll(/signature=[\w-]+/g, '');
