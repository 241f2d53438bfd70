import { setMaxListeners } from 'node:events';
import postgres, { type Sql } from 'postgres';
import { defaultConfig } from '../../contracts/provider/core/config';
import { seededAdmin } from '../../contracts/provider/seed/seedDatabase';
import { startNameServer } from '../deploy/nameServer';
import { startNginx } from '../deploy/nginxServer';
import {
  startBalancer,
  type Balancer,
  type BalancerOptions,
  watchReadiness,
} from '../provider/balancer';
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
  /** The program of nginx, to put the configuration of `.deploy/` in the balancer's place. */
  nginx?: string;
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
  nginx,
  ...postgresOptions
}: StageOptions = {}): Promise<Stage> {
  const server = await startPostgres(postgresOptions);
  const { url: database } = await new ServerDatabases(
    server.url('postgres'),
    'load_',
  ).createEmpty();
  await fillDatabase(database, users, new Date(), defaultConfig.passwordCost);
  const hosts = Array.from({ length: count }, (_, index) => `127.0.0.${index + 1}`);
  // nginx finds them by their name, so all have the same port.
  const port = await freePort();
  // nginx asks for the addresses of the name every five seconds.
  const drainSeconds = nginx === undefined ? 1 : 7;
  const instances = await Promise.all(
    hosts.map((host) => openInstance(database, host, port, drainSeconds)),
  );
  const balancer =
    nginx === undefined
      ? await startBalancer(
          instances.map(({ url }) => url),
          { cut },
        )
      : await startFront(nginx, instances, port);
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

/** nginx, with a name server that lists the instances that are ready, as that of Kubernetes does. */
async function startFront(nginx: string, instances: Instance[], port: number): Promise<Balancer> {
  const readiness = watchReadiness(instances.map(({ url }) => url));
  const names = await startNameServer(() => readiness.ready().map((url) => new URL(url).hostname));
  const { origin, stop } = await startNginx(nginx, {
    root: '/nowhere',
    upstream: `http://backend:${port}`,
    resolver: names.address,
  });
  return {
    url: origin,
    cuts: () => 0,
    close: async () => {
      await stop();
      names.close();
      readiness.stop();
    },
  };
}

async function openInstance(
  database: string,
  host: string,
  port: number,
  drainSeconds: number,
): Promise<Instance> {
  const env = {
    DATABASE_URL: database,
    VALIDATE: '0',
    TRUST_PROXY: '1',
    DRAIN_SECONDS: String(drainSeconds),
  };
  let backend: RunningBackend;
  const start = async () => {
    backend = await startBackend(['--port', String(port), '--host', host], env);
  };
  await start();
  return { url: `http://${host}:${port}`, end: (signal) => backend.end(signal), start };
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
