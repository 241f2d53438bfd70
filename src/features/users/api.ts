import { readObject, readOptionalObject, readOptionalRecord, readPage } from '~/api/http/page';
import { listSource, type Source } from '~/api/reading/prefetch';
import { useListReading, useReading } from '~/api/reading/reading';
import { call, callOnce } from '~/api/session/client';
import type {
  Id,
  NewUser,
  Page,
  PageQuery,
  User,
  UserDetail,
  UserStats,
  UserUpdate,
} from '~/api/types';
import { cacheKeys } from '~/features/cacheKeys';

export const listUsers = (
  { page, pageSize }: PageQuery,
  signal?: AbortSignal,
): Promise<Page<User>> =>
  // `page` comes first, as in the URL of the boot script's request.
  call(
    (api) => api.GET('/admin/users', { params: { query: { page, page_size: pageSize } }, signal }),
    readPage<User>,
  );

export const getUser = (id: Id): Promise<UserDetail> =>
  call((api) => api.GET('/admin/users/{id}', { params: { path: { id } } }), readObject);

export const getUserStats = (): Promise<UserStats> =>
  call((api) => api.GET('/admin/users/stats'), readObject);

export const createUser = (user: NewUser): Promise<User | undefined> =>
  callOnce(
    ['createUser', user],
    (api) => api.POST('/admin/users', { body: user }),
    readOptionalObject,
  );

export const updateUser = (id: Id, changes: UserUpdate): Promise<UserDetail | undefined> =>
  callOnce(
    ['updateUser', id, changes],
    (api) => api.PATCH('/admin/users/{id}/update', { params: { path: { id } }, body: changes }),
    readOptionalRecord,
  );

export const deleteUser = (id: Id): Promise<void> =>
  callOnce(['deleteUser', id], (api) =>
    api.DELETE('/admin/users/{id}/delete', { params: { path: { id } } }),
  );

export const usersSource = listSource(cacheKeys.users.list, listUsers);

export const userSource = (id: Id): Source<UserDetail> => ({
  key: cacheKeys.users.detail(id),
  read: () => getUser(id),
});

export const useUsers = (query: PageQuery) => useListReading(usersSource(query));

export const useUser = (id: Id) => useReading(userSource(id));

export const useUserStats = () => useReading({ key: cacheKeys.users.stats(), read: getUserStats });
