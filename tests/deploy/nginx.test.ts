import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findNginx } from './nginxProgram.mjs';
import { securityHeadersFor } from '../../contracts/provider/core/securityHeaders';
import { readConfiguration, type RunningNginx, startNginx } from './nginxServer';

const program = findNginx();
const environment = {
  LISTEN_PORT: '8080',
  CONSOLE_ROOT: '/console',
  API_UPSTREAM: 'http://api:8000',
  NGINX_LOCAL_RESOLVERS: '127.0.0.11',
  API_ORIGINS: 'https://api.example.com',
  FILE_ORIGINS: 'https://files.example.com',
};
const collapsed = (text: string) => text.replaceAll(/ +(?=;| |$)/g, '');

const configured = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(([, name = '', value = '']) => [
      name,
      collapsed(value),
    ]),
  );

test.each([
  [
    'its own origin only',
    { ...environment, API_ORIGINS: '', FILE_ORIGINS: '' },
    { apiOrigins: [], fileOrigins: [] },
  ],
  [
    'other origins',
    environment,
    { apiOrigins: ['https://api.example.com'], fileOrigins: ['https://files.example.com'] },
  ],
])(
  'the nginx configuration sends the reference backend’s security headers, with %s',
  async (_name, given, origins) => {
    expect(configured(await readConfiguration(given))).toEqual(securityHeadersFor(origins));
  },
);

test('no location has a header of its own, which would drop those of the server', async () => {
  const text = await readConfiguration(environment);
  for (const [block] of text.matchAll(/location [^{]+\{[^}]*\}/g))
    expect(block).not.toContain('add_header');
});

const script = `console.log('${'a'.repeat(5000)}');`;

