import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { seedDatabase } from '../seed/seedDatabase';
import type { OpenDatabase } from './database';
import { acquireFolderLock, FolderLockedError } from './folderLock';
import { wrapPGlite } from './openDatabase';

const cacheFolder = fileURLToPath(new URL('../../../.cache/provider', import.meta.url));
const providerFolder = fileURLToPath(new URL('..', import.meta.url));

/** The moment that the dates of a seeded test database are relative to: stop the test's clock here. */
export const testEpoch = new Date('2026-03-15T12:00:00.000Z');

interface TestDatabaseOptions {
  /** Users to seed; 0 gives empty tables. */
  users?: number;
}

/**
 * A database of its own in memory, as a copy of a saved template: a fresh one takes seconds, a copy a fraction of one. The
 * template is made when first asked for, and again after a change to the tables, the seed or PGlite.
 */
export async function createTestDatabase({ users = 300 }: TestDatabaseOptions = {}): Promise<OpenDatabase> {
  const file = join(cacheFolder, `template-${users}-${fingerprint()}.tar`);
  if (!existsSync(file)) await makeOnce(file, users);
  const client = await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
  return wrapPGlite(client, `a copy of ${file}`);
}

/** Of several test workers one makes the template and the others wait for it: each would take most of a gigabyte. */
async function makeOnce(file: string, users: number): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  for (;;) {
    try {
      const lock = acquireFolderLock(file);
      try {
        if (!existsSync(file)) await makeTemplate(file, users);
      } finally {
        lock.release();
      }
      return;
    } catch (error) {
      if (!(error instanceof FolderLockedError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function makeTemplate(file: string, users: number): Promise<void> {
  const client = await PGlite.create();
  const opened = await wrapPGlite(client, 'a template');
  if (users > 0) await seedDatabase(opened.db, { users, now: testEpoch });
  await opened.tidy();
  const dump = await client.dumpDataDir('none');
  const draft = `${file}.draft`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  await opened.close();
}

/** Changes with whatever the template is made from. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['seed', 'db/migrations']) {
    for (const name of readdirSync(join(providerFolder, folder)).sort()) {
      if (/\.(ts|sql)$/.test(name)) hash.update(name).update(readFileSync(join(providerFolder, folder, name)));
    }
  }
  hash.update(readFileSync(fileURLToPath(new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url))));
  return hash.digest('hex').slice(0, 16);
}
