import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isUserList, keys } from '../../src/hooks/keys';
import { useDashboard } from '../../src/hooks/useDashboard';
import { useUserMutations } from '../../src/hooks/useUserMutations';
import { useUsers } from '../../src/hooks/useUsers';
import { newProvider, pageOf, serve } from './fakeServer';

afterEach(() => { vi.unstubAllGlobals(); });

const newUser = { first_name: 'A', last_name: 'B', email: 'c@d.ef' };

/** A screen with the list and the dashboard, and page 2 visited before page 1. */
async function open(answer: (call: string) => Response | Promise<Response> | undefined) {
  const calls = serve((_request, call) => answer(call) ?? (call.includes('dashboard') ? Response.json({ users: 60 }) : pageOf(call)));
  const screen = renderHook(
    ({ page }: { page: number }) => ({ users: useUsers({ page, pageSize: 20 }), dashboard: useDashboard(), mutations: useUserMutations() }),
    { initialProps: { page: 2 }, wrapper: newProvider() },
  );
  await waitFor(() => { expect(screen.result.current.users.data?.results[0]?.id).toBe(2); });
  screen.rerender({ page: 1 });
  await waitFor(() => { expect(screen.result.current.users.data?.results[0]?.id).toBe(1); });
  calls.length = 0;
  return { calls, ...screen };
}

describe('useUserMutations', () => {
  it.each([
    ['createUser', (mutations: ReturnType<typeof useUserMutations>) => mutations.createUser(newUser)],
    ['deleteUser', (mutations: ReturnType<typeof useUserMutations>) => mutations.deleteUser(1)],
  ])('%s reads the list and the dashboard again, and shows no page as it was before', async (_name, mutate) => {
    let release: (() => void) | undefined;
    let isOpen = false;
    const { calls, result, rerender } = await open((call) => {
      if (!call.startsWith('GET')) return Response.json({ id: 9 });
      return isOpen && call.includes('page=1') ? new Promise((resolve) => { release = () => { resolve(pageOf(call)); }; }) : undefined;
    });
    isOpen = true;
    await act(async () => { await mutate(result.current.mutations); });
    expect(result.current.users).toMatchObject({ isPlaceholder: true, isLoading: false, data: { results: [{ id: 1 }] } });
    act(() => { release?.(); });
    await waitFor(() => { expect(result.current.users.isPlaceholder).toBe(false); });
    expect(calls.slice(1).sort()).toEqual(['GET /admin/dashboard', 'GET /admin/users?page=1&page_size=20']);
    rerender({ page: 2 });
    expect(result.current.users.isPlaceholder).toBe(true);
    await waitFor(() => { expect(result.current.users).toMatchObject({ isPlaceholder: false, data: { results: [{ id: 2 }] } }); });
  });

  it('a failure is the caller\'s, and the list is read again: the answer may have been lost', async () => {
    const { calls, result } = await open((call) => (call.startsWith('DELETE') ? Promise.reject(new TypeError('cut')) : undefined));
    await act(async () => { await expect(result.current.mutations.deleteUser(1)).rejects.toMatchObject({ name: 'ApiError', status: 0 }); });
    await waitFor(() => { expect(result.current.users.isPlaceholder).toBe(false); });
    expect(calls[0]).toBe('DELETE /admin/users/1/delete');
    expect(calls).toContain('GET /admin/users?page=1&page_size=20');
    expect(calls.filter((call) => call.startsWith('DELETE')).length).toBe(1);
  });

  it('a user is added whatever a success says of it', async () => {
    const { result } = await open((call) => (call.startsWith('POST') ? new Response(null, { status: 204 }) : undefined));
    await act(async () => { await expect(result.current.mutations.createUser(newUser)).resolves.toBeUndefined(); });
  });

  it('that outlives its session, and the session\'s cache, ends like any other', async () => {
    let answer: ((response: Response) => void) | undefined;
    const { result, unmount } = await open((call) => (call.startsWith('DELETE') ? new Promise((resolve) => { answer = resolve; }) : undefined));
    const deleted = result.current.mutations.deleteUser(1);
    await waitFor(() => { expect(answer).toBeDefined(); });
    unmount();
    answer?.(Response.json({}));
    await expect(deleted).resolves.toBeUndefined();
  });
});

describe('isUserList', () => {
  it('matches every page of the list, of any size, and nothing else', () => {
    expect([keys.users.list({ page: 1, pageSize: 20 }), keys.users.list({ page: 9, pageSize: 10 })].every(isUserList)).toBe(true);
    expect([['users', 'detail', 'list'], keys.dashboard(), 'users', null, undefined, {}].some(isUserList)).toBe(false);
  });
});
