import { mkdir } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Sql } from 'postgres';
import { Gate } from '../core/gate';
import { unavailable } from '../core/problem';
import { fromRoot } from '../fromRoot';
import { type Database, rootCause } from './database';
import { acquireFolderLock } from './folderLock';
import { databaseBusy, type DatabaseLimits, defaultLimits } from './limits';
import { SearchTurns } from './searchTurns';
import { ServerPool } from './serverPool';

const migrationsFolder = fromRoot('contracts/provider/db/migrations');

export interface OpenDatabase {
  db: Database;
  /** Where the data is, for the text at the start. Never contains a password. */
  description: string;
  /** Where statements wait for a connection. */
  gate: Gate;
  searches: SearchTurns;
  /** Throws if the database gives no sign of life within the time. */
  ping: (ms: number) => Promise<void>;
  /**
   * To call after a bulk load. Without fresh statistics and visibility, counts and index-only scans
   * are slow.
   */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
}

/**
 * Opens a PGlite with the extension that searches need: in memory if there is no folder. The caller
 * must have locked its folder.
 */
export async function createPGlite(
  options: { dataDir?: string; loadDataDir?: Blob } = {},
): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return PGlite.create({ ...options, extensions: { pg_trgm } });
}

/** Wraps and migrates an open PGlite. */
export async function wrapPGlite(
  client: PGlite,
  description: string,
  limits: DatabaseLimits = defaultLimits,
): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  await migrate(drizzle(client), { migrationsFolder });
  // One at a time, as the engine does anyway. In this line a read can be abandoned.
  const gate = new Gate({
    places: 1,
    waiting: limits.waiting,
    waitMs: limits.waitMs,
    refuse: () => unavailable(databaseBusy),
  });
  const db = drizzle(gated(client, gate)) as unknown as Database;
  return {
    db,
    description,
    gate,
    searches: new SearchTurns(db, limits, false),
    ping: async () => {
      await client.query('select 1');
    },
    // PGlite has no autovacuum.
    tidy: async () => {
      await client.exec('VACUUM ANALYZE');
    },
    close: () => client.close(),
  };
}

/** The same PGlite with its statements and transactions behind a gate. */
function gated(client: PGlite, gate: Gate): PGlite {
  return new Proxy(client, {
    get(target, name: keyof PGlite) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      const call = (...parameters: unknown[]) =>
        Reflect.apply(value, target, parameters) as unknown;
      const isGated = name === 'query' || name === 'transaction' || name === 'exec';
      return isGated
        ? (...parameters: unknown[]) => gate.run(() => Promise.resolve(call(...parameters)))
        : call;
    },
  });
}

/** Opens and migrates the PGlite database in a folder. Throws if another process has it open. */
export async function openFolder(folder: string, limits?: DatabaseLimits): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const lock = acquireFolderLock(folder);
  try {
    const opened = await wrapPGlite(
      await createPGlite({ dataDir: folder }),
      `PGlite in ${folder}`,
      limits,
    );
    return {
      ...opened,
      close: async () => {
        await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/**
 * Opens a PostgreSQL server's database. The migrations are the same as for PGlite. A role that owns
 * no tables can't make them: it finds them made.
 */
export async function openServer(
  url: string,
  limits: DatabaseLimits = defaultLimits,
  { isOwner = true } = {},
): Promise<OpenDatabase> {
  if (!URL.canParse(url))
    throw new Error('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  const { host, pathname } = new URL(url);
  try {
    await (isOwner ? migrateAlone(url) : assertMigrated(url));
  } catch (error) {
    throw new Error(
      `The PostgreSQL database at ${host}${pathname} cannot be used: ${rootCause(error)}`,
      { cause: error },
    );
  }
  const { drizzle } = await import('drizzle-orm/postgres-js');
  const pool = new ServerPool(url, limits);
  // The pool has what drizzle uses of the client.
  const db = drizzle(pool as unknown as Sql) as unknown as Database;
  return {
    db,
    description: `PostgreSQL at ${host}${pathname}`,
    gate: pool.gate,
    searches: new SearchTurns(db, limits, true),
    ping: (ms) => pool.ping(ms),
    // A server runs autovacuum, and not every server that speaks PostgreSQL's protocol knows
    // VACUUM.
    tidy: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

/**
 * Several processes may start at the same time. One migrates, the others wait for its lock. The
 * lock ends with the connection.
 */
async function migrateAlone(url: string): Promise<void> {
  const { drizzle } = await import('drizzle-orm/postgres-js');
  const { migrate } = await import('drizzle-orm/postgres-js/migrator');
  await onOneConnection(url, async (client) => {
    await client`select pg_advisory_lock(hashtext('console migrations'))`;
    await migrate(drizzle(client), { migrationsFolder });
  });
}

async function assertMigrated(url: string): Promise<void> {
  const { readMigrationFiles } = await import('drizzle-orm/migrator');
  const wanted = readMigrationFiles({ migrationsFolder }).length;
  const made = await onOneConnection(url, async (client) => {
    const [table] = await client`select to_regclass('drizzle.__drizzle_migrations') as name`;
    if (table?.name === null) return 0;
    const [row] = await client`select count(*)::int as made from drizzle.__drizzle_migrations`;
    return Number(row?.made);
  });
  if (made < wanted)
    throw new Error(
      `It has ${made} of ${wanted} migrations. Run the command 'migrate' as its owner.`,
    );
}

/**
 * Lets the service's role read and write the rows and nothing else: it owns no table, so it can't
 * change one, nor the entries of the audit. Makes the role if there is none.
 */
export async function grantService(ownerUrl: string, serviceUrl: string): Promise<void> {
  const { username, password } = new URL(serviceUrl);
  const [role, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  await onOneConnection(ownerUrl, async (client) => {
    const [known] = await client`select 1 from pg_roles where rolname = ${role}`;
    const name = `"${role.replaceAll('"', '""')}"`;
    const literal = `'${secret.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
    if (!known) await client.unsafe(`create role ${name} login password E${literal}`);
    await client.unsafe(`
      grant usage on schema public, drizzle to ${name};
      grant select on all tables in schema drizzle to ${name};
      grant select, insert, update, delete on all tables in schema public to ${name};
      grant usage, select on all sequences in schema public to ${name};
      revoke update, delete on audit from ${name};`);
  });
}

async function onOneConnection<Result>(
  url: string,
  run: (client: Sql) => Promise<Result>,
): Promise<Result> {
  const { default: postgres } = await import('postgres');
  const client = postgres(url, {
    max: 1,
    max_lifetime: null,
    connect_timeout: 10,
    onnotice: () => undefined,
  });
  try {
    return await run(client);
  } finally {
    await client.end({ timeout: 1 });
  }
}
