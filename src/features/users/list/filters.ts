import { localDay } from '../../../lib/dates';
import { matchesSearch } from '../../../lib/text';

export interface FilterableUser {
  full_name?: unknown;
  email?: unknown;
  role?: unknown;
  date_joined?: unknown;
}

/**
 * The filters of the user list. An empty text filters nothing. `from` and `to` are days in UTC,
 * 'YYYY-MM-DD'.
 */
export interface UserFilters {
  search: string;
  role: string;
  from: string;
  to: string;
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * Section 5: keeps the users whose name or email contains the search (in any case), whose role
 * matches exactly, and whose join day in UTC is between the two days, inclusive. An invalid day
 * filters nothing.
 */
export function filterUsers<U extends FilterableUser>(
  users: readonly U[],
  filters: UserFilters,
): U[] {
  const isFound = matchesSearch(filters.search);
  const from = isDay(filters.from) ? filters.from : '';
  const to = isDay(filters.to) ? filters.to : '';
  const joinedWithin = (user: U) => {
    const joined = localDay(user.date_joined, 'UTC');
    return joined !== '' && joined >= from && (to === '' || joined <= to);
  };
  return users.filter(
    (user) =>
      isFound(user.full_name, user.email) &&
      (filters.role === '' || user.role === filters.role) &&
      ((from === '' && to === '') || joinedWithin(user)),
  );
}
