// Whether a result still belongs to its sources: by content, since a clone or a branch switch makes times meaningless.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './process.mjs';

function filesUnder(relative) {
  const full = inRoot(relative);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [relative];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(path.posix.join(relative, name)));
}

/** One hash over the names and bytes of every file under the given paths. */
export function hashOf(...relatives) {
  const hash = createHash('sha256');
  for (const file of relatives.flatMap(filesUnder)) {
    hash.update(file).update('\0').update(readFileSync(inRoot(file))).update('\0');
  }
  return hash.digest('hex');
}

export const isStamped = (stamp, hash) => existsSync(inRoot(stamp)) && readFileSync(inRoot(stamp), 'utf8') === hash;

export function writeStamp(stamp, hash) {
  mkdirSync(path.dirname(inRoot(stamp)), { recursive: true });
  writeFileSync(inRoot(stamp), hash);
}
