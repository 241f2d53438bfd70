// The console's production build, and the rule for when it is out of date.
import { existsSync } from 'node:fs';
import { precompress } from './precompress.mjs';
import { SetupError, bin, inRoot, quietEnv, run } from './process.mjs';
import { hashOf, isStamped, writeStamp } from './stamp.mjs';

const SOURCES = ['src', 'public', 'index.html', 'vite.config.ts', '.setup', 'tsconfig.json', 'package-lock.json'];
const STAMP = 'dist/.vite/sources.sha256'; // Inside dist, so that it goes when dist goes.

/** Builds into dist/ and notes of which sources. Resolves with `{ code, output }`. */
export async function build(options = {}) {
  const hash = hashOf(...SOURCES);
  const result = await run(bin('vite'), ['build'], { env: quietEnv({ NODE_ENV: undefined }), ...options });
  if (result.code === 0) {
    await precompress(inRoot('dist'));
    writeStamp(STAMP, hash);
  }
  return result;
}

/** Builds when dist/ is missing or its sources have changed since. */
export async function ensureBuilt() {
  if (existsSync(inRoot('dist/index.html')) && isStamped(STAMP, hashOf(...SOURCES))) return;
  console.log('Building the console …');
  const { code, output } = await build();
  if (code !== 0) throw new SetupError(`The build failed:\n${output}`);
}
