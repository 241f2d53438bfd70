import { once } from '../../api/http/inFlight';
import {
  readObject,
  readOptionalObject,
  readOptionalRecord,
  readPage,
  type Page,
  type PageQuery,
} from '../../api/http/page';
import { call } from '../../api/session/client';
import type { Id, NewUser, User, UserDetail, UserStats, UserUpdate } from '../../api/types';

/** One page of users, newest first. */
export const listUsers = (
  { page, pageSize }: PageQuery,
  signal?: AbortSignal,
): Promise<Page<User>> =>
  // The boot script requests the same URL, with `page` first: in another order its response would
  // not be used.
  call(
    (api) => api.GET('/admin/users', { params: { query: { page, page_size: pageSize } }, signal }),
    readPage<User>,
  );

/** 404 if there is no such user. */
export const getUser = (id: Id): Promise<UserDetail> =>
  call((api) => api.GET('/admin/users/{id}', { params: { path: { id } } }), readObject);

export const getUserStats = (): Promise<UserStats> =>
  call((api) => api.GET('/admin/users/stats'), readObject);

/**
 * Resolves with the user, or with undefined if the response doesn't contain it. 409 if the email is
 * taken. A 400 may name the invalid fields.
 */
export const createUser = (user: NewUser): Promise<User | undefined> =>
  once(`createUser ${JSON.stringify(user)}`, () =>
    call((api) => api.POST('/admin/users', { body: user }), readOptionalObject),
  );

/** Resolves and rejects as `createUser` does. Fields that are not in `changes` stay as they are. */
export const updateUser = (id: Id, changes: UserUpdate): Promise<UserDetail | undefined> =>
  once(`updateUser ${JSON.stringify([id, changes])}`, () =>
    call(
      (api) => api.PATCH('/admin/users/{id}/update', { params: { path: { id } }, body: changes }),
      readOptionalRecord,
    ),
  );

/** 404 if the user is already gone, 409 for the signed-in admin's own account. */
export const deleteUser = (id: Id): Promise<void> =>
  once(`deleteUser ${JSON.stringify(id)}`, () =>
    call(
      (api) => api.DELETE('/admin/users/{id}/delete', { params: { path: { id } } }),
      () => undefined,
    ),
  );
