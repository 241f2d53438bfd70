import { accountsOf, joinedAt, type SeedSize } from './accounts';
import { dayMs, Draw } from './draw';
import { walletOf } from './payouts';
import { staffIds } from './people';
import { cast } from './planted';

/**
 * Whoever trades was here lately, and whoever asked for a payout has been here since. Null if the
 * user never signed in.
 */
export function lastLoginOf(id: number, size: SeedSize): Date | null {
  const draw = new Draw('login', id);
  const age = size.epoch.getTime() - joinedAt(id, size).getTime();
  const accounts = accountsOf(id, size);
  const isStaff = staffIds.includes(id);
  if (id === cast.newcomer || (accounts.length === 0 && !isStaff && draw.isOneIn(9))) return null;
  const asked = walletOf(id, size)?.transactions.findLast(({ type }) => type === 'debit');
  const sinceAsked =
    asked === undefined ? age : size.epoch.getTime() - Date.parse(asked.created_at);
  const isTrading = isStaff || accounts.some(({ step }) => step > 0);
  const within = Math.min(isTrading ? 5 * dayMs : age, sinceAsked, age);
  return new Date(
    size.epoch.getTime() - Math.min(age, 60_000 + within * 0.98 * draw.next() ** 1.5),
  );
}
