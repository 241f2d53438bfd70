import { readTime } from '../values/dates';
import { plainDecimal } from '../values/decimals';

/** The filters by which a payout can be found. No call takes its id. */
export interface PayoutSearch {
  date_after?: string;
  date_before?: string;
  amount_min?: number;
  amount_max?: number;
}

const dayMs = 86_400_000;
const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);
/** The latest time whose neighbouring days have a year of four digits. */
const lastMs = Date.UTC(9999, 11, 30);

/** Payouts up to this one's day. One more day is included, because the server's time zone is not known (R112). */
export const upToDayOf = (createdAt: unknown): Pick<PayoutSearch, 'date_before'> => {
  const { date_before } = daysAround(createdAt);
  return date_before === undefined ? {} : { date_before };
};

/** The day on which it was asked for, and the days before and after: the server's time zone is not known (R112). */
function daysAround(createdAt: unknown): PayoutSearch {
  const time = readTime(createdAt);
  if (time === undefined || time < dayMs || time > lastMs) return {};
  return { date_after: utcDay(time - dayMs), date_before: utcDay(time + dayMs) };
}

/** Exactly this amount, if a number in the query can express it exactly. */
function exactAmount(amount: unknown): PayoutSearch {
  const text = plainDecimal(amount);
  const value = Number(text);
  // A number too long for a double, or written with an exponent, would ask for another amount.
  const isExact = text !== undefined && value >= 0 && text === String(value);
  return isExact ? { amount_min: value, amount_max: value } : {};
}

/**
 * How to look for a payout that isn't on the page where it was seen, the narrowest search first: by its days and amount,
 * then by its days alone, because the amount may have changed. Never by its status, which has most likely changed.
 */
export function payoutSearches({ created_at, price_amount }: { created_at?: unknown; price_amount?: unknown }): PayoutSearch[] {
  const days = daysAround(created_at);
  const amount = exactAmount(price_amount);
  return Object.keys(amount).length > 0 ? [{ ...days, ...amount }, days] : [days];
}
