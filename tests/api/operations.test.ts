import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
  // What else each call sends, its pact has (contracts/consumer).
  it('encodes what is searched for, and sends the phase 0', async () => {
    const sent = answerWith(page);
    await tab.listTradingAccounts({ phase: 0, search: 'o kafor&x', page: 2, pageSize: 20 });
    expect(pathsOf(sent)).toEqual([
      'GET /admin/mt5/accounts?phase=0&search=o%20kafor%26x&page=2&page_size=20',
    ]);
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
