import { setMaxListeners } from 'node:events';
import postgres, { type Sql } from 'postgres';
import { defaultConfig } from '../../contracts/provider/core/config';
import { seededAdmin } from '../../contracts/provider/seed/seedDatabase';
import { startBalancer, type Balancer, type BalancerOptions } from '../provider/balancer';
import { freePort } from '../../.setup/run/provider.mjs';
import {
  startPostgres,
  type PostgresOptions,
  type PostgresServer,
} from '../provider/postgresServer';
import { startBackend, type RunningBackend } from '../provider/process';
import { present } from '../provider/present';
import { fillDatabase, ServerDatabases } from '../provider/serverDatabase';
import { send } from './client';

export interface StageOptions extends BalancerOptions, PostgresOptions {
  users?: number;
  instances?: number;
}

export interface Instance {
  url: string;
  end(signal: NodeJS.Signals): Promise<unknown>;
  start(): Promise<void>;
}

/**
 * Several instances of the service behind one balancer on one PostgreSQL, all of them processes of
 * their own but the balancer.
 */
export interface Stage {
  url: string;
  balancer: Balancer;
  instances: Instance[];
  server: PostgresServer;
  sql: Sql;
  signIn(email?: string): Promise<{ access: string; refresh: string }>;
  addPayouts(count: number): Promise<number[]>;
  /**
   * Makes so many users of the seed admins, with the password of the seeded admin, and returns
   * their emails.
   */
  addAdmins(count: number): Promise<string[]>;
  close(): Promise<void>;
}

export async function openStage({
  users = 1000,
  instances: count = 3,
  cut,
  ...postgresOptions
}: StageOptions = {}): Promise<Stage> {
  const server = await startPostgres(postgresOptions);
  const { url: database } = await new ServerDatabases(
    server.url('postgres'),
    'load_',
  ).createEmpty();
  await fillDatabase(database, users, new Date(), defaultConfig.passwordCost);
  const instances = await Promise.all(Array.from({ length: count }, () => openInstance(database)));
  const balancer = await startBalancer(
    instances.map(({ url }) => url),
    { cut },
  );
  const sql = postgres(database, { max: 4, onnotice: () => undefined });
  return {
    url: balancer.url,
    balancer,
    instances,
    server,
    sql,
    signIn: async (email = seededAdmin.email) => {
      const { status, body } = await send(balancer.url, 'POST', '/api/admin/auth/login', {
        body: { email, password: seededAdmin.password },
      });
      if (status !== 200)
        throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
      return (body as { data: { access: string; refresh: string } }).data;
    },
    addPayouts: (count) => addPayouts(sql, count),
    addAdmins: (count) => addAdmins(sql, count),
    close: async () => {
      await balancer.close();
      await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
      await sql.end({ timeout: 1 });
      await server.close();
    },
  };
}

async function openInstance(database: string): Promise<Instance> {
  const port = await freePort();
  const env = { DATABASE_URL: database, VALIDATE: '0', TRUST_PROXY: '1', DRAIN_SECONDS: '1' };
  let backend: RunningBackend;
  const start = async () => {
    backend = await startBackend(['--port', String(port)], env);
  };
  await start();
  return { url: `http://127.0.0.1:${port}`, end: (signal) => backend.end(signal), start };
}

async function addPayouts(sql: Sql, count: number): Promise<number[]> {
  const rows = await sql<{ id: string }[]>`
    INSERT INTO transactions (transaction_id, user_id, type, status, price_amount, price_currency, created_at)
    SELECT 'LOAD-' || gen_random_uuid(), 3 + mod(g, 40), 'debit', 'pending', 100 + g, 'USD', now() - g * interval '1 second'
    FROM generate_series(1, ${count}::int) AS g
    RETURNING id`;
  return rows.map(({ id }) => Number(id));
}

async function addAdmins(sql: Sql, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => 50 + index);
  await sql`UPDATE users SET role = 'admin', email = 'decider' || id || '@example.com' WHERE id IN ${sql(ids)}`;
  await sql`
    INSERT INTO credentials (user_id, password_hash)
    SELECT users.id, credentials.password_hash FROM users, credentials WHERE users.id IN ${sql(ids)} AND credentials.user_id = 1`;
  return ids.map((id) => `decider${present(id)}@example.com`);
}

// Many requests wait for one time limit each.
setMaxListeners(0);
