import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '~/api/session/session';
import { createEntryStore } from '~/lib/storage/entryStore';
import {
  forgetOwn,
  forgetOthers,
  mayHoldEntries,
  useStored,
  type Scope,
} from '~/lib/storage/store';
import { emptyStorage } from './storageOfTest';
import { signIn } from '../../signIn';

interface Note {
  id: string;
  text: string;
}

const note = (id: string, text = id): Note => ({ id, text });
const parse = (raw: unknown): Note | undefined => {
  const { id, text } = (raw ?? {}) as Partial<Note>;
  return typeof id === 'string' && typeof text === 'string' ? { id, text } : undefined;
};
const open = (
  more: { scope?: Scope; defaults?: () => Note[] } = {},
  create = createEntryStore<Note>,
) =>
  create({
    name: 'notes',
    version: 2,
    parse,
    idOf: ({ id }) => id,
    ...more,
  });
/** The same store in another tab: each tab has its own instance of every module. */
async function openElsewhere() {
  vi.resetModules();
  const other = await import('~/lib/storage/entryStore');
  return open({}, other.createEntryStore);
}
const ids = (store: ReturnType<typeof open>) => store.read().map(({ id }) => id);
const keys = () =>
  Object.keys(localStorage)
    .filter((key) => key.includes('notes'))
    .sort();
/** From now on only so many changes of entries can be stored. */
function leaveRoomFor(count: number): void {
  const set = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')
    ?.value as Storage['setItem'];
  let left = count;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key.includes('notes') && left-- <= 0) throw new DOMException('full', 'QuotaExceededError');
    set.call(this, key, value);
  });
}

