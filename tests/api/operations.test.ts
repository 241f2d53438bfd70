import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildChallengeInput } from '../fixtures/challenges';
import { buildNewCompetition } from '../fixtures/competitions';
import { installBrowser, openTab, sessionOf, type Tab } from './session/fakeBrowser';
import { answerWith, failureOf, newUser, pathsOf } from './scriptedServer';

const page = () => Response.json({ count: 0, results: [] });

let tab: Tab;

beforeEach(async () => {
  installBrowser();
  tab = await openTab();
  tab.saveSession(sessionOf(1));
});
afterEach(() => vi.unstubAllGlobals());

describe('requests (section 7)', () => {
  it.each<[string, () => Promise<unknown>, string, string, string | null]>([
    [
      'login',
      () => tab.login({ email: 'a@b.co', password: 'secret' }),
      'POST /admin/auth/login',
      '{"email":"a@b.co","password":"secret"}',
      null,
    ],
    ['getDashboard', () => tab.getDashboard(), 'GET /admin/dashboard', '', 'Bearer access-1'],
    [
      'listUsers',
      () => tab.listUsers({ page: 3, pageSize: 20 }),
      'GET /admin/users?page=3&page_size=20',
      '',
      'Bearer access-1',
    ],
    [
      'createUser',
      () => tab.createUser(newUser),
      'POST /admin/users',
      JSON.stringify(newUser),
      'Bearer access-1',
    ],
    [
      'deleteUser',
      () => tab.deleteUser('usr_8f2c'),
      'DELETE /admin/users/usr_8f2c/delete',
      '',
      'Bearer access-1',
    ],
    ['getUser', () => tab.getUser(1042), 'GET /admin/users/1042', '', 'Bearer access-1'],
    [
      'updateUser',
      () => tab.updateUser(1042, { country: null, address: { town: 'Porto' } }),
      'PATCH /admin/users/1042/update',
      '{"country":null,"address":{"town":"Porto"}}',
      'Bearer access-1',
    ],
    ['getUserStats', () => tab.getUserStats(), 'GET /admin/users/stats', '', 'Bearer access-1'],
    ['getKyc', () => tab.getKyc('a/b'), 'GET /admin/users/a%2Fb/kyc', '', 'Bearer access-1'],
    [
      'decideKycId',
      () => tab.decideKycId(1042, 'approved'),
      'POST /admin/users/1042/kyc/id/action',
      '{"status":"approved"}',
      'Bearer access-1',
    ],
    [
      'decideKycAddress1',
      () => tab.decideKycAddress1(1042, 'rejected'),
      'POST /admin/users/1042/kyc/address1/action',
      '{"status":"rejected"}',
      'Bearer access-1',
    ],
    [
      'decideKycAddress2',
      () => tab.decideKycAddress2(1042, 'approved'),
      'POST /admin/users/1042/kyc/address2/action',
      '{"status":"approved"}',
      'Bearer access-1',
    ],
    [
      'decideKyc',
      () => tab.decideKyc(1042, 'address2', 'rejected'),
      'POST /admin/users/1042/kyc/address2/action',
      '{"status":"rejected"}',
      'Bearer access-1',
    ],
    ['getWallet', () => tab.getWallet(1042), 'GET /admin/users/1042/wallet', '', 'Bearer access-1'],
    [
      'listWalletTransactions',
      () => tab.listWalletTransactions(1042, { page: 2, pageSize: 10 }),
      'GET /admin/users/1042/wallet/transactions?page=2&page_size=10',
      '',
      'Bearer access-1',
    ],
    [
      'listWalletTransactions, filtered',
      () =>
        tab.listWalletTransactions(1042, {
          type: 'debit',
          status: 'pending',
          date_after: '2026-03-01',
          date_before: '2026-03-15',
          amount_min: 0,
          amount_max: 100,
          page: 1,
          pageSize: 10,
        }),
      'GET /admin/users/1042/wallet/transactions?type=debit&status=pending&date_after=2026-03-01&date_before=2026-03-15' +
        '&amount_min=0&amount_max=100&page=1&page_size=10',
      '',
      'Bearer access-1',
    ],
    [
      'listPayouts',
      () => tab.listPayouts({ page: 2, pageSize: 10 }),
      'GET /admin/payouts?page=2&page_size=10',
      '',
      'Bearer access-1',
    ],
    [
      'listPayouts, filtered',
      () =>
        tab.listPayouts({
          status: 'pending',
          date_after: '2026-03-01',
          date_before: '2026-03-15',
          amount_min: 500,
          page: 1,
          pageSize: 10,
        }),
      'GET /admin/payouts?page=1&page_size=10&status=pending&date_after=2026-03-01&date_before=2026-03-15&amount_min=500',
      '',
      'Bearer access-1',
    ],
    [
      'acceptPayout',
      () => tab.acceptPayout(4001),
      'POST /admin/payouts/4001/accept',
      '',
      'Bearer access-1',
    ],
    [
      'rejectPayout',
      () => tab.rejectPayout('po/1'),
      'POST /admin/payouts/po%2F1/reject',
      '',
      'Bearer access-1',
    ],
    [
      'listChallenges',
      () => tab.listChallenges({ challengeClass: 'skill_check', page: 2, pageSize: 10 }),
      'GET /admin/challenges?page=2&page_size=10&challenge_class=skill_check',
      '',
      'Bearer access-1',
    ],
    // R1: the trailing slash is part of the path.
    [
      'getChallenge',
      () => tab.getChallenge('c/1'),
      'GET /admin/challenges/c%2F1/',
      '',
      'Bearer access-1',
    ],
    [
      'createChallenge',
      () => tab.createChallenge(buildChallengeInput()),
      'POST /admin/challenges/create/',
      JSON.stringify(buildChallengeInput()),
      'Bearer access-1',
    ],
    [
      'updateChallenge',
      () => tab.updateChallenge(201, { max_participants: null }),
      'PATCH /admin/challenges/201/',
      '{"max_participants":null}',
      'Bearer access-1',
    ],
    [
      'listCompetitions',
      () => tab.listCompetitions({ page: 2, pageSize: 20 }),
      'GET /admin/competitions?page=2&page_size=20',
      '',
      'Bearer access-1',
    ],
    [
      'getCompetition',
      () => tab.getCompetition('c/1'),
      'GET /admin/competition/c%2F1',
      '',
      'Bearer access-1',
    ],
    [
      'createCompetition',
      () => tab.createCompetition(buildNewCompetition()),
      'POST /admin/competition/create',
      JSON.stringify(buildNewCompetition()),
      'Bearer access-1',
    ],
    [
      'endCompetition',
      () => tab.endCompetition(71),
      'POST /admin/competition/71/end',
      '',
      'Bearer access-1',
    ],
    [
      'listTradingAccounts',
      () => tab.listTradingAccounts({ page: 1, pageSize: 20 }),
      'GET /admin/mt5/accounts?page=1&page_size=20',
      '',
      'Bearer access-1',
    ],
    [
      'listTradingAccounts, filtered',
      () => tab.listTradingAccounts({ phase: 0, search: 'o kafor&x', page: 2, pageSize: 20 }),
      'GET /admin/mt5/accounts?phase=0&search=o%20kafor%26x&page=2&page_size=20',
      '',
      'Bearer access-1',
    ],
    [
      'getAccountPositions',
      () => tab.getAccountPositions('MT-1/2 %'),
      'GET /admin/mt5/account/MT-1%2F2%20%25/positions',
      '',
      'Bearer access-1',
    ],
    [
      'listMt5Users, filtered',
      () =>
        tab.listMt5Users({
          account_status: 'inactive',
          account_type: 'funded_eligible',
          search: '5001',
          page: 1,
          pageSize: 10,
        }),
      'GET /admin/mt5/users?account_status=inactive&account_type=funded_eligible&search=5001&page=1&page_size=10',
      '',
      'Bearer access-1',
    ],
  ])('%s', async (_name, operate, path, body, bearer) => {
    const sent = answerWith(() =>
      Response.json({ message: 'ok', data: { access: 'a', refresh: 'r' }, results: [] }),
    );
    await operate();
    expect(pathsOf(sent)).toEqual([path]);
    expect(sent[0]).toMatchObject({ body, bearer });
  });

  it.each([
    [undefined, 'https://console.test/api/admin/dashboard'],
    ['/api', 'https://console.test/api/admin/dashboard'],
    ['/api/', 'https://console.test/api/admin/dashboard'],
    ['/', 'https://console.test/admin/dashboard'],
    ['https://api.firm.test/v2', 'https://api.firm.test/v2/admin/dashboard'],
  ])("uses the meta tag's base %j (R1)", async (base, url) => {
    installBrowser({ base });
    tab.saveSession(sessionOf(1));
    const sent = answerWith(() => Response.json({}));
    await tab.getDashboard();
    expect(sent[0]?.url).toBe(url);
  });

  it.each([
    ['a/b', 'a%2Fb'],
    ['../payouts', '..%2Fpayouts'],
    ['7?x=1#y', '7%3Fx%3D1%23y'],
    ['%2e%2e', '%252e%252e'],
    ['{id}', '%7Bid%7D'],
    ['$&', '%24%26'],
    ['Åsa', '%C3%85sa'],
  ])('encodes the id %j (R6)', async (id, encoded) => {
    const sent = answerWith(() => Response.json({}));
    await tab.deleteUser(id);
    expect(pathsOf(sent)).toEqual([`DELETE /admin/users/${encoded}/delete`]);
  });

  it.each(['', '.', '..'])('never sends the id %j, which would change the path', async (id) => {
    const sent = answerWith(page);
    expect(await failureOf(tab.deleteUser(id))).toMatchObject({ name: 'ApiError', status: 404 });
    expect(sent).toEqual([]);
  });

  it('sends nothing without a session and rejects with 401', async () => {
    tab.clearSession();
    const sent = answerWith(page);
    expect(await failureOf(tab.getDashboard())).toMatchObject({ name: 'ApiError', status: 401 });
    expect(sent).toEqual([]);
  });

  it('identical mutations at the same time send one request, different ones two (promise 1)', async () => {
    const sent = answerWith(() => Response.json({}));
    await Promise.all(Array.from({ length: 100 }, () => tab.createUser({ ...newUser })));
    await Promise.all([
      ...Array.from({ length: 100 }, () => tab.deleteUser(7)),
      tab.deleteUser('7'),
    ]);
    expect(pathsOf(sent)).toEqual([
      'POST /admin/users',
      'DELETE /admin/users/7/delete',
      'DELETE /admin/users/7/delete',
    ]);
  });
});

