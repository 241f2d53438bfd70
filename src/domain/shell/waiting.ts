import { readTime } from '../values/dates';
import { sumDecimals, withCents } from '../values/decimals';
import { ticketCan } from '../support/tickets';
import { currencyOf } from '../wallet/payoutsOverTime';
import { payoutCan } from '../wallet/transactions';

/** A page of a list as the rules read it. Every field comes from the server and may be anything. */
interface Rows<Row> {
  count: number;
  results: readonly Row[];
}

export interface PayoutFields {
  status?: unknown;
  created_at?: unknown;
  price_amount?: unknown;
  price_currency?: unknown;
}

export interface Sum {
  currency: string;
  /** The exact sum as decimal text. */
  amount: string;
}

export interface WaitingPayouts {
  count: number;
  /** The largest currency group first. Amounts of different currencies are never added up. */
  sums: readonly Sum[];
  /** How many payouts are in the sums. Fewer than `count` if there are more than one page has. */
  summed: number;
  /** When the oldest one was requested. Undefined if it is on another page, or no time can be read. */
  oldest: string | undefined;
}

/** The earliest of some times. Undefined if none can be read. */
function earliest(times: readonly unknown[]): string | undefined {
  const readable = times.map(readTime).filter((time) => time !== undefined);
  return readable.length === 0 ? undefined : new Date(Math.min(...readable)).toISOString();
}

/** What waits among the first page of pending payouts. A payout that was decided since it was read no longer counts. */
export function waitingPayouts({ count, results }: Rows<PayoutFields>): WaitingPayouts {
  const pending = results.filter(payoutCan.approved);
  const groups = new Map<string, unknown[]>();
  for (const payout of pending) {
    const currency = currencyOf(payout);
    groups.set(currency, [...(groups.get(currency) ?? []), payout.price_amount]);
  }
  const hasAll = count <= results.length;
  return {
    count: Math.max(pending.length, count - (results.length - pending.length)),
    sums: [...groups]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([currency, amounts]) => ({ currency, amount: withCents(sumDecimals(amounts)) })),
    summed: pending.length,
    oldest: hasAll ? earliest(pending.map(({ created_at }) => created_at)) : undefined,
  };
}

/** The last page of a list whose first page was this one: the oldest rows are there. Undefined if there is only one page. */
export function lastPageOf({ count, results }: Rows<unknown>): { page: number; pageSize: number } | undefined {
  const pageSize = results.length;
  return pageSize === 0 || count <= pageSize ? undefined : { page: Math.ceil(count / pageSize), pageSize };
}

export interface WaitingTickets {
  count: number;
  oldest: string | undefined;
}

/** The open tickets of the list, which has all tickets. */
export function waitingTickets({ results }: Rows<{ status?: unknown; created_at?: unknown }>): WaitingTickets {
  const open = results.filter(ticketCan.answer);
  return { count: open.length, oldest: earliest(open.map(({ created_at }) => created_at)) };
}
