import type { UserStats } from '../api/types';
import { getUserStats } from '../api/users';
import { keys } from './keys';
import { useReading, type Reading } from './reading';

/** The figures of the user management page. */
export const useUserStats = (): Reading<UserStats> => useReading(keys.users.stats(), getUserStats);
