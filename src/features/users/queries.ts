import type { Page, PageQuery } from '../../api/http/page';
import type { Source } from '../../api/reading/prefetch';
import { useListReading, useReading } from '../../api/reading/reading';
import type { Id, User, UserDetail } from '../../api/types';
import { cacheKeys } from '../cacheKeys';
import { getUser, getUserStats, listUsers } from './api';

export const usersSource = (query: PageQuery): Source<Page<User>> => ({
  key: cacheKeys.users.list(query),
  read: (signal) => listUsers(query, signal),
});
export const userSource = (id: Id): Source<UserDetail> => ({
  key: cacheKeys.users.detail(id),
  read: () => getUser(id),
});

export const useUsers = (query: PageQuery) => useListReading(usersSource(query));

export const useUser = (id: Id) => useReading(userSource(id));

export const useUserStats = () => useReading({ key: cacheKeys.users.stats(), read: getUserStats });
