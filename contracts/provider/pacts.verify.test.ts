import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startVerifiable, type Verifiable } from './verifiable';
import { verify } from './verification';

interface Break {
  method: string;
  path: RegExp;
  status: number;
  /** The broken answer in place of the service's own. */
  answer: (body: string) => { status?: number; body: string };
}

let verifiable: Verifiable;
let fault: Break | undefined;

/** Stands before the service and breaks the one answer that `fault` is about. */
function breakable(service: Hono): Hono {
  const front = new Hono();
  front.all('*', async ({ req, env }) => {
    const response = await service.fetch(req.raw, env);
    const broken = fault;
    if (broken?.method !== req.method || !broken.path.test(req.path) || response.status !== broken.status) return response;
    const { body, status = response.status } = broken.answer(await response.text());
    return new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
  });
  return front;
}

beforeAll(async () => {
  verifiable = await startVerifiable({ wrap: breakable });
});
afterAll(() => verifiable.close());

it('the reference backend honours every interaction of the pact', { timeout: 180_000 }, async () => {
  const { interactions } = JSON.parse(readFileSync(new URL('../pacts/admin-console-admin-api.json', import.meta.url), 'utf8')) as { interactions: unknown[] };
  fault = undefined;
  const { code, output, verified, total } = await verify(verifiable);
  expect({ code, verified, total }, output).toEqual({ code: 0, verified: interactions.length, total: interactions.length });
});

const secondPage = { only: 'second page of users', failure: 'Given users exist - a request for the second page of users' };
const deletion = { only: 'delete this user$', failure: 'Given no user has this id - a request to delete this user' };
const list: Omit<Break, 'answer'> = { method: 'GET', path: /^\/api\/admin\/users$/, status: 200 };
const noSuchUser: Omit<Break, 'answer'> = { method: 'DELETE', path: /^\/api\/admin\/users\//, status: 404 };

it.each<{ name: string; broken: Break; only: string; failure: string }>([
  { name: 'a renamed field', broken: { ...list, answer: (body) => ({ body: body.replaceAll('"full_name"', '"name"') }) }, ...secondPage },
  { name: 'a value outside of its enum', broken: { ...list, answer: (body) => ({ body: body.replaceAll('"role":"user"', '"role":"trader"') }) }, ...secondPage },
  { name: 'an envelope without its count', broken: { ...list, answer: (body) => ({ body: body.replace('"count":', '"total":') }) }, ...secondPage },
  { name: 'another status', broken: { ...noSuchUser, answer: (body) => ({ status: 200, body }) }, ...deletion },
  { name: 'an error without its message', broken: { ...noSuchUser, answer: () => ({ body: '{"detail":"Not found."}' }) }, ...deletion },
])('the verification catches $name', async ({ broken, only, failure }) => {
  fault = broken;
  const { code, failures, output } = await verify(verifiable, ['--only', only]);
  expect({ code, failures }, output).toEqual({ code: 1, failures: [failure] });
});

it('a provider state that cannot be set up fails the verification', async () => {
  fault = undefined;
  // Port 9 is nobody's.
  const { code, failures, output } = await verify({ ...verifiable, stateUrl: 'http://127.0.0.1:9/states' }, ['--only', deletion.only]);
  expect({ code, failures: failures.length }, output).toEqual({ code: 1, failures: 3 });
});