describe.runIf(program !== undefined)(
  'a real nginx in front of the build',
  { timeout: 60_000 },
  () => {
    let folder: string;
    let api: Server;
    let nginx: RunningNginx | undefined;
    const asked: string[] = [];

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'console-dist-'));
      await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
      await mkdir(join(folder, 'dist', '.vite'));
      await writeFile(join(folder, 'dist', 'index.html'), '<!doctype html><title>Console</title>');
      await writeFile(join(folder, 'dist', '.vite', 'manifest.json'), '{}');
      await writeFile(join(folder, 'dist', 'assets', 'main-Ab12Cd34.js'), script);
      await writeFile(join(folder, 'dist', 'assets', 'main-Ab12Cd34.js.gz'), gzipSync(script));
      await writeFile(join(folder, 'outside.txt'), 'not for anybody');
      api = createServer((request, response) => {
        asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
        // A test says which status it wants.
        const wanted = Number(
          request.headers['x-wanted-status'] ?? (request.url?.includes('missing') ? 404 : 200),
        );
        response.writeHead(wanted, {
          'Content-Type': 'application/json',
          ...(wanted === 429 ? { 'Retry-After': '7' } : {}),
          'Cache-Control': 'public, max-age=60',
          'X-Frame-Options': 'ALLOWALL',
        });
        response.end('{"message":"from the API"}');
      });
      await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
      // A server on a port has an address with one.
      const { port } = api.address() as AddressInfo;
      // The tests run where the program was found.
      nginx = await startNginx(String(program), {
        root: join(folder, 'dist'),
        upstream: `http://127.0.0.1:${port}`,
      });
    });
    afterAll(async () => {
      await nginx?.stop();
      api.close();
      await rm(folder, { recursive: true });
    });

    const get = (path: string, init?: RequestInit) => fetch(`${nginx?.origin ?? ''}${path}`, init);
    const expectHeaders = (response: Response) => {
      for (const [name, value] of Object.entries(
        securityHeadersFor({ apiOrigins: [], fileOrigins: [] }),
      ))
        expect(collapsed(response.headers.get(name) ?? ''), name).toBe(value);
    };

    test.each([
      '/',
      '/index.html',
      '/users/all',
      '/users/7/kyc',
      '/login?next=%2Fpayouts',
      '/no/such/route',
    ])('%s is the index page, asked for again every time', async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/html; charset=utf-8$/);
      expect(await response.text()).toContain('<title>Console</title>');
      expectHeaders(response);
    });

    test('a hashed asset never changes, and comes compressed as the build left it', async () => {
      const response = await get('/assets/main-Ab12Cd34.js', {
        headers: { 'Accept-Encoding': 'gzip' },
      });
      expect([
        response.status,
        response.headers.get('Cache-Control'),
        response.headers.get('Content-Encoding'),
      ]).toEqual([200, 'public, max-age=31536000, immutable', 'gzip']);
      expect(await response.text()).toBe(script);
      expectHeaders(response);
    });

    test.each([
      '/assets/gone-12345678.js',
      '/assets/gone',
      '/missing.png',
      '/.vite/manifest.json',
      '/assets/..%2f..%2foutside.txt',
      '/%2e%2e/outside.txt',
    ])('%s is missing: not the index page, not kept', async (path) => {
      const response = await get(path);
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).not.toMatch(/Console|not for anybody/);
    });

    test.each([
      ['/api/admin/users?page=1', 200],
      ['/api/missing', 404],
      ['/api/admin/users/a.json', 200],
      ['/api/admin/users/.png/kyc', 200],
      ['/files/kyc/1042/id-front.png', 200],
      ['/files/missing', 404],
    ])('%s is the API’s, is not kept, and has no header twice', async (path, status) => {
      const response = await get(path, { headers: { Authorization: 'Bearer a' } });
      expect([
        response.status,
        response.headers.get('Cache-Control'),
        response.headers.get('X-Frame-Options'),
      ]).toEqual([status, 'no-store', 'DENY']);
      expect(await response.json()).toEqual({ message: 'from the API' });
      expect(asked).toContain(`GET ${path} Bearer a`);
      expectHeaders(response);
    });

    const post = (path: string, wanted: number) =>
      get(path, { method: 'POST', headers: { 'X-Wanted-Status': String(wanted) } });
    const refresh = '/api/account/auth/token/refresh';
    const signIn = '/api/admin/auth/login';

    test.each([502, 503, 504])(
      'a refresh that the API answers with %d gets no answer, a decision gets this answer',
      async (status) => {
        await expect(post(refresh, status)).rejects.toThrow();
        expect((await post('/api/admin/payouts/7/accept', status)).status).toBe(status);
      },
    );

    test.each([200, 401, 403, 429, 500])(
      'a refresh that the API answers with %d gets this answer',
      async (status) => {
        const response = await post(refresh, status);
        expect([response.status, await response.json()]).toEqual([
          status,
          { message: 'from the API' },
        ]);
      },
    );

    test('a 429 of the API keeps its own time', async () => {
      const response = await post(signIn, 429);
      expect([response.headers.get('Retry-After'), await response.json()]).toEqual([
        '7',
        { message: 'from the API' },
      ]);
    });

    test('too many sign-ins from one address are a 429 with a time and words, and nothing else is limited', async () => {
      const all = await Promise.all(Array.from({ length: 40 }, () => post(signIn, 200)));
      const refused = all.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      for (const response of refused) {
        expect(response.headers.get('Retry-After')).toBe('60');
        expect(await response.json()).toEqual({
          message: 'Too many sign-ins. Try again in a minute.',
        });
        expectHeaders(response);
      }
      const others = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          index % 2 === 0 ? post(refresh, 200) : get('/api/admin/users'),
        ),
      );
      for (const response of others)
        expect([response.status, response.headers.get('Retry-After')]).toEqual([200, null]);
    });

    test('its log has a line of JSON for each request, with the id of the answer and without what was asked for', async () => {
      const response = await get('/api/admin/mt5/accounts?search=marker-of-a-person', {
        headers: { Referer: 'https://marker-of-a-person/' },
      });
      const id = response.headers.get('X-Request-Id');
      const written = async () => (await nginx?.log()) ?? '';
      await expect.poll(written).toContain(String(id));
      const log = await written();
      expect(log).not.toContain('marker-of-a-person');
      const lines = log
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { id: string; path: string; status: number });
      expect(lines.find((line) => line.id === id)).toMatchObject({
        path: '/api/admin/mt5/accounts',
        status: 200,
      });
    });
  },
);
