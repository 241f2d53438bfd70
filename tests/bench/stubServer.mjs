// Serves a build as a production server would (brotli, immutable assets) and the stand-in API with
// a fixed wait.
import { createServer } from 'node:http';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createApi } from './stubApi.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.html', '.js', '.css', '.svg']);

function readBuild(dist) {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map((entry) => {
      const full = path.join(entry.parentPath ?? entry.path, entry.name);
      const ending = path.extname(entry.name);
      const isSmall = compressed.has(ending);
      const raw = readFileSync(full);
      const headers = {
        'content-type': types[ending] ?? 'application/octet-stream',
        'cache-control': ending === '.html' ? 'no-cache' : 'public, max-age=31536000, immutable',
        ...(isSmall ? { 'content-encoding': 'br' } : {}),
      };
      return [
        `/${path.relative(dist, full).split(path.sep).join('/')}`,
        { headers, body: isSmall ? brotliCompressSync(raw) : raw },
      ];
    }),
  );
}

/**
 * Starts the server for one build. `waitMs` is the whole time of an API response. `rowsPerPage`
 * overrides what the client asks for.
 */
export async function serve(dist, { waitMs, rowsPerPage } = {}) {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error(`${dist} holds no build.`);
  const files = readBuild(dist);
  const api = createApi({ rowsPerPage });
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://stub');
    if (pathname === '/__blank') {
      api.forget();
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>blank</title>');
    } else if (pathname.startsWith('/api/')) {
      const body = api.answer(pathname.slice(4).replace(/\/$/, ''), searchParams);
      setTimeout(() => {
        response
          .writeHead(body ? 200 : 404, {
            'content-type': 'application/json',
            'cache-control': 'no-store',
          })
          .end(JSON.stringify(body ?? { message: 'Not found' }));
      }, waitMs);
    } else {
      const file =
        files.get(pathname) ?? (path.extname(pathname) ? undefined : files.get('/index.html'));
      if (file) response.writeHead(200, file.headers).end(file.body);
      else response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://localhost:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
