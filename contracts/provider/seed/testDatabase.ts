import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireFolderLock, FolderLockedError } from '../db/folderLock';
import { createPGlite, wrapPGlite, type OpenDatabase } from '../db/openDatabase';
import { addSearchIndex } from '../db/searchIndex';
import { seedDatabase, type SeedName } from './seedDatabase';

const cacheFolder = fileURLToPath(new URL('../../../.cache/provider', import.meta.url));
const providerFolder = fileURLToPath(new URL('..', import.meta.url));

/**
 * The instant that the dates of a seeded test database are relative to. Tests stop their clock
 * here.
 */
export const testEpoch = new Date('2026-03-15T12:00:00.000Z');

/** The `N` of scrypt in tests: a hash takes a millisecond. */
export const testPasswordCost = 2 ** 10;

interface TestDatabaseOptions {
  /** How many users to seed. 0 leaves the tables empty. */
  users?: number;
  seed?: SeedName;
}

/**
 * Returns a new database in memory, as a copy of a saved template: a new database takes seconds, a
 * copy less than one. The template is made at the first call, and again after a change to the
 * tables, the seed or PGlite.
 */
export async function createTestDatabase({
  users = 300,
  seed = 'hostile',
}: TestDatabaseOptions = {}): Promise<OpenDatabase> {
  const file = await templateOf(seed, users);
  return wrapPGlite(await copyOf(file), `a copy of ${file}`);
}

/** Puts an empty database into a folder, so that a process there starts within a second or two. */
export async function copyEmptyDatabase(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // It says on stderr that it makes the names relative.
  execFileSync('tar', ['-xf', await templateOf('hostile', 0), '-C', folder], { stdio: 'pipe' });
}

async function templateOf(seed: SeedName, users: number): Promise<string> {
  const file = join(cacheFolder, `template-${seed}-${users}-${fingerprint()}.tar`);
  if (!existsSync(file)) await makeOnce(file, users, seed);
  return file;
}

const copyOf = (file: string) => createPGlite({ loadDataDir: new Blob([readFileSync(file)]) });

/**
 * Only one test worker makes the template, because that takes most of a gigabyte. The others wait
 * for it.
 */
async function makeOnce(file: string, users: number, seed: SeedName): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  for (;;) {
    try {
      const lock = acquireFolderLock(file);
      try {
        if (!existsSync(file)) await makeTemplate(file, users, seed);
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

async function makeTemplate(file: string, users: number, seed: SeedName): Promise<void> {
  // PGlite takes seconds to make a new database, so only the empty one is made.
  const client = users > 0 ? await copyOf(await templateOf('hostile', 0)) : await createPGlite();
  const opened = await wrapPGlite(client, 'a template');
  if (users > 0)
    await seedDatabase(opened.db, { seed, users, now: testEpoch, passwordCost: testPasswordCost });
  await addSearchIndex(opened.db);
  await opened.tidy();
  const dump = await client.dumpDataDir('none');
  const draft = `${file}.draft`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  await opened.close();
}

/** A hash of everything that the template is made from. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['seed', 'db/migrations']) {
    for (const name of readdirSync(join(providerFolder, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      if (/\.(ts|sql)$/.test(name))
        hash.update(name).update(readFileSync(join(providerFolder, folder, name)));
    }
  }
  hash.update(readFileSync(join(providerFolder, 'db/searchIndex.ts')));
  hash.update(
    readFileSync(
      fileURLToPath(
        new URL('../../../node_modules/@electric-sql/pglite/package.json', import.meta.url),
      ),
    ),
  );
  return hash.digest('hex').slice(0, 16);
}
