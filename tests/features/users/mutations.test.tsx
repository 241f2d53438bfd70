import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { generalMessages } from '~/api/messages';
import { useReading } from '~/api/reading/reading';
import { dashboardSource } from '~/features/dashboard/api';
import { useCreateUser } from '~/features/users/AddUserDialog';
import { useDeleteUser } from '~/features/users/AllUsersPage';
import { useUsers } from '~/features/users/api';
import { userMessages } from '~/features/users/messages';
import { newProviderWithToasts, pageOf, serve } from '../../api/reading/fakeServer';
import { safety } from '../../safety';

function useUserMutations() {
  const creation = useCreateUser(() => undefined);
  const deletion = useDeleteUser();
  return { createUser: creation.run, deleteUser: (id: number) => deletion.run({ id }) };
}

const newUser = { first_name: 'A', last_name: 'B', email: 'c@d.ef' };

/** A screen with the list and the dashboard. Page 2 was visited before page 1. */
async function open(answer: (call: string) => Response | Promise<Response> | undefined) {
  const calls = serve(
    (_request, call) =>
      answer(call) ?? (call.includes('dashboard') ? Response.json({ users: 60 }) : pageOf(call)),
  );
  const { texts, wrapper } = newProviderWithToasts();
  const screen = renderHook(
    ({ page }: { page: number }) => ({
      users: useUsers({ page, pageSize: 20 }),
      dashboard: useReading(dashboardSource),
      mutations: useUserMutations(),
    }),
    { initialProps: { page: 2 }, wrapper },
  );
  await waitFor(() => expect(screen.result.current.users.data?.results[0]?.id).toBe(2));
  screen.rerender({ page: 1 });
  await waitFor(() => expect(screen.result.current.users.data?.results[0]?.id).toBe(1));
  calls.length = 0;
  return { calls, texts, ...screen };
}

describe('adding and deleting users', () => {
  it.each([
    [
      'createUser',
      (mutations: ReturnType<typeof useUserMutations>) => mutations.createUser(newUser),
    ],
    ['deleteUser', (mutations: ReturnType<typeof useUserMutations>) => mutations.deleteUser(1)],
  ])(
    '%s reads the list and the dashboard again, and shows no page as it was before',
    async (_name, mutate) => {
      let release: (() => void) | undefined;
      let isOpen = false;
      const { calls, result, rerender } = await open((call) => {
        if (!call.startsWith('GET')) return Response.json({ id: 9 });
        return isOpen && call.includes('page=1')
          ? new Promise((resolve) => {
              release = () => resolve(pageOf(call));
            })
          : undefined;
      });
      isOpen = true;
      await act(async () => {
        await mutate(result.current.mutations);
      });
      expect(result.current.users).toMatchObject({
        isPlaceholder: true,
        isLoading: false,
        data: { results: [{ id: 1 }] },
      });
      act(() => {
        release?.();
      });
      await waitFor(() => expect(result.current.users.isPlaceholder).toBe(false));
      expect(calls.slice(1).sort()).toEqual([
        'GET /admin/dashboard',
        'GET /admin/users?page=1&page_size=20',
      ]);
      rerender({ page: 2 });
      expect(result.current.users.isPlaceholder).toBe(true);
      await waitFor(() =>
        expect(result.current.users).toMatchObject({
          isPlaceholder: false,
          data: { results: [{ id: 2 }] },
        }),
      );
    },
  );

  it('an addition that fails says so in its own words', async () => {
    const { texts, result } = await open((call) =>
      call.startsWith('POST') ? new Response(null, { status: 500 }) : undefined,
    );
    await act(() => result.current.mutations.createUser(newUser));
    expect(texts).toEqual([userMessages.createFailed]);
  });

  describe('a deletion whose response was lost (R32)', () => {
    const openDeletion = async (read: () => Response) => {
      const screen = await open((call) => {
        if (call.startsWith('DELETE')) return Promise.reject(new TypeError('cut'));
        return call === 'GET /admin/users/1' ? read() : undefined;
      });
      const deletions = () => screen.calls.filter((call) => call.startsWith('DELETE'));
      return {
        ...screen,
        deletions,
        deleteUser: () => act(() => screen.result.current.mutations.deleteUser(1)),
      };
    };
    const gone = () => Response.json({ message: 'User not found.' }, { status: 404 });

    it('is found made if the user is gone, and the list is read again', async () => {
      const { calls, texts, result, deleteUser, deletions } = await openDeletion(gone);
      await deleteUser();
      expect(texts).toEqual([generalMessages.foundDone(userMessages.deleted)]);
      await waitFor(() => expect(result.current.users.isPlaceholder).toBe(false));
      expect(calls.slice(0, 2)).toEqual(['DELETE /admin/users/1/delete', 'GET /admin/users/1']);
      expect(calls).toContain('GET /admin/users?page=1&page_size=20');
      expect(deletions(), safety('sent once')).toHaveLength(1);
    });
  });

  describe('an addition whose response was lost (R32)', () => {
    const row = { id: 9, full_name: 'A B', email: 'C@d.ef', date_joined: new Date().toISOString() };
    const openAddition = (list: (call: string) => Response | undefined) =>
      open((call) =>
        call.startsWith('POST')
          ? new Response(null, { status: 504 })
          : call.includes('page_size=100')
            ? list(call)
            : undefined,
      );

    it('is found made if the list has the user', async () => {
      const { calls, texts, result } = await openAddition(() =>
        Response.json({ count: 1, results: [row] }),
      );
      await act(() => result.current.mutations.createUser(newUser));
      expect(texts).toEqual([generalMessages.foundDone(userMessages.created)]);
      expect(
        calls.filter((call) => call.startsWith('POST')),
        safety('sent once'),
      ).toHaveLength(1);
    });
  });
});
