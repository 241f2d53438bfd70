import { invalidEmail, looksLikeEmail, type FieldErrors } from '../../lib/fieldErrors';
import { recordOf, textOf } from '../../lib/records';
import { foldText, isBlank, trimText, matchesSearch } from '../../lib/text';
import { localDay } from '../../lib/dates';

export interface NewUserValues {
  first_name: string;
  last_name: string;
  email: string;
}

/** The empty form. */
export const noNewUser: NewUserValues = { first_name: '', last_name: '', email: '' };

const fields = ['first_name', 'last_name', 'email'] as const;

/**
 * Section 5: all three fields are required, and blank counts as empty. The email must look like
 * one.
 */
export function validateNewUser(values: NewUserValues): FieldErrors<NewUserValues> {
  const empty = fields.filter((field) => isBlank(values[field]));
  if (empty.length > 0)
    return Object.fromEntries(empty.map((field) => [field, 'Please fill in all fields']));
  return looksLikeEmail(values.email) ? {} : { email: invalidEmail };
}

const folded = (value: unknown) => foldText(textOf(value)).trim();

/** Whether a row of the list is the user who should have been added. */
export const isSameNewUser = (
  values: NewUserValues,
  row: { email?: unknown; full_name?: unknown },
): boolean =>
  folded(row.email) === folded(values.email) &&
  folded(row.full_name) === `${folded(values.first_name)} ${folded(values.last_name)}`;

/** The request body of a new user, with trimmed texts. */
export const newUserOf = ({ first_name, last_name, email }: NewUserValues): NewUserValues => ({
  first_name: trimText(first_name),
  last_name: trimText(last_name),
  email: trimText(email),
});

/** Whether the form has input that would be lost. */
export const hasNewUserText = (values: NewUserValues): boolean =>
  fields.some((field) => !isBlank(values[field]));

/** Checks a stored draft (promise 7). Returns undefined if it can't be used. */
export function readNewUser(raw: unknown): NewUserValues | undefined {
  const stored = recordOf(raw);
  return (
    stored && {
      first_name: textOf(stored['first_name']),
      last_name: textOf(stored['last_name']),
      email: textOf(stored['email']),
    }
  );
}

export interface UserStatsShown {
  totalUsers?: unknown;
  pendingWithdrawals?: unknown;
  totalReferrals?: unknown;
}

/**
 * Section 7: what the cards show if the statistics can't be loaded: the list's count, and zeros. If
 * the list failed too, nothing is known, and the figures are dashes (R33).
 */
export const userStatsFallback = (listCount: number | undefined): UserStatsShown =>
  listCount === undefined
    ? {}
    : { totalUsers: listCount, pendingWithdrawals: 0, totalReferrals: 0 };

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
