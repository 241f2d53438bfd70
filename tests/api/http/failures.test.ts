import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import bundle from '../../../openapi/openapi.bundle.json';
import { failureText } from '~/api/messages';
import { buildChallengeInput } from '../../fixtures/challenges';
import { buildNewCompetition } from '../../fixtures/competitions';
import { printCount } from '../../propertyRuns';
import { installBrowser, openTab, sessionOf, type Tab } from '../session/fakeBrowser';

const statuses = [400, 401, 403, 404, 409, 422, 500, 502, 503, 504];
const html = '<!doctype html><h1>Bad gateway</h1>';
const message = '{"message":"From the server"}';
const bodies = [
  null,
  '',
  'null',
  '0',
  'false',
  '[]',
  html,
  '{"message":"Us',
  '{"message":{"en":"x"}}',
  message,
];
/** Every body with two statuses: nothing reads a body by the status that it has. */
const bodiesOf = (status: number) => (status === 404 || status === 500 ? bodies : [html, message]);
/** What an operation is called with that isn't a list's page or an id. */
const argumentsOf: Record<string, unknown[]> = {
  login: [{ email: 'a@b.co', password: 'secret' }],
  getDashboard: [],
  createUser: [{ first_name: 'A', last_name: 'B', email: 'c@d.ef' }],
  updateUser: [7, { country: 'Ghana' }],
  getUserStats: [],
  decideKycId: [7, 'approved'],
  decideKycAddress1: [7, 'approved'],
  decideKycAddress2: [7, 'rejected'],
  decideKyc: [7, 'address1', 'rejected'],
  listWalletTransactions: [7, { page: 1, pageSize: 10 }],
  listChallenges: [{ challengeClass: 'challenge', page: 1, pageSize: 10 }],
  createChallenge: [buildChallengeInput()],
  updateChallenge: [7, { name: 'x' }],
  createCompetition: [buildNewCompetition()],
  listTickets: [],
  listTicketMessages: [7],
  sendTicketMessage: [7, 'Hello'],
};
/** client.test.ts tests the refresh, and no screen issues funded accounts. */
const uncalled = ['refreshTokens', 'issueFundedAccount'];
const operations = Object.values(
  bundle.paths as Record<string, Record<string, { operationId?: string }>>,
)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId }) => operationId ?? [])
  .filter((name) => !uncalled.includes(name));
/** Each feature's `api.ts` has its operations, under the names of the document. */
const modules = import.meta.glob<Record<string, unknown>>('../../../src/features/*/api.ts');
/** R19: a missing record isn't a failure. */
const isFailure = (name: string, status: number) => !(name === 'getKyc' && status === 404);
/** With and without Content-Length: openapi-fetch reads the body differently. */
const lengths = [false, true];

let tab: Tab;
let exported: Record<string, unknown> = {};
let seen = 0;

function serve(status: number, body: string | null, hasLength: boolean): void {
  const headers: HeadersInit = hasLength ? { 'Content-Length': String(body?.length ?? 0) } : {};
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
}

function call(name: string): Promise<unknown> {
  const page = { page: 1, pageSize: 10 };
  // The names are only known when the test runs.
  const operation = exported[name] as (...given: unknown[]) => Promise<unknown>;
  return operation(...(argumentsOf[name] ?? [name.startsWith('list') ? page : 7]));
}

const failureOf = async (name: string): Promise<unknown> => {
  seen += 1;
  return call(name).then(
    () => 'looks like a success',
    (error: unknown) => error,
  );
};

beforeAll(async () => {
  installBrowser();
  tab = await openTab();
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  exported = Object.assign({}, ...loaded) as typeof exported;
});
beforeEach(() => tab.saveSession(sessionOf(1)));
afterAll(() => {
  printCount(
    `failed calls of ${operations.length} operations, none of which looked like a success`,
    seen,
  );
  vi.unstubAllGlobals();
});

it('finds every operation of the OpenAPI document by its name', () =>
  expect(operations.filter((name) => typeof exported[name] !== 'function')).toEqual([]));

describe.each(operations)('%s: a failure never looks like a success (promise 2)', (name) => {
  it.each(statuses.filter((status) => isFailure(name, status)))(
    'status %i, whatever the body',
    async (status) => {
      for (const body of bodiesOf(status)) {
        for (const hasLength of lengths) {
          tab.saveSession(sessionOf(1));
          serve(status, body, hasLength);
          const error = await failureOf(name);
          expect(error).toBeInstanceOf(tab.ApiError);
          expect(error).toMatchObject({ status });
          const expected = body?.includes('From the server') ? 'From the server' : 'Default';
          expect(error instanceof tab.ApiError && failureText('Default', error)).toBe(expected);
        }
      }
    },
  );

  it.each([200, 201])("status %i with a body that can't be read", async (status) => {
    for (const body of [
      '<!doctype html><h1>Hello</h1>',
      '{"results":[{"id":',
      '{"a":1}}',
      'undefined',
    ]) {
      for (const hasLength of lengths) {
        serve(status, body, hasLength);
        const error = await failureOf(name);
        expect(error).toBeInstanceOf(tab.ApiError);
        expect(error).toMatchObject({ status, serverMessage: undefined });
      }
    }
  });

  it('no response', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(name)).toMatchObject({
      name: 'ApiError',
      status: 0,
      message: 'Network error - no response received',
      serverMessage: undefined,
    });
  });
});

/** Their response isn't needed: any readable 2xx is a success (R107). */
const isAnyAnswerFine = (name: string) =>
  /^(delete|decide|end|accept|reject|create|update|close|send)/.test(name);

// R19: an empty body means that there is no KYC record.
describe.each(operations.filter((name) => !isAnyAnswerFine(name) && name !== 'getKyc'))(
  '%s',
  (name) =>
    it.each([null, '', 'null', '0', '""', 'true', '"ok"'])(
      'fails for 200 with %j instead of the expected body',
      async (body) => {
        serve(200, body, false);
        expect(await failureOf(name)).toMatchObject({ name: 'ApiError', status: 200 });
      },
    ),
);

describe.each(operations.filter((name) => isAnyAnswerFine(name)))('%s succeeds', (name) =>
  it.each<[number, string | null]>([
    [200, '{"message":"Done"}'],
    [201, '{}'],
    [200, ''],
    [204, null],
    [200, 'null'],
    [202, '[]'],
    [201, '[{"id":7}]'],
    [200, '"ok"'],
    [200, 'true'],
    [200, '0'],
  ])('for a response with %i and %j', async (status, body) => {
    for (const hasLength of lengths) {
      serve(status, body, hasLength);
      await expect(call(name)).resolves.not.toBeInstanceOf(Error);
    }
  }),
);

/** The same text twice is two messages. */
const isRepeatable = (name: string) => name === 'login' || name === 'sendTicketMessage';

describe.each(operations.filter((name) => isAnyAnswerFine(name) && !isRepeatable(name)))(
  '%s: whatever is clicked, it is sent once (promise 1)',
  (name) =>
    it('for a hundred calls at the same time', async () => {
      const fetch = vi.fn(() => Promise.resolve(Response.json({})));
      vi.stubGlobal('fetch', fetch);
      await Promise.all(Array.from({ length: 100 }, () => call(name)));
      expect(fetch).toHaveBeenCalledTimes(1);
    }),
);
