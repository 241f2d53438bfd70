import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiUrl, installBrowser, openTab, sessionOf, type Tab } from './fakeBrowser';

interface Sent {
  method: string;
  url: string;
  bearer: string | null;
  body: string;
}

type Answer = Response | Error | (() => Response);

const page = () => Response.json({ count: 0, results: [] });
const unauthorised = () => Response.json({ message: 'Expired' }, { status: 401 });
const tokens = (generation: number) => () => Response.json({ access_token: `access-${String(generation)}`, refresh_token: `refresh-${String(generation)}` });
const newUser = { first_name: 'Amara', last_name: 'Okafor', email: 'amara@example.com' };

let tab: Tab;
let sent: Sent[];
const ended = vi.fn();

/** Answers the requests one after the other; the last answer serves for ever. */
function answer(...answers: Answer[]): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push({ method: request.method, url: request.url, bearer: request.headers.get('Authorization'), body: await request.text() });
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) throw next;
    return typeof next === 'function' ? next() : next;
  });
}

const paths = () => sent.map(({ method, url }) => `${method} ${url.replace(apiUrl, '')}`);
const failureOf = (promise: Promise<unknown>): Promise<unknown> => promise.then(() => 'no failure', (error: unknown) => error);

beforeEach(async () => {
  installBrowser();
  tab = await openTab();
  sent = [];
  ended.mockReset();
  tab.saveSession(sessionOf(1));
  tab.subscribeToSession(() => { if (!tab.readSession()) ended(); });
});
afterEach(() => vi.unstubAllGlobals());

describe('what is sent (section 7)', () => {
  it.each<[string, () => Promise<unknown>, string, string, string | null]>([
    ['login', () => tab.login({ email: 'a@b.co', password: 'secret' }), 'POST /admin/auth/login', '{"email":"a@b.co","password":"secret"}', null],
    ['getDashboard', () => tab.getDashboard(), 'GET /admin/dashboard', '', 'Bearer access-1'],
    ['listUsers', () => tab.listUsers({ page: 3, pageSize: 20 }), 'GET /admin/users?page=3&page_size=20', '', 'Bearer access-1'],
    ['getUser', () => tab.getUser(1042), 'GET /admin/users/1042', '', 'Bearer access-1'],
    ['createUser', () => tab.createUser(newUser), 'POST /admin/users', JSON.stringify(newUser), 'Bearer access-1'],
    ['deleteUser', () => tab.deleteUser('usr_8f2c'), 'DELETE /admin/users/usr_8f2c/delete', '', 'Bearer access-1'],
    ['updateUser', () => tab.updateUser(1042, { country: null, address: { town: 'Porto' } }), 'PATCH /admin/users/1042/update', '{"country":null,"address":{"town":"Porto"}}', 'Bearer access-1'],
    ['getUserStats', () => tab.getUserStats(), 'GET /admin/users/stats', '', 'Bearer access-1'],
    ['getKyc', () => tab.getKyc('a/b'), 'GET /admin/users/a%2Fb/kyc', '', 'Bearer access-1'],
    ['decideKycId', () => tab.decideKycId(1042, 'approved'), 'POST /admin/users/1042/kyc/id/action', '{"status":"approved"}', 'Bearer access-1'],
    ['decideKycAddress1', () => tab.decideKycAddress1(1042, 'rejected'), 'POST /admin/users/1042/kyc/address1/action', '{"status":"rejected"}', 'Bearer access-1'],
    ['decideKycAddress2', () => tab.decideKycAddress2(1042, 'approved'), 'POST /admin/users/1042/kyc/address2/action', '{"status":"approved"}', 'Bearer access-1'],
    ['decideKyc', () => tab.decideKyc(1042, 'address2', 'rejected'), 'POST /admin/users/1042/kyc/address2/action', '{"status":"rejected"}', 'Bearer access-1'],
    ['getWallet', () => tab.getWallet(1042), 'GET /admin/users/1042/wallet', '', 'Bearer access-1'],
    ['listWalletTransactions', () => tab.listWalletTransactions(1042, { page: 2, pageSize: 10 }), 'GET /admin/users/1042/wallet/transactions?page=2&page_size=10', '', 'Bearer access-1'],
    [
      'listWalletTransactions, filtered',
      () => tab.listWalletTransactions(1042, { type: 'debit', status: 'pending', date_after: '2026-03-01', date_before: '2026-03-15', amount_min: 0, amount_max: 100, page: 1, pageSize: 10 }),
      'GET /admin/users/1042/wallet/transactions?type=debit&status=pending&date_after=2026-03-01&date_before=2026-03-15&amount_min=0&amount_max=100&page=1&page_size=10',
      '',
      'Bearer access-1',
    ],
    ['acceptPayout', () => tab.acceptPayout(4001), 'POST /admin/payouts/4001/accept', '', 'Bearer access-1'],
    ['rejectPayout', () => tab.rejectPayout('po/1'), 'POST /admin/payouts/po%2F1/reject', '', 'Bearer access-1'],
  ])('%s', async (_name, operate, path, body, bearer) => {
    answer(() => Response.json({ message: 'ok', data: { access: 'a', refresh: 'r' }, results: [] }));
    await operate();
    expect(paths()).toEqual([path]);
    expect(sent[0]).toMatchObject({ body, bearer });
  });

  it.each([
    [undefined, 'https://console.test/api/admin/dashboard'],
    ['/api', 'https://console.test/api/admin/dashboard'],
    ['/api/', 'https://console.test/api/admin/dashboard'],
    ['/', 'https://console.test/admin/dashboard'],
    ['https://api.firm.test/v2', 'https://api.firm.test/v2/admin/dashboard'],
  ])('the base of the meta tag %j (R1)', async (base, url) => {
    installBrowser({ base });
    tab.saveSession(sessionOf(1));
    answer(() => Response.json({}));
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
  ])('an id %j is encoded (R6)', async (id, encoded) => {
    answer(() => Response.json({}));
    await tab.deleteUser(id);
    expect(paths()).toEqual([`DELETE /admin/users/${encoded}/delete`]);
  });

  it.each(['', '.', '..'])('an id %j, which a URL would resolve away, is never sent', async (id) => {
    answer(page);
    expect(await failureOf(tab.deleteUser(id))).toMatchObject({ name: 'ApiError', status: 404 });
    expect(sent).toEqual([]);
  });

  it('nothing without a session: that is a 401 by itself', async () => {
    tab.clearSession();
    answer(page);
    expect(await failureOf(tab.getDashboard())).toMatchObject({ name: 'ApiError', status: 401 });
    expect(sent).toEqual([]);
  });

  it('identical mutations at once are one request, different ones are two (promise 1)', async () => {
    answer(() => Response.json({}));
    await Promise.all(Array.from({ length: 100 }, () => tab.createUser({ ...newUser })));
    await Promise.all([...Array.from({ length: 100 }, () => tab.deleteUser(7)), tab.deleteUser('7')]);
    expect(paths()).toEqual(['POST /admin/users', 'DELETE /admin/users/7/delete', 'DELETE /admin/users/7/delete']);
  });
});

