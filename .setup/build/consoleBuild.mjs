// The console's production build, in dist/.
import { existsSync, readdirSync, statSync } from 'node:fs';
import { precompress } from './precompress.mjs';
import { SetupError, bin, inRoot, quietEnv, run } from '../run/process.mjs';

const SOURCES = ['src', 'public', '.setup/build'];
const FILES = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
/** Written last. */
const BUILT = inRoot('dist/index.html.br');

/** Resolves with `{ code, output }`. */
export async function build(options = {}) {
  const result = await run(bin('vite'), ['build'], {
    env: quietEnv({ NODE_ENV: undefined }),
    ...options,
  });
  if (result.code === 0) await precompress(inRoot('dist'));
  return result;
}

/** Also in a folder from which a file was removed. */
const isNewer = (file, time) => statSync(inRoot(file)).mtimeMs > time;

function isCurrent() {
  if (!existsSync(BUILT)) return false;
  const time = statSync(BUILT).mtimeMs;
  return ![
    ...FILES,
    ...SOURCES.flatMap((folder) => [
      folder,
      ...readdirSync(inRoot(folder), { recursive: true }).map((name) => `${folder}/${name}`),
    ]),
  ].some((file) => isNewer(file, time));
}

/** Builds if dist/ is missing or older than its sources. */
export async function ensureBuilt() {
  if (isCurrent()) return;
  console.log('Building the console …');
  const { code, output } = await build();
  if (code !== 0) throw new SetupError(`The build failed:\n${output}`);
}
