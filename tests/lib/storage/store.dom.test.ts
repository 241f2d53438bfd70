import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '~/api/session/session';
import { createStore, useStored } from '~/lib/storage/store';
import { forgetOwn, forgetOthers, watchSignOut, type Scope } from '~/lib/storage/store';
import { useDraft } from '~/mutation/useFormDraft';
import { emptyStorage, fillStorage } from './storageOfTest';
import { signIn } from '../../signIn';

const parse = (raw: unknown) =>
  Array.isArray(raw) ? raw.filter((item) => typeof item === 'string') : undefined;
const open = (
  options: { scope?: Scope; area?: 'local' | 'session'; version?: number } = {},
  create = createStore<string[]>,
) =>
  create({
    name: 'list',
    version: 1,
    parse,
    fallback: () => ['default'],
    ...options,
  });

beforeEach(() => {
  emptyStorage();
  signIn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The same store in another tab: each tab has its own instance of every module. */
async function openElsewhere() {
  vi.resetModules();
  const other = await import('~/lib/storage/store');
  return open({}, other.createStore);
}

describe('createStore', () => {
  it('reads what was written, as the same object each time, also in another instance', () => {
    open().write(['a']);
    const store = open();
    expect(store.read()).toEqual(['a']);
    expect(store.read()).toBe(store.read());
  });

  it.each(['', '{', 'null', '[]', '{"v":2,"data":["a"]}', '{"v":1,"data":"a"}', '{"v":1}'])(
    'reads the fallback from %j',
    (text) => {
      localStorage.setItem('admin.local.list', text);
      expect(open().read()).toEqual(['default']);
    },
  );

  it('keeps the value in memory if storage is full or denied', async () => {
    fillStorage();
    const store = open();
    expect(store.isKept()).toBe(true);
    store.write(['kept']);
    expect(store.isKept()).toBe(false);
    expect(store.read()).toEqual(['kept']);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.read()).toEqual(['kept']);
    expect((await openElsewhere()).read()).toEqual(['default']);
  });

  it('notifies this tab, and takes over what another tab wrote', () => {
    const store = open();
    const { result } = renderHook(() => useStored(store));
    act(() => store.write((now) => [...now, 'mine']));
    expect(result.current).toEqual(['default', 'mine']);
    act(() => {
      localStorage.setItem('admin.local.list', JSON.stringify({ v: 1, data: ['theirs'] }));
      dispatchEvent(new StorageEvent('storage', { key: 'admin.local.list' }));
    });
    expect(result.current).toEqual(['theirs']);
    act(() => store.write((now) => [...now, 'added']));
    expect(open().read()).toEqual(['theirs', 'added']);
  });
});

it('a preference is there again after the next sign-in, and never another admin’s (R38)', () => {
  const store = open({ scope: 'preference' });
  store.write(['wide']);
  clearSession();
  forgetOwn();
  expect(store.read()).toEqual(['default']);
  signIn('ben@example.com');
  forgetOthers();
  expect(store.read()).toEqual(['default']);
  signIn();
  expect(store.read()).toEqual(['wide']);
  const stored = Object.entries(localStorage).filter(([key]) => key.includes('list'));
  expect(JSON.stringify(stored)).toMatch(/wide/);
  expect(JSON.stringify(stored)).not.toContain('ada');
});

describe('data that belongs to an admin (promise 10)', () => {
  it.each(['local', 'session'] as const)(
    'is not shown to anybody else, and is gone after signing out (%s)',
    (area) => {
      const store = open({ scope: 'own', area });
      store.write(['secret']);
      signIn('ben@example.com');
      expect(store.read()).toEqual(['default']);
      signIn();
      expect(store.read()).toEqual(['secret']);
      clearSession();
      forgetOwn();
      expect(
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      ).not.toContain('secret');
      signIn();
      expect(store.read()).toEqual(['default']);
    },
  );

  it('survives a lost session, and is removed when another admin signs in', () => {
    const store = open({ scope: 'own' });
    store.write(['secret']);
    clearSession();
    expect(store.read()).toEqual(['default']);
    store.write(['nobody']);
    signIn();
    forgetOthers();
    expect(store.read()).toEqual(['secret']);
    signIn('ben@example.com');
    forgetOthers();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('secret');
  });

  it('is removed in this tab, in memory too, when the admin signs out in another one', () => {
    const stop = watchSignOut();
    const store = open({ scope: 'own', area: 'session' });
    const unsubscribe = store.subscribe(() => undefined);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    store.write(['secret']);
    expect(store.read()).toEqual(['secret']);
    dispatchEvent(new StorageEvent('storage', { key: 'admin.signed-out', newValue: '1' }));
    expect(store.read()).toEqual(['default']);
    unsubscribe();
    stop();
  });

  it('a late sign-out event removes nothing of an admin who has signed in since', () => {
    const stop = watchSignOut();
    localStorage.setItem(
      'admin.own.old',
      JSON.stringify({ v: 1, owner: 'ben@example.com', data: ['secret'] }),
    );
    localStorage.setItem('admin.own.corrupt', 'secret');
    open({ scope: 'own', area: 'session' }).write(['typed before']);
    const journal = open({ scope: 'own' });
    journal.write(['decided since']);
    dispatchEvent(new StorageEvent('storage', { key: 'admin.signed-out', newValue: '1' }));
    expect(journal.read()).toEqual(['decided since']);
    expect(
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ).not.toMatch(/secret|typed before/);
    clearSession();
    dispatchEvent(new StorageEvent('storage', { key: 'admin.signed-out', newValue: '2' }));
    expect(Object.keys(localStorage).filter((key) => key.startsWith('admin.own.'))).toEqual([]);
    stop();
  });

  it('data only in memory is removed too, even if nothing shows it', () => {
    fillStorage();
    const store = open({ scope: 'own', area: 'session' });
    store.write(['secret']);
    forgetOwn();
    expect(store.read()).toEqual(['default']);
  });
});

describe('useDraft (promise 7)', () => {
  it('returns the typed text after a lost session, until it is discarded', () => {
    renderHook(() => useDraft('form', parse)).result.current.save(['typed']);
    clearSession();
    signIn();
    const again = renderHook(() => useDraft('form', parse)).result.current;
    expect(again.draft).toEqual(['typed']);
    again.discard();
    expect(renderHook(() => useDraft('form', parse)).result.current.draft).toBeUndefined();
  });

  it('does the same if storage is full or denied, until the admin signs out', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key.startsWith('admin.own.')) throw new DOMException('full', 'QuotaExceededError');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation((key) =>
      key === 'admin.session'
        ? JSON.stringify({ v: 1, access: 'a', refresh: 'r', user: { email: 'ada@example.com' } })
        : null,
    );
    const form = renderHook(() => useDraft('denied', parse));
    form.result.current.save(['typed']);
    form.unmount();
    forgetOthers();
    expect(renderHook(() => useDraft('denied', parse)).result.current.draft).toEqual(['typed']);
    expect(renderHook(() => useDraft('another', parse)).result.current.draft).toBeUndefined();
    forgetOwn();
    expect(renderHook(() => useDraft('denied', parse)).result.current.draft).toBeUndefined();
  });
});
