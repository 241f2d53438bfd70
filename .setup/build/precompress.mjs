// Writes a .br and a .gz file next to every text file of a build, for servers that send
// precompressed files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(file) {
  const text = readFileSync(file);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    toGzip(text, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}

/** Edited where it is served (R39). A compressed copy beside it would be sent as it was. */
const EDITED = 'config.json';

/**
 * Compresses the files of the folder and of its assets/. Other folders hold the build's own notes.
 */
export async function precompress(folder) {
  const files = [folder, path.join(folder, 'assets')].flatMap((place) =>
    readdirSync(place)
      .filter((name) => TEXT.test(name) && name !== EDITED)
      .map((name) => path.join(place, name)),
  );
  await Promise.all(files.map(compress));
}
