import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { listUsers } from '~/features/users/api';
import type { Page, User } from '~/api/types';
import { readId } from '~/lib/records';
import { cacheKeys, isUserList } from '~/features/cacheKeys';
import { useWholeList, type WholeSource } from '~/list/useWholeList';
import { buildUser } from '../fixtures/users';
import { newProvider, serve } from '../api/reading/fakeServer';

const source: WholeSource<User, Page<User>> = {
  key: cacheKeys.users.list({ page: 1, pageSize: 1000 }),
  read: listUsers,
  keyOf: ({ id }) => readId(id),
};
const users = (count: number) => Array.from({ length: count }, (_, id) => buildUser({ id }));

/** A server that gives `cap` rows at most. `isDown`: no page after the first can be read. */
function serveUsers(count: number, cap: number, now = { isDown: false }) {
  const all = users(count);
  return serve((request) => {
    const { searchParams: query } = new URL(request.url);
    const [page, size] = [Number(query.get('page')), Math.min(cap, Number(query.get('page_size')))];
    if (now.isDown && page > 1) return new Response(null, { status: 503 });
    return Response.json({ count, results: all.slice((page - 1) * size, page * size) });
  });
}

const open = (wanted: WholeSource<User, Page<User>> | null = source) =>
  renderHook(() => ({ list: useWholeList(wanted), mutate: useSWRConfig().mutate }), {
    wrapper: newProvider(),
  });

describe('useWholeList (R281)', () => {
  it.each([
    [1000, 10],
    [100, 100],
  ])(
    'reads 10,000 users of a server that gives %i at a time in %i calls, each once',
    async (cap, calls) => {
      const asked = serveUsers(10_000, cap);
      const { result } = open();
      await waitFor(() => expect(result.current.list.data?.results).toHaveLength(10_000));
      expect(new Set(result.current.list.data?.results.map(({ id }) => id)).size).toBe(10_000);
      expect(asked).toHaveLength(calls);
      expect(result.current.list).toMatchObject({
        progress: undefined,
        isComplete: true,
        readAt: expect.stringMatching(/^\d{4}-/) as string,
      });
    },
  );

  it('reads nothing without a source, and reads again only when it is asked to', async () => {
    const asked = serveUsers(30, 10);
    const nothing = open(null);
    expect(nothing.result.current.list.progress).toBeUndefined();
    expect(asked).toHaveLength(0);
    const { result, rerender } = open();
    await waitFor(() => expect(result.current.list.data?.count).toBe(30));
    rerender();
    expect(asked).toHaveLength(3);
    act(() => result.current.list.retry());
    expect(result.current.list.data?.count).toBe(30);
    await waitFor(() => expect(asked).toHaveLength(6));
    await waitFor(() => expect(result.current.list.progress).toBeUndefined());
  });

  it('a page that fails gives no list, and it is read from its start when asked again', async () => {
    const now = { isDown: true };
    serveUsers(30, 10, now);
    const { result } = open();
    await waitFor(() => expect(result.current.list.error?.status).toBe(503));
    expect(result.current.list.data).toBeUndefined();
    now.isDown = false;
    act(() => result.current.list.retry());
    await waitFor(() => expect(result.current.list.data?.count).toBe(30));
    expect(result.current.list.error).toBeUndefined();
  });

  it('that could not be reached is read when the connection is back, without being asked', async () => {
    const now = { isOffline: true };
    const asked = serve(() => {
      if (now.isOffline) throw new TypeError('Failed to fetch');
      return Response.json({ count: 30, results: users(30) });
    });
    const { result } = open();
    await waitFor(() => expect(result.current.list.error?.status).toBe(0));
    const before = asked.length;
    now.isOffline = false;
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.list.data?.count).toBe(30));
    expect(result.current.list.error).toBeUndefined();
    const after = asked.length;
    act(() => void dispatchEvent(new Event('online')));
    expect(asked).toHaveLength(after);
    expect(after).toBeGreaterThan(before);
  });

  it('is read again after a change has cleared the lists; its old rows stay until then', async () => {
    const asked = serveUsers(30, 10);
    const { result } = open();
    await waitFor(() => expect(result.current.list.data?.count).toBe(30));
    await act(async () => {
      await result.current.mutate(isUserList, undefined);
    });
    expect(result.current.list.data?.count).toBe(30);
    await waitFor(() => expect(asked).toHaveLength(6));
    await waitFor(() =>
      expect(result.current.list).toMatchObject({ isPlaceholder: false, progress: undefined }),
    );
  });

  it('asks for nothing more once the screen is gone', async () => {
    let answer = () => {};
    const calls = serve(async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return Response.json({ count: 30, results: users(10) });
    });
    const { unmount } = open();
    await waitFor(() => expect(calls).toHaveLength(1));
    unmount();
    await act(async () => {
      answer();
      await Promise.resolve();
    });
    expect(calls).toHaveLength(1);
  });
});
