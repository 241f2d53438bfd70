import { readTime } from '../../lib/dates';
import { plainDecimal } from '../../lib/decimals';
import { isSameId } from '../../lib/ids';
import { eachPage } from '../../api/http/eachPage';
import type { Page } from '../../api/http/page';
import type { PayoutSource } from './api';
import type { PayoutFields, PayoutQuery } from './model';
import type { Id, Payout } from '../../api/types';

const dayMs = 86_400_000;
const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);
/** The latest time for which the days before and after have a year of four digits. */
const lastMs = Date.UTC(9999, 11, 30);

/**
 * Payouts up to this one's day. One more day, because the server's time zone is not known (R112).
 */
export const upToDayOf = (createdAt: unknown): Pick<PayoutQuery, 'date_before'> => {
  const { date_before } = daysAround(createdAt);
  return date_before === undefined ? {} : { date_before };
};

function daysAround(createdAt: unknown): PayoutQuery {
  const time = readTime(createdAt);
  if (time === undefined || time < dayMs || time > lastMs) return {};
  return { date_after: utcDay(time - dayMs), date_before: utcDay(time + dayMs) };
}

/** The filter for exactly this amount. Undefined if the query can't express it. */
function exactAmount(amount: unknown): PayoutQuery | undefined {
  const text = plainDecimal(amount);
  const value = Number(text);
  // A number that is too long for a double, or that needs an exponent, would find another amount.
  const isExact = text !== undefined && value >= 0 && text === String(value);
  return isExact ? { amount_min: value, amount_max: value } : undefined;
}

/**
 * The narrowest search first. The amount may have changed. Never by status: that is the most likely
 * to have changed.
 */
export function payoutSearches({ created_at, price_amount }: PayoutFields): PayoutQuery[] {
  const days = daysAround(created_at);
  const amount = exactAmount(price_amount);
  return amount ? [{ ...days, ...amount }, days] : [days];
}

/** What a link says of a payout, so that it is found again. */
export interface PayoutTrace {
  /** In UTC. */
  day?: string | undefined;
  amount?: string | undefined;
}

export function payoutTrace({ created_at, price_amount }: PayoutFields): PayoutTrace {
  const time = readTime(created_at);
  const isDay = time !== undefined && time >= 0 && time <= lastMs;
  return { day: isDay ? utcDay(time) : undefined, amount: plainDecimal(price_amount) };
}

/** A search reads at most this many rows, so many at a time. */
const searchRows = 1000;
const searchPageSize = 100;

const among = ({ results }: Page<Payout>, id: Id) => results.find((row) => isSameId(row.id, id));

async function search(
  { readPage: read }: PayoutSource,
  id: Id,
  filters: PayoutQuery,
): Promise<Payout | undefined> {
  let received = 0;
  for await (const found of eachPage((page) => read({ ...filters, ...page }), searchPageSize)) {
    const payout = among(found, id);
    received += found.results.length;
    if (payout || received >= searchRows) return payout;
  }
  return undefined;
}

/**
 * Reads a payout again. No call returns one by its id, so it is looked for on the page where it was
 * seen, then by day and amount, then by day. Undefined if it isn't found.
 */
export async function findPayout(
  payout: Payout,
  source: PayoutSource,
): Promise<Payout | undefined> {
  const seen = await source.readSeen?.();
  const there = seen && among(seen, payout.id);
  if (there) return there;
  for (const filters of payoutSearches(payout)) {
    const found = await search(source, payout.id, filters);
    if (found) return found;
  }
  return undefined;
}
