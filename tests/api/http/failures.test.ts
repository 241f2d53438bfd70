import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import bundle from '../../../openapi/openapi.bundle.json';
import { failureText, serverOr } from '../../../src/api/messages';
import { buildChallengeInput } from '../../fixtures/challenges';
import { buildNewCompetition } from '../../fixtures/competitions';
import { printCount } from '../../propertyRuns';
import { installBrowser, openTab, sessionOf, type Tab } from '../session/fakeBrowser';

const statuses = [400, 401, 403, 404, 409, 422, 500, 502, 503, 504];
const bodies: [string, string | null][] = [
  ['no body', null],
  ['an empty body', ''],
  ['null', 'null'],
  ['0', '0'],
  ['false', 'false'],
  ['an array', '[]'],
  ['HTML', '<!doctype html><h1>Bad gateway</h1>'],
  ['truncated JSON', '{"message":"Us'],
  ['a message that is none', '{"message":{"en":"x"}}'],
  ['a message', '{"message":"From the server"}'],
];
const newUser = { first_name: 'A', last_name: 'B', email: 'c@d.ef' };
const operations: [string, (tab: Tab) => Promise<unknown>][] = [
  ['login', (tab) => tab.login({ email: 'a@b.co', password: 'secret' })],
  ['getDashboard', (tab) => tab.getDashboard()],
  ['listUsers', (tab) => tab.listUsers({ page: 1, pageSize: 20 })],
  ['createUser', (tab) => tab.createUser(newUser)],
  ['deleteUser', (tab) => tab.deleteUser(7)],
  ['getUser', (tab) => tab.getUser(7)],
  ['updateUser', (tab) => tab.updateUser(7, { country: 'Ghana' })],
  ['getUserStats', (tab) => tab.getUserStats()],
  ['getKyc', (tab) => tab.getKyc(7)],
  ['decideKycId', (tab) => tab.decideKycId(7, 'approved')],
  ['decideKycAddress1', (tab) => tab.decideKycAddress1(7, 'approved')],
  ['decideKycAddress2', (tab) => tab.decideKycAddress2(7, 'rejected')],
  ['decideKyc', (tab) => tab.decideKyc(7, 'address1', 'rejected')],
  ['getWallet', (tab) => tab.getWallet(7)],
  ['listWalletTransactions', (tab) => tab.listWalletTransactions(7, { page: 1, pageSize: 10 })],
  ['listPayouts', (tab) => tab.listPayouts({ page: 1, pageSize: 10 })],
  [
    'listChallenges',
    (tab) => tab.listChallenges({ challengeClass: 'challenge', page: 1, pageSize: 10 }),
  ],
  ['getChallenge', (tab) => tab.getChallenge(7)],
  ['createChallenge', (tab) => tab.createChallenge(buildChallengeInput())],
  ['updateChallenge', (tab) => tab.updateChallenge(7, { name: 'x' })],
  ['acceptPayout', (tab) => tab.acceptPayout(7)],
  ['rejectPayout', (tab) => tab.rejectPayout(7)],
  ['listCompetitions', (tab) => tab.listCompetitions({ page: 1, pageSize: 20 })],
  ['getCompetition', (tab) => tab.getCompetition(7)],
  ['createCompetition', (tab) => tab.createCompetition(buildNewCompetition())],
  ['endCompetition', (tab) => tab.endCompetition(7)],
  ['listTradingAccounts', (tab) => tab.listTradingAccounts({ page: 1, pageSize: 20 })],
  ['getAccountPositions', (tab) => tab.getAccountPositions(7)],
  ['listMt5Users', (tab) => tab.listMt5Users({ page: 1, pageSize: 10 })],
  ['listTickets', (tab) => tab.listTickets()],
  ['closeTicket', (tab) => tab.closeTicket(7)],
  ['listTicketMessages', (tab) => tab.listTicketMessages(7)],
  ['sendTicketMessage', (tab) => tab.sendTicketMessage(7, 'Hello')],
];
/** client.test.ts tests the refresh, and no screen issues funded accounts. */
const uncalled = ['refreshTokens', 'issueFundedAccount'];
/** R19: a missing record isn't a failure. */
const isFailure = (name: string, status: number) => !(name === 'getKyc' && status === 404);
/** With and without Content-Length: openapi-fetch reads the body differently. */
const lengths = [false, true];

let tab: Tab;
let seen = 0;

function serve(status: number, body: string | null, hasLength: boolean): void {
  const headers: HeadersInit = hasLength ? { 'Content-Length': String(body?.length ?? 0) } : {};
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));
}

const failureOf = async (run: (tab: Tab) => Promise<unknown>): Promise<unknown> => {
  seen += 1;
  return run(tab).then(
    () => 'looks like a success',
    (error: unknown) => error,
  );
};

beforeAll(async () => {
  installBrowser();
  tab = await openTab();
});
beforeEach(() => tab.saveSession(sessionOf(1)));
afterAll(() => {
  printCount(
    `failed calls of ${operations.length} operations, none of which looked like a success`,
    seen,
  );
  vi.unstubAllGlobals();
});

it('covers every operation of the OpenAPI document; a new one must be added to the table', () => {
  const calls = Object.values(
    bundle.paths as Record<string, Record<string, { operationId?: string }>>,
  ).flatMap((path) => Object.values(path));
  const documented = calls.flatMap(({ operationId }) => operationId ?? []);
  expect([...operations.map(([name]) => name), ...uncalled].sort()).toEqual(documented.sort());
});

describe.each(operations)(
  '%s: a failure never looks like a success (promise 2)',
  (name, operate) => {
    it.each(statuses.filter((status) => isFailure(name, status)))(
      'status %i, whatever the body',
      async (status) => {
        for (const [, body] of bodies) {
          for (const hasLength of lengths) {
            tab.saveSession(sessionOf(1));
            serve(status, body, hasLength);
            const error = await failureOf(operate);
            expect(error).toBeInstanceOf(tab.ApiError);
            expect(error).toMatchObject({ status });
            const expected = body?.includes('From the server') ? 'From the server' : 'Default';
            expect(error instanceof tab.ApiError && failureText(serverOr('Default'), error)).toBe(
              expected,
            );
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
          const error = await failureOf(operate);
          expect(error).toBeInstanceOf(tab.ApiError);
          expect(error).toMatchObject({ status, serverMessage: undefined });
        }
      }
    });

    it('no response', async () => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
      expect(await failureOf(operate)).toMatchObject({
        name: 'ApiError',
        status: 0,
        message: 'Network error - no response received',
        serverMessage: undefined,
      });
    });
  },
);

/** Their response isn't needed: any readable 2xx is a success (R107). */
const isAnyAnswerFine = (name: string) =>
  /^(delete|decide|end|accept|reject|create|update|close|send)/.test(name);

// R19: an empty body means that there is no KYC record.
describe.each(operations.filter(([name]) => !isAnyAnswerFine(name) && name !== 'getKyc'))(
  '%s',
  (_name, operate) =>
    it.each([null, '', 'null', '0', '""', 'true', '"ok"'])(
      'fails for 200 with %j instead of the expected body',
      async (body) => {
        serve(200, body, false);
        expect(await failureOf(operate)).toMatchObject({ name: 'ApiError', status: 200 });
      },
    ),
);

describe.each(operations.filter(([name]) => isAnyAnswerFine(name)))(
  '%s succeeds',
  (_name, operate) =>
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
        await expect(operate(tab)).resolves.not.toBeInstanceOf(Error);
      }
    }),
);
