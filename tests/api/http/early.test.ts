import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowser, openTab, sessionOf, type Tab } from '../session/fakeBrowser';

const page = (count: number) => Response.json({ count, results: [] });
const url = '/api/admin/users?page=1&page_size=20';

let tab: Tab;
const fetch = vi.fn<(request: Request) => Promise<Response>>();
const abort = vi.fn();

const startEarly = (early: { url?: string; access?: string; response: Promise<Response> }) => {
  // As in the boot script: it may stay unused.
  early.response.catch(() => undefined);
  window.__early = { url, access: 'access-1', abort, ...early };
};
const list = (number = 1) => tab.listUsers({ page: number, pageSize: 20 });

beforeEach(async () => {
  installBrowser();
  vi.stubGlobal('fetch', fetch);
  fetch.mockReset().mockImplementation(() => Promise.resolve(page(1)));
  abort.mockReset();
  tab = await openTab();
  tab.saveSession(sessionOf(1));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the early request of the boot script', () => {
  it('is used once, for the same request', async () => {
    startEarly({ response: Promise.resolve(page(42)) });
    expect(await list()).toEqual({ count: 42, results: [] });
    expect(fetch).not.toHaveBeenCalled();
    expect(window.__early).toBeUndefined();
    expect(await list()).toEqual({ count: 1, results: [] });
    expect(abort).not.toHaveBeenCalled();
  });

  it.each([
    ['another page', { url: '/api/admin/users?page=2&page_size=20' }],
    ['another order of parameters', { url: '/api/admin/users?page_size=20&page=1' }],
    ['another origin', { url: 'https://evil.test/api/admin/users?page=1&page_size=20' }],
    ['another bearer', { access: 'access-0' }],
  ])('is aborted if the first request has %s', async (_name, early) => {
    startEarly({ ...early, response: Promise.resolve(page(42)) });
    expect((await list()).count).toBe(1);
    expect(abort).toHaveBeenCalledTimes(1);
    expect(window.__early).toBeUndefined();
  });

  it("isn't used for a later request if the first one was different", async () => {
    startEarly({ response: Promise.resolve(page(42)) });
    await list(2);
    expect((await list()).count).toBe(1);
  });

  it('is never used for a mutation', async () => {
    startEarly({ url: '/api/admin/users', response: Promise.resolve(page(42)) });
    fetch.mockImplementation(() => Promise.resolve(Response.json({ id: 9 })));
    expect(await tab.createUser({ first_name: 'A', last_name: 'B', email: 'c@d.ef' })).toEqual({
      id: 9,
    });
    expect(window.__early).toBeDefined();
  });

  it('is sent again if it got no response', async () => {
    startEarly({ response: Promise.reject(new TypeError('Failed to fetch')) });
    expect((await list()).count).toBe(1);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('refreshes the tokens and is repeated after a 401', async () => {
    startEarly({ response: Promise.resolve(new Response(null, { status: 401 })) });
    fetch.mockImplementationOnce(() =>
      Promise.resolve(Response.json({ access_token: 'access-2', refresh_token: 'refresh-2' })),
    );
    expect((await list()).count).toBe(1);
    expect(
      fetch.mock.calls.map(([request]) => [
        request.url.replace(/^.*\/api/, ''),
        request.headers.get('Authorization'),
      ]),
    ).toEqual([
      ['/account/auth/token/refresh', null],
      ['/admin/users?page=1&page_size=20', 'Bearer access-2'],
    ]);
  });

  it('fails after 30 s if its body stalls', async () => {
    vi.useFakeTimers();
    const stalled = new Response(
      new ReadableStream({
        start: (controller) => {
          abort.mockImplementation(() =>
            controller.error(new DOMException('Aborted', 'AbortError')),
          );
        },
      }),
    );
    startEarly({ response: Promise.resolve(stalled) });
    const failure = list().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(abort).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await failure).toMatchObject({ name: 'ApiError', status: 0 });
  });
});
