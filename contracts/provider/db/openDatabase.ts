import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, OpenDatabase } from './database';
import { firstCause, sqlState } from './database';
import { acquireFolderLock } from './folderLock';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Wraps an open PGlite. The caller keeps the folder locked. */
export async function wrapPGlite(client: PGlite, description: string): Promise<OpenDatabase> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return {
    db: db as unknown as Database,
    description,
    // No autovacuum runs in the embedded engine.
    tidy: async () => {
      await client.exec('VACUUM ANALYZE');
    },
    close: () => client.close(),
  };
}

/** Opens the embedded database in a folder, migrated. Refuses a folder that another process has open. */
export async function openFolder(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true });
  const lock = acquireFolderLock(folder);
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const opened = await wrapPGlite(await PGlite.create(folder), `PGlite in ${folder}`);
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

/** Opens a PostgreSQL server's database, migrated by the same SQL as the embedded one. */
export async function openServer(url: string): Promise<OpenDatabase> {
  if (!URL.canParse(url)) throw new Error('DATABASE_URL must look like postgres://user:password@host:5432/database.');
  const { host, pathname } = new URL(url);
  const { default: postgres } = await import('postgres');
  const { drizzle } = await import('drizzle-orm/postgres-js');
  const { migrate } = await import('drizzle-orm/postgres-js/migrator');
  const client = postgres(url, { max: 10, connect_timeout: 10, onnotice: () => undefined });
  const db = drizzle(client);
  try {
    await migrateBesideOthers(() => migrate(db, { migrationsFolder }));
  } catch (error) {
    await client.end({ timeout: 1 });
    throw new Error(`The PostgreSQL database at ${host}${pathname} cannot be used: ${firstCause(error)}`, { cause: error });
  }
  return {
    db: db as unknown as Database,
    description: `PostgreSQL at ${host}${pathname}`,
    // A server tidies itself, and not every engine that speaks the protocol knows VACUUM.
    tidy: () => Promise.resolve(),
    close: () => client.end({ timeout: 5 }),
  };
}

/** Of several processes that start on an empty server at once one migrates; the others fail on what it made, and look again. */
async function migrateBesideOthers(migrate: () => Promise<void>, attempts = 10): Promise<void> {
  const madeByAnother = ['23505', '40001', '42P06', '42P07', '42701', '42710'];
  try {
    await migrate();
  } catch (error) {
    if (attempts === 0 || !madeByAnother.includes(sqlState(error) ?? '')) throw error;
    await new Promise((resolve) => setTimeout(resolve, 200));
    await migrateBesideOthers(migrate, attempts - 1);
  }
}