describe('what is read', () => {
  it('the tokens of a login, which stores nothing by itself', async () => {
    tab.clearSession();
    answer(() => Response.json({ message: 'Hello', data: { access: 'a', refresh: 'r' } }));
    expect(await tab.login({ email: 'a@b.co', password: 'secret' })).toEqual({ access: 'a', refresh: 'r' });
    expect(tab.readSession()).toBeUndefined();
  });

  it.each([[{}], [{ data: null }], [{ data: {} }], [{ data: { access: 7, refresh: 'r' } }], [{ data: { access: '' } }]])('a login answered with %j is a failure', async (body) => {
    answer(() => Response.json(body));
    expect(await failureOf(tab.login({ email: 'a@b.co', password: 'secret' }))).toMatchObject({ name: 'ApiError', status: 200 });
  });

  it.each([[{ users: 3 }], [{ users: 3, recent_activity: null, competition_status: 'x' }], [{ users: 3, recent_activity: [null], competition_status: [4] }]])(
    'a dashboard %j with no lists to show',
    async (body) => {
      answer(() => Response.json(body));
      expect(await tab.getDashboard()).toEqual({ users: 3, recent_activity: [], competition_status: [] });
    },
  );

  it.each([
    [{ message: 'Taken.', errors: { email: ['In use.', 'Sorry.'], first_name: 'Odd.' } }, 'Taken.', { email: ['In use.', 'Sorry.'], first_name: ['Odd.'] }],
    [{ message: 'Taken.', errors: { email: [], first_name: null, last_name: [7, {}] } }, 'Taken.', undefined],
    [{ message: 7, errors: [['x']] }, undefined, undefined],
    [{ message: '  ', errors: 'x' }, undefined, undefined],
  ])('a 400 with %j', async (body, serverMessage, fields) => {
    answer(() => Response.json(body, { status: 400 }));
    const error = await failureOf(tab.createUser(newUser));
    expect(error).toMatchObject({ name: 'ApiError', status: 400 });
    expect(error).toEqual(expect.objectContaining({ serverMessage, fields }));
  });

  it.each([200, 201, 204])('an addition answered with %i counts as done when there is a user in it', async (status) => {
    answer(() => (status === 204 ? new Response(null, { status }) : Response.json({ id: 9 }, { status })));
    const outcome = tab.createUser(newUser);
    if (status === 204) expect(await failureOf(outcome)).toMatchObject({ name: 'ApiError', status });
    else expect(await outcome).toEqual({ id: 9 });
  });
});

