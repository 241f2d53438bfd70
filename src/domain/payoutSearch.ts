import { readTime } from './dates';
import { plainDecimal } from './decimals';

/** What a payout can be looked for by besides its id, which no call takes. */
export interface PayoutSearch {
  date_after?: string;
  date_before?: string;
  amount_min?: number;
  amount_max?: number;
}

const dayMs = 86_400_000;
const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);
/** The last moment that has a day of four digits for its year. */
const lastMs = Date.UTC(9999, 11, 30);

/** A list of what was asked for up to a payout's day, and none much later: whichever zone the server counts days in (R112). */
export const upToDayOf = (createdAt: unknown): Pick<PayoutSearch, 'date_before'> => {
  const { date_before } = daysAround(createdAt);
  return date_before === undefined ? {} : { date_before };
};

/** The day on which it was asked for and those beside it: whichever zone the server counts days in (R112), it is among them. */
function daysAround(createdAt: unknown): PayoutSearch {
  const time = readTime(createdAt);
  if (time === undefined || time < dayMs || time > lastMs) return {};
  return { date_after: utcDay(time - dayMs), date_before: utcDay(time + dayMs) };
}

/** Exactly this amount, where a number of the query says it exactly. */
function exactAmount(amount: unknown): PayoutSearch {
  const text = plainDecimal(amount);
  const value = Number(text);
  // A number too long for a double, or written with an exponent, would ask for another amount.
  const isExact = text !== undefined && value >= 0 && text === String(value);
  return isExact ? { amount_min: value, amount_max: value } : {};
}

/**
 * Where to look for a payout that isn't where it was seen, the narrowest first: its days and its amount; then its days alone, in case that the amount
 * is what changed. Never its status: that is what has most likely changed.
 */
export function payoutSearches({ created_at, price_amount }: { created_at?: unknown; price_amount?: unknown }): PayoutSearch[] {
  const days = daysAround(created_at);
  const amount = exactAmount(price_amount);
  return Object.keys(amount).length > 0 ? [{ ...days, ...amount }, days] : [days];
}