describe('responses', () => {
  it('login resolves with the tokens and stores nothing', async () => {
    tab.clearSession();
    answerWith(() => Response.json({ message: 'Hello', data: { access: 'a', refresh: 'r' } }));
    expect(await tab.login({ email: 'a@b.co', password: 'secret' })).toEqual({
      access: 'a',
      refresh: 'r',
    });
    expect(tab.readSession()).toBeUndefined();
  });

  it.each([
    [{}],
    [{ data: null }],
    [{ data: {} }],
    [{ data: { access: 7, refresh: 'r' } }],
    [{ data: { access: '' } }],
  ])('login fails for the response %j', async (body) => {
    answerWith(() => Response.json(body));
    expect(await failureOf(tab.login({ email: 'a@b.co', password: 'secret' }))).toMatchObject({
      name: 'ApiError',
      status: 200,
    });
  });

  it('ids of more than 2^53 are those of the answer in paths, also where two differ only in the last digit (R48)', async () => {
    const sent = answerWith(
      () => new Response('{"count":2,"results":[{"id":9007199254740992},{"id":9007199254740993}]}'),
    );
    const { results } = await tab.listPayouts({ page: 1, pageSize: 10 });
    for (const { id } of results) await tab.acceptPayout(id);
    expect(pathsOf(sent).slice(1)).toEqual([
      'POST /admin/payouts/9007199254740992/accept',
      'POST /admin/payouts/9007199254740993/accept',
    ]);
  });

  it.each([
    [{ users: 3 }],
    [{ users: 3, recent_activity: null, competition_status: 'x' }],
    [{ users: 3, recent_activity: [null], competition_status: [4] }],
  ])('the dashboard %j has empty lists', async (body) => {
    answerWith(() => Response.json(body));
    expect(await tab.getDashboard()).toEqual({
      users: 3,
      recent_activity: [],
      competition_status: [],
    });
  });

  it.each([
    [
      { message: 'Taken.', errors: { email: ['In use.', 'Sorry.'], first_name: 'Odd.' } },
      'Taken.',
      { email: ['In use.', 'Sorry.'], first_name: ['Odd.'] },
    ],
    [
      { message: 'Taken.', errors: { email: [], first_name: null, last_name: [7, {}] } },
      'Taken.',
      undefined,
    ],
    [{ message: 7, errors: [['x']] }, undefined, undefined],
    [{ message: '  ', errors: 'x' }, undefined, undefined],
  ])('a 400 with %j', async (body, serverMessage, fields) => {
    answerWith(() => Response.json(body, { status: 400 }));
    const error = await failureOf(tab.createUser(newUser));
    expect(error).toMatchObject({ name: 'ApiError', status: 400 });
    expect(error).toEqual(expect.objectContaining({ serverMessage, fields }));
  });

  it.each([
    [200, { id: 9 }],
    [201, { id: 9 }],
    [204, undefined],
  ])('adding a user succeeds for a response with %i and %j (R107)', async (status, user) => {
    answerWith(() => (user ? Response.json(user, { status }) : new Response(null, { status })));
    expect(await tab.createUser(newUser)).toEqual(user);
  });
});
