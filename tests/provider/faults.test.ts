import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../contracts/provider/app';
import { listen, type Listening } from '../../contracts/provider/core/listen';
import { securityHeadersFor } from '../../contracts/provider/core/securityHeaders';
import { CutConnection } from '../../contracts/provider/faults/faultRoutes';
import { createServices } from '../../contracts/provider/operations/services';
import { emptyTables, insertPayout, mintAccessToken } from '../../contracts/provider/states/rows';
import { startService, type TestService } from './service';

let folder: string;
let service: TestService;
let server: Listening;
let url: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'provider-faults-'));
  service = await startService({ users: 0, config: { faults: true, distFolder: folder } });
  await emptyTables(service.services);
  server = await listen(service.app, {
    port: 0,
    host: '127.0.0.1',
    mayMove: false,
    headers: securityHeadersFor(service.services.config),
  });
  url = `http://127.0.0.1:${server.port}`;
});
afterEach(() => service.send('DELETE', '/__faults'));
afterAll(async () => {
  await server.close();
  await service.close();
  await rm(folder, { recursive: true });
});

const plan = (fault: unknown) => service.send('POST', '/__faults', { body: fault });
const authorization = async () => ({
  Authorization: `Bearer ${await mintAccessToken(service.services)}`,
});
const stats = async (init: RequestInit = {}) =>
  fetch(`${url}/api/admin/users/stats`, { headers: await authorization(), ...init });

test.each([
  ['GET', ''],
  ['POST', ''],
  ['DELETE', ''],
  ['POST', '/tickets'],
  ['POST', '/tickets/1/messages'],
])('without the switch %s /__faults%s does not exist', async (method, path) => {
  const parts = { ...service.services, config: { ...service.services.config, faults: false } };
  const app = createApp(createServices(parts));
  const response = await app.request(`/__faults${path}`, { method });
  expect([response.status, await response.json()]).toEqual([
    404,
    { message: 'There is nothing at this address.' },
  ]);
});

describe('a planned fault', () => {
  test('is listed with its hits, used up and cleared', async () => {
    await plan({
      match: { method: 'get', path: 'stats$' },
      times: 2,
      status: 503,
      body: { message: 'Down.' },
    });
    expect((await stats()).status).toBe(503);
    expect((await stats()).status).toBe(503);
    expect((await stats()).status).toBe(200);
    expect((await service.send('GET', '/__faults')).body).toMatchObject([
      { id: 1, hits: 2, times: 2 },
    ]);
    await service.send('DELETE', '/__faults');
    expect((await service.send('GET', '/__faults')).body).toEqual([]);
  });

  test('can be an HTML page, no body at all, or late', async () => {
    await plan({ match: { path: 'stats' }, times: 1, status: 502, body: '<h1>Bad gateway</h1>' });
    await plan({ match: { path: 'stats' }, times: 1, status: 500 });
    await plan({ match: { path: 'stats' }, times: 1, latencyMs: 80 });
    const html = await stats();
    expect([html.status, html.headers.get('Content-Type'), await html.text()]).toEqual([
      502,
      'text/html; charset=utf-8',
      '<h1>Bad gateway</h1>',
    ]);
    const empty = await stats();
    expect([empty.status, await empty.text()]).toEqual([500, '']);
    const before = performance.now();
    expect((await stats()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(70);
  });

  test('can cut the answer of a payout that was decided: the outcome is unknown, the decision is made', async () => {
    const { id } = await insertPayout(service.services);
    const accept = async () =>
      fetch(`${url}/api/admin/payouts/${id}/accept`, {
        method: 'POST',
        headers: await authorization(),
      });
    await plan({ match: { method: 'POST' }, drop: 'before', times: 1 });
    await plan({ match: { method: 'POST' }, drop: 'after', times: 1 });
    await expect(accept()).rejects.toThrow('fetch failed');
    expect((await service.send('GET', '/api/admin/payouts?status=pending')).body).toMatchObject({
      count: 1,
    });
    await expect(accept()).rejects.toThrow('fetch failed');
    expect((await service.send('GET', '/api/admin/payouts?status=approved')).body).toMatchObject({
      count: 1,
    });
    expect((await accept()).status).toBe(409);
  });

  test('can cut the answer in the middle', async () => {
    await plan({ match: { path: 'stats' }, drop: 'during' });
    const response = await stats();
    expect([response.status, response.headers.get('X-Frame-Options')]).toEqual([200, 'DENY']);
    await expect(response.text()).rejects.toThrow();
  });

  test('can truncate JSON in an answer that is otherwise complete', async () => {
    await plan({ match: { path: 'stats' }, truncate: true });
    const response = await stats({
      headers: { ...(await authorization()), 'Accept-Encoding': 'gzip' },
    });
    const text = await response.text();
    expect(text).toMatch(/^\{"totalUsers"/);
    expect(() => JSON.parse(text) as unknown).toThrow();
  });

  test('can stall the body after its first half', async () => {
    await plan({ match: { path: 'stats' }, stallBody: true });
    const controller = new AbortController();
    const response = await stats({ signal: controller.signal, headers: await authorization() });
    expect(response.status).toBe(200);
    const outcome = await Promise.race([
      response.text(),
      new Promise((resolve) => setTimeout(resolve, 150, 'stalled')),
    ]).catch(String);
    expect(outcome).toBe('stalled');
    controller.abort();
  });

  test('without a socket a cut rejects the request, as fetch would', async () => {
    await plan({ match: { path: 'stats' }, drop: 'before' });
    await expect(service.send('GET', '/api/admin/users/stats')).rejects.toThrow(CutConnection);
  });

  test.each([
    [null],
    [{ match: { path: '(' } }],
    [{ match: {}, status: 99 }],
    [{ explode: true }],
    [{ match: {}, drop: 'maybe' }],
    [{ times: 0 }],
  ])('that makes no sense is a 400: %j', async (fault) => {
    expect((await plan(fault)).status).toBe(400);
  });
});
