import { mkdtemp, mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultConfig } from '../../contracts/provider/core/config';
import { loadDocument } from '../../contracts/provider/openapi/document';
import { emptyTables, insertRow } from '../../contracts/provider/states/rows';
import { startService, type TestService } from './service';

const script = `console.log('${'a'.repeat(5000)}');`;
const index = `<!doctype html><title>Console</title>${'<!-- shell -->'.repeat(100)}`;

let folder: string;
let service: TestService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-dist-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await writeFile(join(folder, 'dist', 'index.html'), index);
  await writeFile(join(folder, 'dist', 'assets', 'main-Ab12Cd34.js'), script);
  await writeFile(join(folder, 'dist', 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(folder, 'outside.txt'), 'not for anybody');
  service = await startService({ users: 0, config: { distFolder: join(folder, 'dist') } });
  await emptyTables(service.services);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  Promise.resolve(service.app.request(path, { method, headers }));

describe('the console', () => {
  test.each([
    '/',
    '/index.html',
    '/users/all',
    '/users/7/kyc',
    '/login?next=%2Fpayouts',
    '/competitions/a.b',
    '/no/such/route',
  ])('%s is the index page, asked for again every time', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toBe(index);
  });

  test('a hashed asset never changes', async () => {
    const response = await get('/assets/main-Ab12Cd34.js');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(script);
  });

  test.each(['/assets/gone-12345678.js', '/assets/gone', '/missing.png', '/robots.txt'])(
    '%s is missing: 404, not the index page',
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        404,
        'application/json; charset=utf-8',
      ]);
    },
  );

  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('comes in %s where that is accepted', async (coding, accepted, decode) => {
    const response = await get('/assets/main-Ab12Cd34.js', { 'Accept-Encoding': accepted });
    expect([response.headers.get('Content-Encoding'), response.headers.get('Vary')]).toEqual([
      coding,
      'Accept-Encoding',
    ]);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(decode(bytes).toString()).toBe(script);
  });

  test('takes a precompressed file, unless it is older than its original', async () => {
    const file = join(folder, 'dist', 'assets', 'other-Ab12Cd34.js');
    await writeFile(file, script);
    await writeFile(`${file}.br`, 'ready-made');
    expect(await (await get('/assets/other-Ab12Cd34.js', { 'Accept-Encoding': 'br' })).text()).toBe(
      'ready-made',
    );
    await writeFile(file, `${script}//`);
    await utimes(`${file}.br`, 1, 1);
    const again = await get('/assets/other-Ab12Cd34.js', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(Buffer.from(await again.arrayBuffer())).toString()).toBe(
      `${script}//`,
    );
  });

  test('an unchanged page is a 304 by its ETag, a rebuilt one is seen at once', async () => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    const unchanged = await get('/users', { 'If-None-Match': `"x", W/${etag}` });
    expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
    await writeFile(join(folder, 'dist', 'index.html'), `${index}<!-- rebuilt -->`);
    expect((await get('/', { 'If-None-Match': etag })).status).toBe(200);
    await writeFile(join(folder, 'dist', 'index.html'), index);
  });

  test.each([
    '/../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '//outside.txt',
    '/%00',
    '/%',
  ])('nothing outside of the build is served for %s', async (path) => {
    const text = await (await service.app.fetch(new Request(`http://localhost${path}`))).text();
    expect(text).not.toContain('not for anybody');
  });

  test('HEAD answers what GET would, without the body', async () => {
    for (const path of ['/', '/assets/main-Ab12Cd34.js', '/assets/gone.js', '/api/admin/users']) {
      const [head, full] = [await get(path, {}, 'HEAD'), await get(path)];
      expect([head.status, await head.text()]).toEqual([full.status, '']);
      expect(head.headers.get('Content-Length')).toBe(full.headers.get('Content-Length'));
    }
  });

  test('what is not for reading is a 404 with a message', async () => {
    const response = await get('/users', {}, 'POST');
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'There is nothing at this address.' },
    ]);
  });

  test('a folder without a build says what to do', async () => {
    await rm(join(folder, 'dist', 'index.html'));
    const response = await get('/users');
    expect([response.status, await response.json()]).toEqual([
      503,
      { message: 'The console is not built yet: run "npm run build".' },
    ]);
    await writeFile(join(folder, 'dist', 'index.html'), index);
  });
});