beforeEach(() => {
  emptyStorage();
  signIn();
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('createEntryStore (R224)', () => {
  it('two tabs that have not heard of each other lose nothing', async () => {
    const [one, other] = [open(), await openElsewhere()];
    // Subscribed tabs only look again after an event, and none comes here.
    const ends = [one, other].map((store) => store.subscribe(() => undefined));
    expect([one.read(), other.read()]).toEqual([[], []]);
    one.put(note('a'));
    other.put(note('b'));
    one.put(note('a', 'changed'));
    other.put(note('b', 'changed'));
    expect(ids(other)).toContain('b');
    one.put(note('c'));
    expect(open().read()).toHaveLength(3);
    expect(open().get('a')).toEqual(note('a', 'changed'));
    expect(open().get('b')).toEqual(note('b', 'changed'));
    expect(keys()).toEqual(['admin.local.notes.a', 'admin.local.notes.b', 'admin.local.notes.c']);
    // A single entry is always read as it is stored now.
    expect(ids(other)).not.toContain('c');
    expect(other.get('c')).toEqual(note('c'));
    for (const end of ends) end();
  });

  it('answers the same array until something changes, in the order of the first additions', () => {
    const store = open();
    const end = store.subscribe(() => undefined);
    for (const id of ['z', 'a', 'm']) store.put(note(id));
    const before = store.read();
    expect(store.read()).toBe(before);
    expect(open().read()).toEqual(before);
    store.put(note('z', 'changed'));
    expect(ids(store)).toEqual(['z', 'a', 'm']);
    const place = store.placeOf('a');
    store.remove('a');
    expect(ids(store)).toEqual(['z', 'm']);
    store.put(note('a'), place);
    expect(ids(store)).toEqual(['z', 'a', 'm']);
    end();
  });

  it('shows what another tab has written, once its event is here', async () => {
    const store = open();
    const { result } = renderHook(() => useStored(store));
    (await openElsewhere()).put(note('theirs'));
    expect(result.current).toEqual([]);
    act(
      () =>
        void dispatchEvent(
          new StorageEvent('storage', { key: 'admin.local.notes.theirs', newValue: 'x' }),
        ),
    );
    expect(result.current).toEqual([note('theirs')]);
    localStorage.clear();
    act(() => void dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(result.current).toEqual([]);
  });

  it.each([
    '',
    '{',
    'null',
    '7',
    '{"v":9,"at":1,"data":{"id":"x","text":""}}',
    '{"v":2,"at":1,"data":{"id":"other","text":""}}',
    '{"v":2}',
  ])('leaves out an entry that reads %j, and no other', (text) => {
    open().put(note('a'));
    localStorage.setItem('admin.local.notes.x', text);
    expect(ids(open())).toEqual(['a']);
  });

  it('what cannot be stored stays in this tab, and is stored once there is room', async () => {
    const store = open();
    store.put(note('a'));
    leaveRoomFor(0);
    store.put(note('a', 'changed'));
    store.put(note('b'));
    expect(store.read()).toEqual([note('a', 'changed'), note('b')]);
    expect(store.isKept()).toBe(false);
    expect((await openElsewhere()).read()).toEqual([note('a')]);
    vi.restoreAllMocks();
    store.put(note('c'));
    expect(store.isKept()).toBe(true);
    expect((await openElsewhere()).read()).toEqual([note('a', 'changed'), note('b'), note('c')]);
  });

  it('works in memory if storage is denied', () => {
    for (const name of ['getItem', 'setItem', 'removeItem', 'key'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    const store = open();
    store.put(note('a'));
    store.put(note('b'));
    store.remove('a');
    expect(ids(store)).toEqual(['b']);
    expect(store.isKept()).toBe(false);
  });

  it('all entries can be replaced, the defaults too', () => {
    const defaults = () => [note('one'), note('two')];
    const store = open({ defaults });
    store.put(note('new'));
    store.replaceAll([note('z'), note('one', 'changed'), note('a')]);
    const after = [note('z'), note('one', 'changed'), note('a')];
    expect([store.read(), open({ defaults }).read()]).toEqual([after, after]);
    store.replaceAll([]);
    expect(open({ defaults }).read()).toEqual([]);
  });

  it('a default can be changed and removed, in every tab', () => {
    const defaults = () => [note('one'), note('two'), note('three')];
    const store = open({ defaults });
    store.put(note('new'));
    store.put(note('two', 'changed'));
    store.remove('one');
    expect(open({ defaults }).read()).toEqual([note('two', 'changed'), note('three'), note('new')]);
  });
});

describe('entries that are an admin’s preference (R38)', () => {
  it('are there again after the next sign-in, and never shown to another admin', () => {
    const store = open({ scope: 'preference' });
    store.put(note('a'));
    clearSession();
    forgetOwn();
    expect(store.read()).toEqual([]);
    store.put(note('nobody'));
    signIn('ben@example.com');
    forgetOthers();
    expect(store.read()).toEqual([]);
    store.put(note('b'));
    expect(ids(store)).toEqual(['b']);
    signIn();
    forgetOthers();
    expect(ids(store)).toEqual(['a']);
    store.replaceAll([]);
    signIn('ben@example.com');
    expect(ids(store)).toEqual(['b']);
  });

  it('don’t name the admin, in key or text', () => {
    open({ scope: 'preference' }).put(note('a'));
    const [key = '', ...others] = keys();
    expect(others).toEqual([]);
    expect(`${key} ${localStorage.getItem(key) ?? ''}`).not.toContain('ada');
  });

  it('are kept apart in memory too, if there is no room', () => {
    leaveRoomFor(0);
    const store = open({ scope: 'preference' });
    store.put(note('a'));
    signIn('ben@example.com');
    expect(store.read()).toEqual([]);
    signIn();
    expect(ids(store)).toEqual(['a']);
  });
});

describe('entries that belong to an admin (promise 10)', () => {
  it('are shown to nobody else, and gone after signing out, in memory too', () => {
    const store = open({ scope: 'own' });
    expect(mayHoldEntries('notes')).toBe(false);
    store.put(note('a'));
    expect(mayHoldEntries('notes')).toBe(true);
    expect(mayHoldEntries('not')).toBe(false);
    leaveRoomFor(0);
    store.put(note('b'));
    signIn('ben@example.com');
    expect(store.read()).toEqual([]);
    signIn();
    expect(ids(store)).toEqual(['a', 'b']);
    clearSession();
    expect(store.read()).toEqual([]);
    store.put(note('nobody'));
    forgetOwn();
    expect(mayHoldEntries('notes')).toBe(false);
    signIn();
    expect(store.read()).toEqual([]);
    expect(store.isKept()).toBe(true);
  });

  it('are noticed although they are in memory only', () => {
    leaveRoomFor(0);
    open({ scope: 'own' }).put(note('a'));
    expect(keys()).toEqual([]);
    expect(mayHoldEntries('notes')).toBe(true);
    forgetOwn();
  });
});
