import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { request } from 'node:http';
import { connect } from 'node:net';
import { createApp } from '../../contracts/provider/app';
import { listen, type Listening } from '../../contracts/provider/core/listen';
import { securityHeadersFor } from '../../contracts/provider/core/securityHeaders';
import { listenForMetrics } from '../../contracts/provider/core/metricsServer';
import { createServices, type Services } from '../../contracts/provider/operations/services';
import { emptyTables, insertRow, mintAccessToken } from '../../contracts/provider/states/rows';
import { startService, type TestService } from './service';

let service: TestService;
let services: Services;
let listening: Listening;
/**
 * Waits only moments for a request. For requests that never end: a busy machine would let others
 * miss its limits too.
 */
let hasty: Listening;
let origin: string;
let lines: string[] = [];
const unreadable: { id: string; status: number }[] = [];
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

beforeAll(async () => {
  service = await startService({ users: 0 });
  services = createServices({
    ...service.services,
    config: {
      ...service.services.config,
      logFormat: 'json',
      onResponseMismatch: 'answer',
      log: (line) => lines.push(line),
    },
  });
  await emptyTables(services);
  const options = {
    port: 0,
    host: '127.0.0.1',
    mayMove: false,
    headers: securityHeadersFor(services.config),
    onUnreadable: (id: string, status: number) => unreadable.push({ id, status }),
  };
  listening = await listen(createApp(services), options);
  const limits = { headersMs: 300, requestMs: 600, checkMs: 50, maxConnections: 20, drainMs: 400 };
  hasty = await listen(createApp(services), { ...options, limits });
  origin = `http://127.0.0.1:${listening.port}`;
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await listening.close();
  await hasty.close();
  await service.close();
});

const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const authorization = async () => ({ Authorization: `Bearer ${await mintAccessToken(services)}` });

function raw(to: Listening, ...parts: string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(to.port, '127.0.0.1', () => parts.forEach((part) => socket.write(part)));
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

describe('the id of a request', () => {
  test.each([
    ['GET', '/healthz', 200],
    ['GET', '/api/admin/users', 401],
    ['GET', '/api/nothing', 404],
    ['PUT', '/api/admin/users', 405],
    ['POST', '/api/admin/auth/login', 400],
    ['GET', '/assets/gone.js', 404],
    ['GET', '/%', 400],
    ['GET', '/files/passport.webp', 403],
  ])('is on the answer to %s %s (%i) and in its line of the log', async (method, path, status) => {
    const response = await fetch(origin + path, { method });
    const id = response.headers.get('X-Request-Id');
    expect([response.status, id]).toEqual([status, expect.stringMatching(uuid)]);
    expect(entries()).toEqual([expect.objectContaining({ id, method, status, level: 'info' })]);
  });

  test.each([
    ['abc-DEF_123', true],
    ['x'.repeat(65), false],
    ['a b', false],
    ['"quoted"', false],
  ])('is %j if a proxy gave it and it is plain: %s', async (given, isTaken) => {
    const id = (
      await fetch(`${origin}/healthz`, { headers: { 'X-Request-Id': given } })
    ).headers.get('X-Request-Id');
    expect(id).toEqual(isTaken ? given : expect.stringMatching(uuid));
  });

  test('is on answers to what is no HTTP, has too many headers or never ends', async () => {
    unreadable.length = 0;
    const answers = [
      await raw(listening, 'junk\r\n\r\n'),
      await raw(listening, `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`),
      await raw(hasty, 'GET / HTTP/1.1\r\nHost: x\r\n'),
      await raw(
        hasty,
        'POST /api/admin/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\nContent-Type: application/json\r\n\r\n{',
      ),
    ];
    expect(answers.map((text) => text.slice(9, 12))).toEqual(['400', '431', '408', '408']);
    for (const [index, text] of answers.entries()) {
      expect(text).toContain(`X-Request-Id: ${unreadable[index]?.id}`);
      expect(text).toContain("Content-Security-Policy: default-src 'none';");
    }
  });

  test.each([
    ['without a host', 'GET /healthz HTTP/1.1\r\n\r\n', 400],
    ['with an impossible host', 'GET /healthz HTTP/1.1\r\nHost: a b/..@@\r\n\r\n', 400],
    ['with an impossible address', 'GET http://[::bad/ HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    ['for the whole server', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', 400],
    [
      'with an unknown expectation',
      'GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: cake\r\n\r\n',
      417,
    ],
  ])('is on the answer to a request %s', async (_, request, status) => {
    unreadable.length = 0;
    const answer = await raw(listening, request);
    expect([answer.slice(9, 12), ...unreadable.map((one) => one.status)]).toEqual([
      String(status),
      status,
    ]);
    expect(answer.toLowerCase()).toContain(`x-request-id: ${unreadable[0]?.id}`);
    expect(answer).toContain('{"message":"The request could not be understood."}');
  });

  test('is on an answer that says that the body is too large', async () => {
    const response = await fetch(`${origin}/api/admin/auth/login`, {
      method: 'POST',
      body: 'a'.repeat(2 * 1024 * 1024),
    });
    expect([response.status, response.headers.get('X-Request-Id')]).toEqual([
      413,
      expect.stringMatching(uuid),
    ]);
  });
});

describe('the log', () => {
  test('has the pattern of the route and nothing personal, whatever is sent', async () => {
    const marker = 'Zanzibar-4711';
    const headers = {
      ...(await authorization()),
      'Content-Type': 'application/json',
      'User-Agent': marker,
      Referer: marker,
    };
    await insertRow(services, 'users', {
      id: 7,
      firstName: marker,
      email: `${marker}@example.com`,
    });
    const send = (method: string, path: string, body?: unknown) =>
      fetch(origin + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    await send('GET', '/api/admin/users/7');
    await send('GET', `/api/admin/mt5/accounts?search=${marker}`);
    await send('GET', `/users/${marker}?q=${marker}`);
    await send('POST', '/api/admin/auth/login', {
      email: `${marker}@example.com`,
      password: marker,
    });
    await send('POST', '/api/admin/users', {
      first_name: marker,
      last_name: marker,
      email: `${marker}@example.com`,
    });
    await send('POST', `/api/${marker}`, marker);
    await send('PROPFIND', '/');
    expect(entries().map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/admin/users/:id', 200],
      ['GET', '/api/admin/mt5/accounts', 200],
      ['GET', '/*', expect.any(Number)],
      ['POST', '/api/admin/auth/login', 401],
      ['POST', '/api/admin/users', 409],
      ['POST', '/*', 404],
      ['OTHER', '/*', 404],
    ]);
    expect(lines.join('\n')).not.toContain('Zanzibar');
    expect(await services.metrics.registry.metrics()).not.toContain('Zanzibar');
  });

  test('names a failure by its code and place, without its message, in text too', async () => {
    const failing = new Error('Failed query: select $1 params: secret@example.com', {
      cause: Object.assign(new Error('invalid input: "secret@example.com"'), {
        code: 'XX000',
        detail: 'secret@example.com',
      }),
    });
    for (const logFormat of ['json', 'text'] as const) {
      lines = [];
      const broken = { ...service.services, config: { ...services.config, logFormat } };
      const app = createApp({
        ...createServices(broken),
        db: new Proxy(services.db, {
          get: () => () => {
            throw failing;
          },
        }),
      });
      const response = await app.request('/api/admin/users/7', { headers: await authorization() });
      expect([response.status, await response.json()]).toEqual([
        500,
        { message: 'Something went wrong on our side.' },
      ]);
      expect(lines[0]).toContain('XX000');
      expect(lines[0]).toContain('/api/admin/users/:id');
      expect(lines[0]).toContain(String(response.headers.get('X-Request-Id')));
      expect(lines[0]).toContain('observing.test.ts');
      expect(lines.join('\n')).not.toContain('secret@example.com');
    }
  });
});

test('metrics are on a port of their own that only this machine reaches', async () => {
  await fetch(`${origin}/healthz`);
  const metrics = await listenForMetrics(services.metrics.registry, 0);
  const response = await fetch(`http://127.0.0.1:${metrics.port}/metrics`);
  expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(
    /^http_request_duration_seconds_bucket\{le="0.005",method="GET",route="\/healthz",status="200"\} \d+$/m,
  );
  expect(text).toMatch(
    /^http_request_duration_seconds_count\{method="GET",route="\/api\/admin\/users\/:id",status="200"\} \d+$/m,
  );
  for (const name of [
    'database_statements_running',
    'database_statements_waiting',
    'searches_running',
    'searches_waiting',
    'nodejs_eventloop_lag_seconds',
    'process_resident_memory_bytes',
  ])
    expect(text).toMatch(new RegExp(`^# TYPE ${name} gauge\n${name} [0-9.e+-]+$`, 'm'));
  expect((await fetch(`http://127.0.0.1:${metrics.port}/`)).status).toBe(404);
  expect((await fetch(`${origin}/metrics`)).headers.get('Content-Type')).not.toContain(
    'version=0.0.4',
  );
  metrics.close();
});

describe('readiness', () => {
  test('needs a database that answers; the process is healthy without one', async () => {
    const app = createApp({ ...services, ping: () => Promise.reject(new Error('gone')) });
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await service.app.request('/readyz')).status).toBe(200);
  });
});