describe('the security headers', () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; style-src-attr 'none'; " +
    "img-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

  test.each([
    ['/', 'GET', 200],
    ['/assets/main-Ab12Cd34.js', 'GET', 200],
    ['/assets/gone.js', 'GET', 404],
    ['/%', 'GET', 400],
    ['/api/admin/users', 'GET', 401],
    ['/api/nothing', 'GET', 404],
    ['/api/admin/users', 'PUT', 405],
    ['/files/passport.webp', 'GET', 403],
    ['/healthz', 'GET', 200],
    ['/', 'OPTIONS', 404],
  ])('are on %s %s (%i)', async (path, method, status) => {
    const { headers, ...response } = await get(path, {}, method).then((each) => ({
      status: each.status,
      headers: each.headers,
    }));
    expect(response.status).toBe(status);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': policy,
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cache-control':
        path === '/' && method === 'GET'
          ? 'no-cache'
          : status === 200 && path.startsWith('/assets')
            ? 'public, max-age=31536000, immutable'
            : 'no-store',
    });
  });

  test('are on an internal error, which says nothing of its cause', async () => {
    const { services } = service;
    await insertRow(services, 'users', { id: 7 });
    const original = services.links.linkTo.bind(services.links);
    services.links.linkTo = () => Promise.reject(new Error('secret cause'));
    await insertRow(services, 'kycRecords', { userId: 7 });
    const { status, headers, body } = await service.send('GET', '/api/admin/users/7/kyc');
    services.links.linkTo = original;
    expect([status, body, headers.get('X-Frame-Options')]).toEqual([
      500,
      { message: 'Something went wrong on our side.' },
      'DENY',
    ]);
  });

  test('the policy takes configured origins', async () => {
    const { securityHeadersFor } = await import('../../contracts/provider/core/securityHeaders');
    const headers = securityHeadersFor({
      apiOrigins: ['https://api.example.com'],
      fileOrigins: ['https://files.example.com'],
    });
    expect(headers['Content-Security-Policy']).toContain(
      "img-src 'self' blob: https://files.example.com;",
    );
    expect(headers['Content-Security-Policy']).toContain(
      "connect-src 'self' https://api.example.com;",
    );
  });
});

describe('the document', () => {
  test('is a page to read, with a policy that only allows its own style', async () => {
    const response = await get('/api/docs');
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      200,
      'text/html; charset=UTF-8',
    ]);
    expect(response.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src data:;/,
    );
    expect(response.headers.get('X-Frame-Options')).toBe('DENY');
    expect(await response.text()).toContain('<a href="openapi.json">');
  });

  test.each(['/api/openapi.json', '/openapi.json'])('%s is the document itself', async (path) => {
    const response = await get(path);
    expect([response.status, await response.json()]).toEqual([
      200,
      loadDocument(defaultConfig.openApiFile),
    ]);
  });
});

describe('API answers', () =>
  test('are compressed above a kilobyte and never kept', async () => {
    for (let index = 0; index < 30; index += 1) await insertRow(service.services, 'users');
    const { headers } = await service.send('GET', '/api/admin/users?page_size=30', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect([
      headers.get('Content-Encoding'),
      headers.get('Cache-Control'),
      headers.get('Vary'),
    ]).toEqual(['gzip', 'no-store', 'Accept-Encoding']);
    const small = await service.send('GET', '/api/admin/users/stats', {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    expect(small.headers.get('Content-Encoding')).toBeNull();
  }));

describe('uploaded documents', () => {
  const links = async (files: Record<string, string | null>): Promise<Record<string, string>> => {
    await emptyTables(service.services);
    await insertRow(service.services, 'users', { id: 7 });
    await insertRow(service.services, 'kycRecords', {
      userId: 7,
      documentFileFront: files['front'] ?? null,
      documentFileBack: files['back'] ?? null,
    });
    const { body } = await service.send('GET', '/api/admin/users/7/kyc');
    return (body as { id_proof: Record<string, string> }).id_proof;
  };

  test('open by a signed link without a token, as an image and nothing else, for a while', async () => {
    const { document_file_front: link = '' } = await links({ front: 'passport.webp' });
    const response = await get(link);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect([
      response.headers.get('X-Content-Type-Options'),
      response.headers.get('Cache-Control'),
    ]).toEqual(['nosniff', 'private, no-store']);
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    service.clock.advance(15 * 60);
    expect((await get(link)).status).toBe(403);
  });

  test('do not open by a link that was changed', async () => {
    const { document_file_front: link = '' } = await links({ front: 'passport.webp' });
    const changed = [
      link.replace('passport', 'identity-card-front'),
      link.replace(/expires=\d/, 'expires=9'),
      link.replace(/signature=.*/, ''),
      `${link}x`,
      '/files/passport.webp',
    ];
    for (const wrong of changed) expect([(await get(wrong)).status, wrong]).toEqual([403, wrong]);
  });

  test('that are lost are a 404, damaged ones come as they are, other addresses are passed on', async () => {
    const found = await links({ front: 'lost-scan.png', back: 'damaged-scan.png' });
    expect((await get(found['document_file_front'] ?? '')).status).toBe(404);
    expect((await get(found['document_file_back'] ?? '')).status).toBe(200);
    const hostile = await links({ front: 'javascript:alert(1)', back: '../../package.json' });
    expect(hostile['document_file_front']).toBe('javascript:alert(1)');
    expect((await get(hostile['document_file_back'] ?? '')).status).toBe(404);
  });
});
