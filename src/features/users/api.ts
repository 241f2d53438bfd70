import { useState } from 'react';
import {
  type Page,
  type PageQuery,
  readOptionalObject,
  readOptionalRecord,
  readObject,
  readPage,
} from '../../api/http/page';
import type { Id, User, UserDetail, UserStats, NewUser, UserUpdate } from '../../api/types';
import { isSameId } from '../../lib/ids';
import type { Source } from '../../api/reading/prefetch';
import { useCachedRows } from '../../api/reading/cachedRows';
import { cacheKeys, isUserList } from '../cacheKeys';
import {
  type ListReading,
  type Reading,
  useListReading,
  useReading,
} from '../../api/reading/reading';
import { call } from '../../api/session/client';
import { once } from '../../api/http/inFlight';

export const userSource = (id: Id): Source<UserDetail> => ({
  key: cacheKeys.users.detail(id),
  read: () => getUser(id),
});
export const usersSource = (query: PageQuery): Source<Page<User>> => ({
  key: cacheKeys.users.list(query),
  read: (signal) => listUsers(query, signal),
});

/** One user with everything that the details page shows. */
export const useUser = (id: Id): Reading<UserDetail> => useReading(userSource(id));

/**
 * A user's row from a list in the cache, as it was when the component was first rendered. It is
 * shown until the whole user has loaded.
 */
export function useListedUser(id: Id): User | undefined {
  const cachedRows = useCachedRows<User>(isUserList);
  const [row] = useState(() => cachedRows().find((user) => isSameId(user.id, id)));
  return row;
}

/** One page of users. The rows of the previous page are shown while it loads. */
export const useUsers = (query: PageQuery): ListReading<Page<User>> =>
  useListReading(usersSource(query));

/** The figures of the user management page. */
export const useUserStats = (): Reading<UserStats> =>
  useReading({ key: cacheKeys.users.stats(), read: getUserStats });

/**
 * One page of users, newest first. Pages count from 1. If `signal` aborts, it rejects with an
 * AbortError.
 */
export const listUsers = (
  { page, pageSize }: PageQuery,
  signal?: AbortSignal,
): Promise<Page<User>> =>
  // The boot script builds the same URL, with `page` first. Keep this order, or the early request
  // is not used.
  call(
    (api) => api.GET('/admin/users', { params: { query: { page, page_size: pageSize } }, signal }),
    readPage<User>,
  );

/** Reads a user with phone, country, birthday and address. 404 if there is none. */
export const getUser = (id: Id): Promise<UserDetail> =>
  call((api) => api.GET('/admin/users/{id}', { params: { path: { id } } }), readObject);

/**
 * Adds a user and resolves with it, or with undefined if the response doesn't contain it. 409 if
 * the email is taken. A 400 may name the invalid fields.
 */
export const createUser = (user: NewUser): Promise<User | undefined> =>
  once(`createUser ${JSON.stringify(user)}`, () =>
    call((api) => api.POST('/admin/users', { body: user }), readOptionalObject),
  );

/**
 * Deletes a user permanently. 404 if someone else already deleted it. 409 for the signed-in admin's
 * own account.
 */
export const deleteUser = (id: Id): Promise<void> =>
  once(`deleteUser ${JSON.stringify(id)}`, () =>
    call(
      (api) => api.DELETE('/admin/users/{id}/delete', { params: { path: { id } } }),
      () => undefined,
    ),
  );

/**
 * Changes the given fields of a user. Resolves with the whole user, or with undefined if the
 * response doesn't contain it. 409 if the email is taken. A 400 may name the invalid fields.
 */
export const updateUser = (id: Id, changes: UserUpdate): Promise<UserDetail | undefined> =>
  once(`updateUser ${JSON.stringify([id, changes])}`, () =>
    call(
      (api) => api.PATCH('/admin/users/{id}/update', { params: { path: { id } }, body: changes }),
      readOptionalRecord,
    ),
  );

/** Reads the figures of the user management page. */
export const getUserStats = (): Promise<UserStats> =>
  call((api) => api.GET('/admin/users/stats'), readObject);
