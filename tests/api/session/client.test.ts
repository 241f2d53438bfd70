import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowser, openTab, sessionOf, type FakeBrowser, type Tab } from './fakeBrowser';
import { answerWith, failureOf, newUser, pathsOf, type Answer } from '../scriptedServer';

const page = () => Response.json({ count: 0, results: [] });
const unauthorised = () => Response.json({ message: 'Expired' }, { status: 401 });
const tokens = (generation: number) => () =>
  Response.json({
    access_token: `access-${String(generation)}`,
    refresh_token: `refresh-${String(generation)}`,
  });

let browser: FakeBrowser;
let tab: Tab;
const ended = vi.fn();

beforeEach(async () => {
  browser = installBrowser();
  tab = await openTab();
  tab.saveSession(sessionOf(1));
  ended.mockReset();
  tab.subscribeToSession(() => {
    if (!tab.readSession()) ended();
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a session removed from storage without an event', () => {
  const removeSilently = () => browser.storage.setSilently('admin.session', null);

  it.each([page, unauthorised, () => new Response(null, { status: 503 })])(
    'is noticed with the next answer',
    async (answer) => {
      answerWith(() => {
        removeSilently();
        return answer();
      });
      await tab.getDashboard().catch(() => undefined);
      expect(ended).toHaveBeenCalledOnce();
    },
  );

  it('is noticed with the next request, which is not sent', async () => {
    const sent = answerWith();
    removeSilently();
    expect(await failureOf(tab.getDashboard())).toMatchObject({ status: 401 });
    expect(sent).toEqual([]);
    expect(ended).toHaveBeenCalledOnce();
  });
});

describe('after a 401 (section 4, R8)', () => {
  it('refreshes once and repeats the request with its body', async () => {
    const sent = answerWith(unauthorised, tokens(2), () =>
      Response.json({ id: 9 }, { status: 201 }),
    );
    expect(await tab.createUser(newUser)).toEqual({ id: 9 });
    expect(pathsOf(sent)).toEqual([
      'POST /admin/users',
      'POST /account/auth/token/refresh',
      'POST /admin/users',
    ]);
    expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer access-1', null, 'Bearer access-2']);
    expect(sent[1]?.body).toBe('{"refresh_token":"refresh-1"}');
    expect(sent[2]?.body).toBe(JSON.stringify(newUser));
    expect(tab.readSession()).toEqual(sessionOf(2));
  });

  it('a second 401 ends the session', async () => {
    const sent = answerWith(unauthorised, tokens(2), unauthorised);
    expect(await failureOf(tab.getDashboard())).toMatchObject({
      name: 'ApiError',
      status: 401,
      serverMessage: 'Expired',
    });
    expect(sent.length).toBe(3);
    expect(tab.readSession()).toBeUndefined();
    expect(ended).toHaveBeenCalled();
  });

  it.each([400, 401, 403, 404, 409, 422, 429, 500, 502, 503, 504])(
    'a refresh that responds %i ends the session',
    async (status) => {
      const sent = answerWith(unauthorised, () => new Response('<h1>Sorry</h1>', { status }));
      expect(await failureOf(tab.getDashboard())).toMatchObject({ name: 'ApiError', status: 401 });
      expect(sent.length).toBe(2);
      expect(tab.readSession()).toBeUndefined();
      expect(ended).toHaveBeenCalled();
    },
  );

  it.each([new TypeError('cut'), () => new Response('{"access_token":')])(
    'repeats a refresh once whose response is lost or unreadable (R220)',
    async (lost) => {
      const sent = answerWith(unauthorised, lost, tokens(2), page);
      await tab.listUsers({ page: 1, pageSize: 20 });
      expect(pathsOf(sent).slice(1, 3)).toEqual(Array(2).fill('POST /account/auth/token/refresh'));
      expect(sent.slice(1, 3).map(({ body }) => body)).toEqual(
        Array(2).fill('{"refresh_token":"refresh-1"}'),
      );
      expect(sent.length).toBe(4);
      expect(tab.readSession()).toEqual(sessionOf(2));
    },
  );

  it('does not repeat it once the server may no longer accept the token, or after a sign-out', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const loseLate = () => {
      now += 9_001;
      throw new TypeError('cut');
    };
    const sent = answerWith(unauthorised, loseLate, tokens(2), page);
    expect(await failureOf(tab.getDashboard())).toMatchObject({ status: 0 });
    expect(sent.length).toBe(2);
    expect(tab.readSession()).toEqual(sessionOf(1));
    const signOut = () => {
      tab.clearSession();
      throw new TypeError('cut');
    };
    tab.saveSession(sessionOf(1));
    const after = answerWith(unauthorised, signOut, tokens(3));
    expect(await failureOf(tab.getDashboard())).toMatchObject({ status: 0 });
    expect(after.length).toBe(2);
    vi.restoreAllMocks();
  });

  it('a refresh without a response, twice, fails the request and keeps the session', async () => {
    const sent = answerWith(unauthorised, new TypeError('refused'));
    expect(await failureOf(tab.getDashboard())).toMatchObject({
      name: 'ApiError',
      status: 0,
      message: 'Network error - no response received',
    });
    expect(sent.length).toBe(3);
    expect(tab.readSession()).toEqual(sessionOf(1));
    expect(ended).not.toHaveBeenCalled();
  });

  it.each([
    '<h1>Sign in to the network</h1>',
    '{"access_token":',
    '{}',
    'null',
    '',
    '{"access_token":""}',
  ])(
    'a refresh that responds 200 with %j fails the request and keeps the session',
    async (body) => {
      answerWith(unauthorised, () => new Response(body));
      expect(await failureOf(tab.getDashboard())).toMatchObject({ name: 'ApiError', status: 200 });
      expect(tab.readSession()).toEqual(sessionOf(1));
      expect(ended).not.toHaveBeenCalled();
    },
  );

  it('the session ends at once if it has no refresh token', async () => {
    tab.saveSession({ ...sessionOf(1), refresh: '' });
    const sent = answerWith(unauthorised);
    expect(await failureOf(tab.getDashboard())).toMatchObject({ status: 401 });
    expect(pathsOf(sent)).toEqual(['GET /admin/dashboard']);
    expect(tab.readSession()).toBeUndefined();
    expect(ended).toHaveBeenCalled();
  });

  it('a login neither refreshes nor repeats, and a session is kept', async () => {
    const sent = answerWith(unauthorised);
    expect(await failureOf(tab.login({ email: 'a@b.co', password: 'secret' }))).toMatchObject({
      status: 401,
      serverMessage: 'Expired',
    });
    expect(sent.length).toBe(1);
    expect(tab.readSession()).toEqual(sessionOf(1));
    expect(ended).not.toHaveBeenCalled();
  });

  it('uses the tokens that another tab got in the meantime', async () => {
    const sent = answerWith(() => {
      tab.saveSession(sessionOf(5));
      return unauthorised();
    }, page);
    await tab.listUsers({ page: 1, pageSize: 20 });
    expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer access-1', 'Bearer access-5']);
  });

  it('uses them even if its own refresh was refused', async () => {
    const sent = answerWith(
      unauthorised,
      () => {
        tab.saveSession(sessionOf(5));
        return unauthorised();
      },
      page,
    );
    await tab.listUsers({ page: 1, pageSize: 20 });
    expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer access-1', null, 'Bearer access-5']);
    expect(ended).not.toHaveBeenCalled();
  });

  it("never repeats one admin's request as another admin, and leaves that one signed in", async () => {
    const other = sessionOf(5, 'other@example.com');
    const sent = answerWith(() => {
      tab.saveSession(other);
      return unauthorised();
    }, page);
    expect(await failureOf(tab.deleteUser(7))).toMatchObject({ status: 401 });
    expect(sent.length).toBe(1);
    expect(tab.readSession()).toEqual(other);
    expect(ended).not.toHaveBeenCalled();
  });
});

describe('no other request is ever repeated', () =>
  it.each<[string, Answer]>([
    ['no answer', new TypeError('cut')],
    ...[400, 403, 404, 409, 422, 429, 500, 502, 503, 504].map((status): [string, Answer] => [
      String(status),
      () => new Response(null, { status }),
    ]),
  ])('%s', async (_name, response) => {
    for (const operate of [
      () => tab.createUser(newUser),
      () => tab.deleteUser(7),
      () => tab.getDashboard(),
    ]) {
      const sent = answerWith(response);
      expect(await failureOf(operate())).toBeInstanceOf(tab.ApiError);
      expect(sent.length).toBe(1);
    }
  }));

describe('an abort by the caller', () =>
  it.each([undefined, 'a reason of its own', new Error('gone')])(
    'rejects with an AbortError, whatever its reason (%s)',
    async (reason) => {
      const caller = new AbortController();
      vi.stubGlobal('fetch', async ({ signal }: Request) => {
        signal.throwIfAborted();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        signal.throwIfAborted();
      });
      const ask = () =>
        failureOf(
          tab.call(
            (api) => api.GET('/admin/dashboard', { signal: caller.signal }),
            () => undefined,
          ),
        );
      const failure = ask();
      setTimeout(() => caller.abort(reason), 0);
      expect(tab.isAbort(await failure)).toBe(true);
      expect(tab.isAbort(await ask())).toBe(true);
    },
  ));
