import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import type { Database, OpenDatabase } from './database';
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
  const { default: postgres } = await import('postgres');
  const { drizzle } = await import('drizzle-orm/postgres-js');
  const { migrate } = await import('drizzle-orm/postgres-js/migrator');
  const client = postgres(url, { max: 10, connect_timeout: 10, onnotice: () => undefined });
  const db = drizzle(client);
  try {
    await migrate(db, { migrationsFolder });
  } catch (error) {
    await client.end({ timeout: 1 });
    throw error;
  }
  const { host, pathname } = new URL(url);
  return {
    db: db as unknown as Database,
    description: `PostgreSQL at ${host}${pathname}`,
    // A server tidies itself, and not every engine that speaks the protocol knows VACUUM.
    tidy: () => Promise.resolve(),
    close: () => client.end({ timeout: 5 }),
  };
}
