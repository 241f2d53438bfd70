// A plain static server, like any file host: no fallbacks, and no headers except the type.
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The file of an address below `base`. Undefined if it is not a file or is outside the folder. */
function fileOf(folder, base, address) {
  const name = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  if (!name.startsWith(base)) return undefined;
  const file = path.join(folder, name.slice(base.length) || 'index.html');
  return file.startsWith(folder) && statSync(file, { throwIfNoEntry: false })?.isFile()
    ? file
    : undefined;
}

/** Answers a request with a file of a folder that is served below `base`. */
export function answerFile(folder, base, request, response) {
  const file = fileOf(folder, base, request.url ?? '/');
  if (!file) return response.writeHead(404).end();
  response.writeHead(200, {
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
  });
  return createReadStream(file).pipe(response);
}

/**
 * Serves on a free port of this machine. `base`, with a slash at both ends, is the path in its
 * address.
 */
export async function serve(handler, base = '/') {
  const server = createServer(handler);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return {
    origin: `http://localhost:${server.address().port}`,
    address: `http://localhost:${server.address().port}${base}`,
    close,
  };
}

/**
 * Serves a folder under a path.
 * @param {string} folder
 * @param {string} [base] with a slash at both ends
 */
export const serveFolder = (folder, base = '/') =>
  serve((request, response) => answerFile(folder, base, request, response), base);
