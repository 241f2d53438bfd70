// Serves a build as a production server would (brotli, immutable assets) and a stand-in API over 10,000 users, with a fixed wait.
import { createServer } from 'node:http';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const first = ['Ada', 'Bruno', 'Carla', 'Dmitri', 'Esra', 'Femi', 'Gita', 'Hana', 'Iris', 'Joao', 'Kofi', 'Lena', 'Mateo', 'Nadia', 'Omar', 'Paula', 'Rosa', 'Sven', 'Tara', 'Uma'];
const last = ['Adeyemi', 'Bianchi', 'Costa', 'Duarte', 'Evans', 'Fujita', 'Greco', 'Haddad', 'Ito', 'Jensen', 'Klein', 'Lopez', 'Meyer', 'Nowak', 'Olsen', 'Petrov', 'Quispe', 'Rossi', 'Rosati', 'Sato', 'Tran', 'Usman', 'Vidal'];
const start = Date.UTC(2023, 0, 1);

const users = Array.from({ length: 10_000 }, (_, index) => {
  const given = first[index % first.length];
  const family = last[(index * 7 + Math.floor(index / first.length)) % last.length];
  const joined = start + index * 9_000_000;
  return {
    id: index + 1,
    full_name: `${given} ${family}`,
    email: `${given}.${family}.${index + 1}@example.com`.toLowerCase(),
    role: index % 9 === 0 ? 'admin' : 'user',
    date_joined: new Date(joined).toISOString(),
    last_login: new Date(joined + ((index * 7919) % 5000) * 3_600_000).toISOString(),
  };
});

export const shownOnDetails = '+1 555 01';
const details = (user) => ({ ...user, phone_number: `${shownOnDetails}${String(user.id).padStart(5, '0')}`, country: 'Portugal', date_of_birth: '1990-04-12', address: null });

function list(query, rowsPerPage) {
  const page = Number(query.get('page') ?? 1);
  const size = rowsPerPage ?? Number(query.get('page_size') ?? 20);
  const search = (query.get('search') ?? '').toLowerCase();
  const found = search ? users.filter((user) => `${user.full_name} ${user.email}`.toLowerCase().includes(search)) : users;
  return { count: found.length, next: null, previous: null, results: found.slice((page - 1) * size, page * size) };
}

/** The calls of section 7 that the measured steps make; undefined for anything else. */
function answer(route, query, rowsPerPage) {
  if (route === '/admin/auth/login') return { message: 'ok', data: { access: 'bench-access', refresh: 'bench-refresh' } };
  if (route === '/account/auth/token/refresh') return { access_token: 'bench-access', refresh_token: 'bench-refresh' };
  if (route === '/admin/users') return list(query, rowsPerPage);
  const user = users[Number(/^\/admin\/users\/(\d+)$/.exec(route)?.[1]) - 1];
  return user && details(user);
}

const types = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
const compressed = new Set(['.html', '.js', '.css', '.svg']);

function readBuild(dist) {
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
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
      return [`/${path.relative(dist, full).split(path.sep).join('/')}`, { headers, body: isSmall ? brotliCompressSync(raw) : raw }];
    }),
  );
}

/** Starts the server for one build. `waitMs` is the whole time of an API answer; `rowsPerPage` overrides what the client asks for. */
export async function serve(dist, { waitMs, rowsPerPage } = {}) {
  if (!existsSync(path.join(dist, 'index.html'))) throw new Error(`${dist} holds no build.`);
  const files = readBuild(dist);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://stub');
    if (pathname === '/__blank') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>blank</title>');
    } else if (pathname.startsWith('/api/')) {
      const body = answer(pathname.slice(4).replace(/\/$/, ''), searchParams, rowsPerPage);
      setTimeout(() => {
        response.writeHead(body ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(body ?? { message: 'Not found' }));
      }, waitMs);
    } else {
      const file = files.get(pathname) ?? (path.extname(pathname) ? undefined : files.get('/index.html'));
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
