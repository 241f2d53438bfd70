import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBrowser, openTab, sessionOf, type FakeBrowser, type Tab } from './fakeBrowser';

const key = 'admin.session';

describe('the session in storage', () => {
  let browser: FakeBrowser;
  let tab: Tab;
  beforeEach(async () => {
    browser = installBrowser();
    tab = await openTab();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is stored under one key with a version, and reads as the same object until it changes', () => {
    tab.saveSession(sessionOf(1));
    expect(JSON.parse(browser.storage.getItem(key) ?? '')).toEqual({
      v: 1,
      access: 'access-1',
      refresh: 'refresh-1',
      user: { email: 'admin@example.com' },
    });
    expect(tab.readSession()).toEqual(sessionOf(1));
    expect(tab.readSession()).toBe(tab.readSession());
  });

  it('counts as lost until somebody is signed in again, in whatever tab, and not after a sign-out (R441)', async () => {
    const other = await openTab();
    const stop = tab.subscribeToSession(() => undefined);
    tab.saveSession(sessionOf(1));
    tab.clearSession({ onlyIf: 'access-1' });
    expect(tab.wasSessionLost()).toBe(true);
    other.saveSession(sessionOf(2));
    other.clearSession();
    expect(tab.readSession()).toBeUndefined();
    expect(tab.wasSessionLost()).toBe(false);
    stop();
  });

  it.each([
    '',
    'null',
    '0',
    '[]',
    '{}',
    '"x"',
    '{',
    'undefined',
    '{"v":2,"access":"a","refresh":"r","user":{"email":"e"}}',
    '{"v":1}',
    '{"v":1,"access":""}',
    '{"v":1,"access":7,"refresh":"r"}',
    '[{"v":1}]',
  ])('%j is no session', (text) => {
    browser.storage.setItem(key, text);
    expect(tab.readSession()).toBeUndefined();
  });

  it.each([
    ['{"v":1,"access":"a"}', { v: 1, access: 'a', refresh: '', user: { email: '' } }],
    [
      '{"v":1,"access":"a","refresh":null,"user":null}',
      { v: 1, access: 'a', refresh: '', user: { email: '' } },
    ],
    [
      '{"v":1,"access":"a","refresh":"r","user":{"email":5},"more":1}',
      { v: 1, access: 'a', refresh: 'r', user: { email: '' } },
    ],
  ])('reads the readable parts of %s', (text, session) => {
    browser.storage.setItem(key, text);
    expect(tab.readSession()).toEqual(session);
  });

  it.each(['denied', 'full'] as const)(
    'is kept in memory while storage is %s, and nothing throws',
    (state) => {
      browser.storage[state] = new DOMException('No', 'QuotaExceededError');
      tab.saveSession(sessionOf(1));
      expect(tab.readSession()).toEqual(sessionOf(1));
      tab.replaceTokens(sessionOf(1), { access: 'access-2', refresh: 'refresh-2' });
      expect(tab.readSession()).toEqual(sessionOf(2));
      tab.clearSession();
      expect(tab.readSession()).toBeUndefined();
    },
  );

  it('works without any storage', () => {
    vi.stubGlobal('localStorage', undefined);
    tab.saveSession(sessionOf(1));
    expect(tab.readSession()).toEqual(sessionOf(1));
  });

  it('prefers a newer session in memory to an older one in storage', () => {
    tab.saveSession(sessionOf(1));
    browser.storage.full = new DOMException('Full', 'QuotaExceededError');
    tab.saveSession(sessionOf(2));
    expect(tab.readSession()).toEqual(sessionOf(2));
    browser.storage.full = undefined;
    tab.saveSession(sessionOf(3));
    expect(tab.readSession()).toEqual(sessionOf(3));
  });

  it('replaces tokens only if the session still has the old ones (R8)', () => {
    tab.saveSession(sessionOf(2));
    tab.replaceTokens(sessionOf(1), { access: 'late', refresh: 'late' });
    expect(tab.readSession()).toEqual(sessionOf(2));
    tab.clearSession();
    tab.replaceTokens(sessionOf(2), { access: 'late', refresh: 'late' });
    expect(tab.readSession()).toBeUndefined();
  });

  it('is cleared only if it still has the token that failed (R8)', () => {
    tab.saveSession(sessionOf(2));
    tab.clearSession({ onlyIf: 'access-1' });
    expect(tab.readSession()).toEqual(sessionOf(2));
    tab.clearSession({ onlyIf: 'access-2' });
    expect(tab.readSession()).toBeUndefined();
  });

  it('signs in and out in every tab', async () => {
    const other = await openTab();
    const heard = vi.fn();
    const stop = other.subscribeToSession(heard);
    tab.saveSession(sessionOf(1));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(other.readSession()).toEqual(sessionOf(1));
    tab.clearSession();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(other.readSession()).toBeUndefined();
    stop();
    tab.saveSession(sessionOf(1));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('notifies listeners of changes in this tab, cleared storage and a resumed page, but not of other keys', () => {
    const heard = vi.fn();
    const stops = [tab.subscribeToSession(heard), tab.subscribeToSession(() => undefined)];
    const count = (act: () => unknown) => {
      heard.mockReset();
      act();
      return heard.mock.calls.length;
    };
    expect(count(() => tab.saveSession(sessionOf(1)))).toBeGreaterThan(0);
    expect(count(() => browser.storage.clear())).toBe(1);
    const signInWhileFrozen = () => browser.storage.setSilently(key, JSON.stringify(sessionOf(2)));
    expect(count(signInWhileFrozen)).toBe(0);
    expect(count(() => globalThis.dispatchEvent(new Event('pageshow')))).toBe(1);
    expect(count(() => browser.storage.setItem('admin.colorMode', 'dark'))).toBe(0);
    for (const stop of stops) stop();
    expect(count(() => browser.storage.clear())).toBe(0);
  });

  it('drops the session in memory when another tab signs out', () => {
    tab.subscribeToSession(() => undefined);
    browser.storage.full = new DOMException('Full', 'QuotaExceededError');
    tab.saveSession(sessionOf(1));
    browser.storage.removeItem(key);
    expect(tab.readSession()).toBeUndefined();
  });
});
