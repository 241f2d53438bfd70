import { useState } from 'react';
import type { Page, PageQuery } from '../../api/http/page';
import type { Id, User, UserDetail, UserStats } from '../../api/types';
import { getUser, getUserStats, listUsers } from './api';
import { isSameId } from '../../lib/ids';
import type { Source } from '../../api/reading/prefetch';
import {
  useCachedRows,
  type ListReading,
  type Reading,
  useListReading,
  useReading,
} from '../../api/reading/reading';
import { cacheKeys, isUserList } from '../cacheKeys';

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
