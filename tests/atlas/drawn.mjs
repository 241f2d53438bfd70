// Which pictures a folder has of a Storybook, so that the same Storybook isn't drawn again by the
// next command.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileOf } from './signoff.mjs';

const recordOf = (folder) => `${folder}.json`;
const drawers = ['render.mjs', 'workshop.js'].map((name) => path.join(import.meta.dirname, name));

/**
 * A hash of all that decides how a built Storybook is drawn: its files, how they are drawn, and the
 * browser. `atlas/` is left out, because the pictures themselves are published there.
 */
export function buildOf(built, browser) {
  const hash = createHash('sha256').update(browser);
  const own = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(built, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith(`atlas${path.sep}`))
    .sort();
  for (const name of own) hash.update(`\n${name}\n`).update(readFileSync(path.join(built, name)));
  for (const file of drawers) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * The hashes of the pictures that a folder has of this build. Those of another build are removed.
 */
export function keptPictures(folder, build) {
  const record = existsSync(recordOf(folder))
    ? JSON.parse(readFileSync(recordOf(folder), 'utf8'))
    : undefined;
  if (record?.build !== build) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return new Map(
    Object.entries(record?.build === build ? record.hashes : {}).filter(([name]) =>
      existsSync(fileOf(folder, name)),
    ),
  );
}

/** Remembers of which build the pictures of a folder are. */
export const keepPictures = (folder, build, hashes) =>
  writeFileSync(recordOf(folder), JSON.stringify({ build, hashes: Object.fromEntries(hashes) }));
