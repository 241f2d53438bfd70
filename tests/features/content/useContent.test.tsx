import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultContent } from '~/features/content/defaults';
import { maxNotifications } from '~/features/notifications/model';
import { useContent } from '~/features/content/ContentPage';
import { useNotifications } from '~/features/notifications/NotificationsPage';
import { buildFaq } from '../../fixtures/content';
import { itemKey } from '~/features/content/model';

const open = () => renderHook(() => useContent()).result;
const keys = (content: ReturnType<typeof open>) => content.current.items.map(itemKey);
const stored = (name: string) =>
  Object.entries(localStorage)
    .filter(([key]) => key.startsWith(`admin.local.${name}.`))
    .map(([, text]): unknown => JSON.parse(String(text)));
const added = buildFaq('new');

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('useContent (R29)', () => {
  it('begins with the defaults, stores changes with a version, and updates every reader', () => {
    const [one, other] = [open(), open()];
    expect(one.current.items).toEqual(defaultContent);
    act(() => one.current.save(added));
    expect(other.current.items).toEqual([...defaultContent, added]);
    expect(stored('content')).toMatchObject([{ v: 2, data: added }]);
    act(() => other.current.save({ ...added, answer: 'Changed' }));
    expect(one.current.items.at(-1)).toEqual({ ...added, answer: 'Changed' });
  });

  it.each(['', '{', '[]', '{"v":2,"at":0,"data":[]}', '{"v":9,"at":0,"data":null}'])(
    'begins with the defaults if %j is stored',
    (text) => {
      for (const item of defaultContent)
        localStorage.setItem(`admin.local.content.${itemKey(item)}`, text);
      expect(open().current.items).toEqual(defaultContent);
    },
  );

  it('restores removed entries in any order, together with another tab’s changes', () => {
    const content = open();
    const [first, second, third] = defaultContent;
    if (!first || !second || !third) throw new Error('The defaults are gone.');
    const restores: (() => void)[] = [];
    act(() => {
      for (const item of [second, first, third]) restores.push(content.current.remove(item));
    });
    expect(keys(content)).toEqual(defaultContent.slice(3).map(itemKey));
    act(() => content.current.save(added));
    act(() => {
      for (const restore of restores) restore();
    });
    expect(content.current.items).toEqual([...defaultContent, added]);
    act(() => {
      restores[0]?.();
    });
    expect(content.current.items).toHaveLength(defaultContent.length + 1);
  });

  it('undoes an import, unless something was changed since', () => {
    const content = open();
    let restore: () => boolean = () => false;
    act(() => {
      restore = content.current.replaceAll([added]);
    });
    expect(content.current.items).toEqual([added]);
    act(() => expect(restore()).toBe(true));
    expect(content.current.items).toEqual(defaultContent);
    act(() => {
      restore = content.current.replaceAll([added]);
    });
    act(() => content.current.save(buildFaq('other')));
    act(() => expect(restore()).toBe(false));
    expect(keys(content)).toEqual(['faq:new', 'faq:other']);
  });

  it('keeps changes that can’t be stored until the tab is closed, and says so', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const content = open();
    expect(content.current.isKept).toBe(true);
    act(() => content.current.save(added));
    expect(content.current.isKept).toBe(false);
    expect(content.current.items).toEqual([...defaultContent, added]);
    vi.restoreAllMocks();
    act(() => {
      content.current.remove(added);
    });
    expect(content.current.isKept).toBe(true);
  });
});

describe('useNotifications (R29)', () => {
  const notification = {
    id: 'n',
    title: 'Hello',
    message: 'World',
    recipient: 'all',
    timestamp: new Date(Date.now() + 1000).toISOString(),
    sent: true,
  } as const;
  const openList = () => renderHook(() => useNotifications()).result;
  const ids = (list: ReturnType<typeof openList>) => list.current.notifications.map(({ id }) => id);

  it('begins with samples, stores additions with a version, and restores removed entries', () => {
    const list = openList();
    expect(ids(list)).toEqual(['sample-1', 'sample-2', 'sample-3', 'sample-4', 'sample-5']);
    act(() => list.current.add(notification));
    expect(ids(list)).toContain('n');
    expect(stored('notifications')).toContainEqual(
      expect.objectContaining({ v: 2, data: notification }),
    );
    const before = ids(list);
    let restore: () => void = () => undefined;
    act(() => {
      restore = list.current.remove(notification);
    });
    expect(ids(list)).not.toContain('n');
    act(() => restore());
    expect(ids(list)).toEqual(before);
  });

  it.each(['{', '{"v":9,"at":0,"data":null}', '{"v":2,"at":0,"data":7}'])(
    'begins with the samples if %j is stored',
    (text) => {
      localStorage.setItem('admin.local.notifications.sample-1', text);
      expect(ids(openList())).toHaveLength(5);
    },
  );

  it('the samples keep their times once the list was changed (R189)', () => {
    const list = openList();
    act(() => list.current.add(notification));
    const kept = stored('notifications');
    for (const sample of list.current.notifications)
      expect(kept).toContainEqual(expect.objectContaining({ data: sample }));
    expect(kept).toHaveLength(6);
  });

  it('keeps no more than the newest 200 (R191)', () => {
    const store = (id: string, at: number, data: unknown) =>
      localStorage.setItem(`admin.local.notifications.${id}`, JSON.stringify({ v: 2, at, data }));
    for (const id of ids(openList())) store(id, 0, null);
    const old = Array.from({ length: maxNotifications }, (_, index) => ({
      ...notification,
      id: String(index),
    }));
    for (const [index, one] of old.entries()) store(one.id, maxNotifications - index, one);
    const list = openList();
    act(() => list.current.add({ ...notification, id: 'new' }));
    expect(list.current.notifications).toHaveLength(maxNotifications);
    expect(openList().current.notifications).toEqual(list.current.notifications);
    expect(ids(list)).toEqual(['new', ...old.slice(0, -1).map(({ id }) => id)]);
  });
});
