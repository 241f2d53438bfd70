import type { NewUser, User, UserStats } from '~/api/types';
import { isWithin } from '~/lib/dayRange';
import { invalidEmail, looksLikeEmail, type FieldErrors } from '~/lib/fieldErrors';
import { datePresetRange } from '~/lib/presets';
import { isRecord, textOf, type Loose } from '~/lib/records';
import { foldText, formatText, isBlank, matchesSearch, trimText } from '~/lib/text';

/** `joined` is a preset that replaces the two days in UTC, which follow from it (R481). */
export const noUserFilters = { search: '', role: '', joined: '', from: '', to: '' };
export type UserFilters = typeof noUserFilters;

export function withJoinedDays(filters: UserFilters, now: number): UserFilters {
  const days = datePresetRange(filters.joined, now);
  return days ? { ...filters, from: days.date_after, to: days.date_before } : filters;
}

/** Includes both days. */
export function filterUsers<U extends Loose<User>>(
  users: readonly U[],
  filters: Omit<UserFilters, 'joined'>,
): U[] {
  const isFound = matchesSearch(filters.search);
  const hasJoined = isWithin(filters);
  return users.filter(
    (user) =>
      isFound(user.full_name, user.email) &&
      (filters.role === '' || user.role === filters.role) &&
      hasJoined(user.date_joined),
  );
}

export const roleBadge = ({ role }: { role?: unknown }) => ({
  label: formatText(role),
  tone: role === 'admin' ? ('accent' as const) : ('neutral' as const),
});

export type UserStatsShown = Loose<UserStats>;

/** Without statistics the list's count and zeros are shown; without a list, too, dashes. */
export const userStatsFallback = (listCount: number | undefined): UserStatsShown =>
  listCount === undefined
    ? {}
    : { totalUsers: listCount, pendingWithdrawals: 0, totalReferrals: 0 };

export const newUserFields = ['first_name', 'last_name', 'email'] as const;

const newUser = (textOfField: (field: keyof NewUser) => string): NewUser => ({
  first_name: textOfField('first_name'),
  last_name: textOfField('last_name'),
  email: textOfField('email'),
});

export const noNewUser = newUser(() => '');

export function validateNewUser(values: NewUser): FieldErrors<NewUser> {
  const empty = newUserFields.filter((field) => isBlank(values[field]));
  if (empty.length > 0)
    return Object.fromEntries(empty.map((field) => [field, 'Please fill in all fields']));
  return looksLikeEmail(values.email) ? {} : { email: invalidEmail };
}

export const newUserOf = (values: NewUser): NewUser => newUser((field) => trimText(values[field]));

export const hasNewUserText = (values: NewUser): boolean =>
  newUserFields.some((field) => !isBlank(values[field]));

export const readNewUser = (raw: unknown): NewUser | undefined =>
  isRecord(raw) ? newUser((field) => textOf(raw[field])) : undefined;

const folded = (value: unknown) => foldText(textOf(value)).trim();

export const isSameNewUser = (values: NewUser, row: Loose<User>): boolean =>
  folded(row.email) === folded(values.email) &&
  folded(row.full_name) === `${folded(values.first_name)} ${folded(values.last_name)}`;
