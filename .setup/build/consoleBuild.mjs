// The console's production build, in dist/.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SetupError, bin, inRoot, quietEnv, run } from '../run/process.mjs';

const SOURCES = ['src', 'public', '.setup/build'];
const FILES = ['index.html', 'vite.config.ts', 'tsconfig.json', 'package-lock.json'];
/** Written last. */
const BUILT = inRoot('dist/index.html.br');

/** Not config.json: it is edited where it is served (R39), and the copy would be sent as it was. */
const TEXT = /(?<!^config)\.(html|js|css|svg|json)$/;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

/** Writes a .br and a .gz beside every text file, for servers that send precompressed files. */
async function precompress(folder) {
  const texts = readdirSync(folder).filter((name) => TEXT.test(name));
  const compress = async (file) => {
    const text = readFileSync(file);
    writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params }));
  };
  await Promise.all(texts.map((name) => compress(path.join(folder, name))));
}

/** Resolves with `{ code, output }`. */
export async function build(options = {}) {
  const result = await run(bin('vite'), ['build'], {
    env: quietEnv({ NODE_ENV: undefined }),
    ...options,
  });
  // Other folders hold the build's own notes.
  if (result.code === 0)
    for (const folder of ['dist/assets', 'dist']) await precompress(inRoot(folder));
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
