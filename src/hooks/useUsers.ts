import type { Page } from '../api/page';
import type { User } from '../api/types';
import { listUsers } from '../api/users';
import { keys, type PageQuery } from './keys';
import { useListReading, type ListReading } from './reading';

/** One page of users; the previous page's rows stand in while it loads. */
export const useUsers = (query: PageQuery): ListReading<Page<User>> => useListReading(keys.users.list(query), () => listUsers(query));