describe('a 401 (section 4, R8)', () => {
  it('refreshes once and repeats the request with its body', async () => {
    answer(unauthorised, tokens(2), () => Response.json({ id: 9 }, { status: 201 }));
    expect(await tab.createUser(newUser)).toEqual({ id: 9 });
    expect(paths()).toEqual(['POST /admin/users', 'POST /account/auth/token/refresh', 'POST /admin/users']);
    expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer access-1', null, 'Bearer access-2']);
    expect(sent[1]?.body).toBe('{"refresh_token":"refresh-1"}');
    expect(sent[2]?.body).toBe(JSON.stringify(newUser));
    expect(tab.readSession()).toEqual(sessionOf(2));
  });

  it('a second time ends the session', async () => {
    answer(unauthorised, tokens(2), unauthorised);
    expect(await failureOf(tab.getDashboard())).toMatchObject({ name: 'ApiError', status: 401, serverMessage: 'Expired' });
    expect(sent.length).toBe(3);
    expect(tab.readSession()).toBeUndefined();
    expect(ended).toHaveBeenCalled();
  });

  it.each([400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504])('with a refresh answered with %i ends the session', async (status) => {
    answer(unauthorised, () => new Response('<h1>Sorry</h1>', { status }));
    expect(await failureOf(tab.getDashboard())).toMatchObject({ name: 'ApiError', status: 401 });
    expect(sent.length).toBe(2);
    expect(tab.readSession()).toBeUndefined();
    expect(ended).toHaveBeenCalled();
  });

  it('with a refresh that gets no answer fails the request and keeps the session', async () => {
    answer(unauthorised, new TypeError('refused'));
    expect(await failureOf(tab.getDashboard())).toMatchObject({ name: 'ApiError', status: 0, message: 'Network error - no response received' });
    expect(tab.readSession()).toEqual(sessionOf(1));
    expect(ended).not.toHaveBeenCalled();
  });

  it.each(['<h1>Sign in to the network</h1>', '{"access_token":', '{}', 'null', '', '{"access_token":""}'])('with a refresh answered with 200 and %j fails the request and keeps the session', async (body) => {
    answer(unauthorised, () => new Response(body));
    expect(await failureOf(tab.getDashboard())).toMatchObject({ name: 'ApiError', status: 200 });
    expect(tab.readSession()).toEqual(sessionOf(1));
    expect(ended).not.toHaveBeenCalled();
  });

  it('without a refresh token ends the session at once', async () => {
    tab.saveSession({ ...sessionOf(1), refresh: '' });
    answer(unauthorised);
    expect(await failureOf(tab.getDashboard())).toMatchObject({ status: 401 });
    expect(paths()).toEqual(['GET /admin/dashboard']);
    expect(tab.readSession()).toBeUndefined();
    expect(ended).toHaveBeenCalled();
  });

  it('at the login is about the credentials: no refresh, no end, no second try', async () => {
    answer(unauthorised);
    expect(await failureOf(tab.login({ email: 'a@b.co', password: 'secret' }))).toMatchObject({ status: 401, serverMessage: 'Expired' });
    expect(sent.length).toBe(1);
    expect(tab.readSession()).toEqual(sessionOf(1));
    expect(ended).not.toHaveBeenCalled();
  });

  it('takes the tokens that another tab has got in the meantime', async () => {
    answer(() => { tab.saveSession(sessionOf(5)); return unauthorised(); }, page);
    await tab.listUsers({ page: 1, pageSize: 20 });
    expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer access-1', 'Bearer access-5']);
  });

  it('takes them also when its own refresh was refused', async () => {
    answer(unauthorised, () => { tab.saveSession(sessionOf(5)); return unauthorised(); }, page);
    await tab.listUsers({ page: 1, pageSize: 20 });
    expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer access-1', null, 'Bearer access-5']);
    expect(ended).not.toHaveBeenCalled();
  });

  it('never repeats one admin\'s request as another admin, and leaves that one signed in', async () => {
    const other = sessionOf(5, 'other@example.com');
    answer(() => { tab.saveSession(other); return unauthorised(); }, page);
    expect(await failureOf(tab.deleteUser(7))).toMatchObject({ status: 401 });
    expect(sent.length).toBe(1);
    expect(tab.readSession()).toEqual(other);
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('nothing else is ever repeated', () => {
  it.each<[string, Answer]>([
    ['no answer', new TypeError('cut')],
    ...[400, 403, 404, 409, 422, 429, 500, 502, 503, 504].map((status): [string, Answer] => [String(status), () => new Response(null, { status })]),
  ])('%s', async (_name, response) => {
    answer(response);
    for (const operate of [() => tab.createUser(newUser), () => tab.deleteUser(7), () => tab.getDashboard()]) {
      sent = [];
      expect(await failureOf(operate())).toBeInstanceOf(tab.ApiError);
      expect(sent.length).toBe(1);
    }
  });
});

describe('an abort by the caller', () => {
  it.each([undefined, 'a reason of its own', new Error('gone')])('stays one, whatever its reason (%s)', async (reason) => {
    const caller = new AbortController();
    vi.stubGlobal('fetch', async ({ signal }: Request) => {
      signal.throwIfAborted();
      await new Promise((resolve) => { signal.addEventListener('abort', resolve); });
      signal.throwIfAborted();
    });
    const failure = failureOf(tab.call((api) => api.GET('/admin/dashboard', { signal: caller.signal }), () => undefined));
    setTimeout(() => { caller.abort(reason); }, 0);
    expect(tab.isAbort(await failure)).toBe(true);
    expect(tab.isAbort(await failureOf(tab.call((api) => api.GET('/admin/dashboard', { signal: caller.signal }), () => undefined)))).toBe(true);
  });
});
