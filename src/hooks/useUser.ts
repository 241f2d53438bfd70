import type { Id, UserDetail } from '../api/types';
import { getUser } from '../api/users';
import { keys } from './keys';
import { useReading, type Reading } from './reading';

/** One user with everything that the details page shows. */
export const useUser = (id: Id): Reading<UserDetail> => useReading(keys.users.detail(id), () => getUser(id));