describe('a signal to end', () => {
  test('lets running requests finish, closes their connections, and is over after its time', async () => {
    let finish: (() => void) | undefined;
    const own = createServices({ ...service.services });
    const app = createApp({ ...own, ping: () => new Promise((resolve) => (finish = resolve)) });
    const options = {
      port: 0,
      host: '127.0.0.1',
      mayMove: false,
      headers: {},
      limits: { drainMs: 400 },
    };
    const ending = await listen(app, options);
    const ask = () => fetch(`http://127.0.0.1:${ending.port}/readyz`);
    const running = ask();
    await expect.poll(() => finish).toBeDefined();
    own.draining.isDraining = true;
    const closed = ending.close();
    await expect(ask()).rejects.toThrow();
    finish?.();
    const response = await running;
    expect([response.status, response.headers.get('Connection')]).toEqual([200, 'close']);
    await closed;
    expect((await app.request('/readyz')).status).toBe(503);

    const stuck = await listen(app, options);
    own.draining.isDraining = false;
    const never = fetch(`http://127.0.0.1:${stuck.port}/readyz`).catch((error: unknown) => error);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await stuck.close();
    expect(await never).toBeInstanceOf(TypeError);
  });
});

test('a client that leaves is a 499 in the log', async () => {
  let finish: (() => void) | undefined;
  const app = createApp({ ...services, ping: () => new Promise((resolve) => (finish = resolve)) });
  const own = await listen(app, { port: 0, host: '127.0.0.1', mayMove: false, headers: {} });
  const leaving = request(`http://127.0.0.1:${own.port}/readyz`).on('error', () => undefined);
  leaving.end();
  await expect.poll(() => finish).toBeDefined();
  leaving.destroy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  finish?.();
  await expect.poll(entries).toEqual([expect.objectContaining({ route: '/readyz', status: 499 })]);
  await own.close();
});
