import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { patient, printCount, seed, tenthOf } from '../../propertyRuns';
import {
  apiUrl,
  inTab,
  installBrowser,
  openTab,
  sessionOf,
  type FakeBrowser,
  type Tab,
} from './fakeBrowser';
import { TokenServer } from './tokenServer';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const ask = (tab: Tab, page: number) => inTab(tab, () => tab.listUsers({ page, pageSize: 20 }));

async function openTabs(count: number, ended: () => void): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (let index = 0; index < count; index += 1) tabs.push(await openTab());
  for (const tab of tabs) {
    tab.subscribeToSession(() => {
      if (!tab.readSession()) ended();
    });
  }
  return tabs;
}

async function askAll(tabs: readonly Tab[], requests: number): Promise<number> {
  const asked = tabs.flatMap((tab) =>
    Array.from({ length: requests }, (_, index) => ask(tab, index + 1)),
  );
  const settled = Promise.allSettled(asked);
  await vi.advanceTimersByTimeAsync(60_000);
  return (await settled).filter(({ status }) => status === 'fulfilled').length;
}

describe('one refresh over all tabs (promise 4)', () => {
  const ended = vi.fn();
  let browser: FakeBrowser;

  beforeEach(() => {
    vi.useFakeTimers();
    ended.mockReset();
    browser = installBrowser();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function serve(server: TokenServer): TokenServer {
    vi.stubGlobal('fetch', server.fetch);
    server.expire();
    return server;
  }

  async function signedInTabs(count: number): Promise<Tab[]> {
    const tabs = await openTabs(count, ended);
    tabs[0]?.saveSession(sessionOf(1));
    return tabs;
  }

  it('10 tabs with an expired token and 20 requests each: 1 refresh, 200 successes, 0 sign-outs', async () => {
    const server = serve(new TokenServer(() => wait(50)));
    const tabs = await signedInTabs(10);
    expect(await askAll(tabs, 20)).toBe(200);
    expect(server.refreshes).toBe(1);
    expect(server.calls.length).toBe(401);
    expect(ended).not.toHaveBeenCalled();
    expect(tabs.map((tab) => tab.readSession()?.access)).toEqual(Array(10).fill('access-2'));
  });

  it.each([1, 40, 2_000])(
    'storage events that arrive %i ms after the lock: 1 refresh, no old token sent twice',
    async (lagMs) => {
      // The last tab sends its request long after the others had the lock.
      const server = serve(
        new TokenServer((call) => wait(call.endsWith('page=9&page_size=20') ? 300 : 50)),
      );
      const tabs = await signedInTabs(5);
      browser.storage.lagMs = lagMs;
      const late = Promise.allSettled(tabs.slice(4).map((tab) => ask(tab, 9)));
      expect(await askAll(tabs.slice(0, 4), 5)).toBe(20);
      expect((await late).map(({ status }) => status)).toEqual(['fulfilled']);
      expect(server.refreshes).toBe(1);
      expect(ended).not.toHaveBeenCalled();
    },
  );

  it.each([2, 10])(
    "%i tabs, one of which refreshed but whose new tokens never arrive: the others continue within the server's grace of 10 s",
    async (count) => {
      const server = serve(new TokenServer(() => wait(50), 10_000));
      const tabs = await signedInTabs(count);
      browser.storage.lagMs = 60_000;
      const asked = Promise.all(tabs.map((tab) => ask(tab, 1)));
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await asked).length).toBe(count);
      expect(server.refreshes).toBe(count);
      expect(server.isRevoked).toBe(false);
      expect(ended).not.toHaveBeenCalled();
    },
  );

  it('a tab that gets the event too late, on a server without grace: its request fails, and the others stay signed in', async () => {
    const server = serve(new TokenServer(() => wait(50)));
    const [first, late] = await signedInTabs(2);
    browser.storage.lagMs = 9_000;
    await Promise.all([first && ask(first, 1), vi.advanceTimersByTimeAsync(1000)]);
    const asked = Promise.allSettled([late && ask(late, 1)]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await asked).toMatchObject([{ status: 'rejected', reason: { status: 401 } }]);
    expect(server.isRevoked).toBe(true);
    expect(browser.storage.getItem('admin.session')).toContain('access-2');
  });

  it("a tab that gets its old tokens again doesn't wait for other tabs, and a refused refresh ends the session", async () => {
    const server = serve(new TokenServer());
    const [tab] = await signedInTabs(1);
    await Promise.all([tab && ask(tab, 1), vi.advanceTimersByTimeAsync(100)]);
    tab?.saveSession(sessionOf(1));
    const asked = Promise.allSettled([tab && ask(tab, 1)]);
    await vi.advanceTimersByTimeAsync(100);
    expect(await asked).toMatchObject([{ status: 'rejected', reason: { status: 401 } }]);
    expect(server.refreshes).toBe(2);
    expect(tab?.readSession()).toBeUndefined();
  });

  it("without navigator.locks: 200 successes, 0 sign-outs, at most one refresh per tab, within the server's grace", async () => {
    browser = installBrowser({ hasLocks: false });
    const server = serve(new TokenServer(() => wait(50), 10_000));
    const tabs = await signedInTabs(10);
    expect(await askAll(tabs, 20)).toBe(200);
    expect(server.refreshes).toBeLessThanOrEqual(10);
    expect(ended).not.toHaveBeenCalled();
  });

  it('works if locks are denied', async () => {
    browser.locks.request = () => Promise.reject(new DOMException('No', 'SecurityError'));
    serve(new TokenServer(() => wait(50)));
    const [tab] = await signedInTabs(1);
    expect(await askAll(tab ? [tab] : [], 20)).toBe(20);
  });

  it('a frozen tab holds the lock: the others recover within 10 s with one refresh, and never steal the lock', async () => {
    const server = serve(new TokenServer(() => wait(50)));
    const request = vi.spyOn(browser.locks, 'request');
    browser.locks.freeze('admin.refresh');
    const tabs = await signedInTabs(9);
    const asked = Promise.all(tabs.map((tab) => ask(tab, 1)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await asked).length).toBe(9);
    expect(server.refreshes).toBe(1);
    expect(request.mock.calls.filter(([, options]) => 'steal' in options)).toEqual([]);
  });

  it('one tab frozen after its refresh, another frozen with the second lock: the others recover within 10 s', async () => {
    const server = serve(new TokenServer(() => wait(50), 10_000));
    browser.locks.freeze('admin.refresh');
    browser.locks.freeze('admin.refresh.spare');
    const tabs = await signedInTabs(8);
    void server.fetch(
      new Request(`${apiUrl}/account/auth/token/refresh`, {
        method: 'POST',
        body: '{"refresh_token":"refresh-1"}',
      }),
    );
    const asked = Promise.all(tabs.map((tab) => ask(tab, 1)));
    await vi.advanceTimersByTimeAsync(10_000);
    expect((await asked).length).toBe(8);
    expect(server.isRevoked).toBe(false);
    expect(ended).not.toHaveBeenCalled();
  });

  it(
    'any order of responses in any number of tabs, with two expiries: one refresh for each, no sign-out',
    async () => {
      vi.useRealTimers();
      const pool = await openTabs(4, ended);
      let checked = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.integer({ min: 1, max: 4 }),
          fc.integer({ min: 1, max: 4 }),
          async (scheduler, count, requests) => {
            const tabs = pool.slice(0, count);
            // Every run uses the same tokens.
            browser.locks.letGoOfShared();
            const server = serve(
              new TokenServer((call) => scheduler.schedule(Promise.resolve(), call)),
            );
            tabs[0]?.saveSession(sessionOf(1));
            const first = tabs.flatMap((tab) =>
              Array.from({ length: requests }, (_, index) => ask(tab, index + 1)),
            );
            await scheduler.waitFor(Promise.all(first));
            expect(server.refreshes).toBe(1);
            server.expire();
            await scheduler.waitFor(Promise.all(tabs.map((tab) => ask(tab, 1))));
            expect(server.refreshes).toBe(2);
            expect(tabs.map((tab) => tab.readSession()?.access)).toEqual(
              Array(count).fill('access-3'),
            );
            expect(ended).not.toHaveBeenCalled();
            checked += 1;
          },
        ),
        { seed, numRuns: tenthOf(1000) },
      );
      printCount('refresh schedules', checked);
    },
    patient,
  );

  it(
    'after a sign-out at any moment no session comes back',
    async () => {
      vi.useRealTimers();
      const pool = await openTabs(3, ended);
      await fc.assert(
        fc.asyncProperty(fc.scheduler(), async (scheduler) => {
          browser.locks.letGoOfShared();
          serve(new TokenServer((call) => scheduler.schedule(Promise.resolve(), call)));
          pool[0]?.saveSession(sessionOf(1));
          const asked = Promise.allSettled(pool.flatMap((tab) => [ask(tab, 1), ask(tab, 2)]));
          scheduler.schedule(Promise.resolve(), 'sign out').then(
            () => pool[2]?.clearSession(),
            () => undefined,
          );
          await scheduler.waitFor(asked);
          await scheduler.waitIdle();
          for (const tab of pool) expect(tab.readSession()).toBeUndefined();
          expect(browser.storage.getItem('admin.session')).toBeNull();
        }),
        { seed, numRuns: tenthOf(1000) },
      );
    },
    patient,
  );
});
