// The console's production build. A build is current if the content of its sources is the same:
// file times change with every clone.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { precompress } from './precompress.mjs';
import { SetupError, bin, inRoot, quietEnv, run } from '../run/process.mjs';

const SOURCES = [
  'src',
  'public',
  'index.html',
  'vite.config.ts',
  '.setup/build',
  'tsconfig.json',
  'package-lock.json',
];
const STAMP = 'dist/.vite/sources.sha256'; // Inside dist, so that deleting dist deletes it too.

function filesUnder(relative) {
  const full = inRoot(relative);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [relative];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(path.posix.join(relative, name)));
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Builds into dist/ and stores the hash of the sources. Resolves with `{ code, output }`. */
export async function build(options = {}) {
  const hash = hashOfSources();
  const result = await run(bin('vite'), ['build'], {
    env: quietEnv({ NODE_ENV: undefined }),
    ...options,
  });
  if (result.code === 0) {
    await precompress(inRoot('dist'));
    mkdirSync(path.dirname(inRoot(STAMP)), { recursive: true });
    writeFileSync(inRoot(STAMP), hash);
  }
  return result;
}

const isCurrent = () =>
  existsSync(inRoot(STAMP)) && readFileSync(inRoot(STAMP), 'utf8') === hashOfSources();

/** Builds if dist/ is missing or the sources have changed. */
export async function ensureBuilt() {
  if (existsSync(inRoot('dist/index.html')) && isCurrent()) return;
  console.log('Building the console …');
  const { code, output } = await build();
  if (code !== 0) throw new SetupError(`The build failed:\n${output}`);
}
