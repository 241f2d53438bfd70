import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requestBodies } from '../fixtures/requestBodies';
import { errorsAt } from '../fixtures/schemaErrors';
import { handlers } from './handlers';
import { endpoints, type OperationName } from './overrides';

const server = setupServer(...handlers);
const names = Object.keys(endpoints) as OperationName[];

function call(
  name: OperationName,
  { query = '', signal }: { query?: string; signal?: AbortSignal } = {},
): Promise<Response> {
  const { method, path } = endpoints[name];
  const url = `https://console.test/api${path.replace('{type}', 'address1').replace(/\{\w+\}/g, '1042')}${query}`;
  const body = requestBodies[name];
  return fetch(url, {
    method: method.toUpperCase(),
    ...(body
      ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
      : {}),
    ...(signal ? { signal } : {}),
  });
}

const pointer = (...keys: string[]) =>
  `#/${keys.map((key) => encodeURIComponent(key.replaceAll('/', '~1'))).join('/')}`;

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('default handlers', () => {
  it.each(names)('%s responds as in the OpenAPI document', async (name) => {
    const { method, path } = endpoints[name];
    const answer = await call(name);
    const status = String(answer.status);
    expect(answer.ok).toBe(true);
    const schema = pointer(
      'paths',
      path,
      method,
      'responses',
      status,
      'content',
      'application/json',
      'schema',
    );
    expect(errorsAt(schema, await answer.json())).toEqual([]);
  });

  it.each([
    ['listUsers', '?page=3&page_size=20', 7],
    ['listPayouts', '?status=pending&page_size=100', 7],
    ['listPayouts', '?amount_min=100&amount_max=500&page_size=100', 8],
    ['listWalletTransactions', '?type=debit&date_after=2026-02-26&date_before=2026-02-28', 2],
    ['listChallenges', '?challenge_class=skill_check&page=2', 2],
  ] as const)('%s%s pages and filters', async (name, query, rows) => {
    const body = (await (await call(name, { query })).json()) as { results: unknown[] };
    expect(body.results).toHaveLength(rows);
  });
});
