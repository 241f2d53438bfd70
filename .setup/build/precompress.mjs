// Writes a .br and a .gz file next to every text file of a build, for servers that send
// precompressed files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Not config.json: it is edited where it is served (R39), and the copy would be sent as it was. */
const TEXT = /(?<!^config)\.(html|js|css|svg|json)$/;
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };

async function compress(file) {
  const text = readFileSync(file);
  writeFileSync(`${file}.gz`, await promisify(gzip)(text, { level: 9 }));
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(text, { params }));
}

/**
 * Compresses the files of the folder's assets/ and of the folder itself. Other folders hold the
 * build's own notes.
 */
export async function precompress(folder) {
  for (const place of [path.join(folder, 'assets'), folder])
    await Promise.all(
      readdirSync(place)
        .filter((name) => TEXT.test(name))
        .map((name) => compress(path.join(place, name))),
    );
}
