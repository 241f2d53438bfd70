import { isKnown, readId } from '~/lib/records';
import { readTime, localDay } from '~/lib/dates';
import { groupBy } from '~/lib/groupBy';
import { formatMoney } from '~/lib/money';
import { formatText } from '~/lib/text';
import { sumDecimals, withCents } from '~/lib/decimals';
import {
  currencyOf,
  isPending,
  payoutStatusLabels,
  type PayoutFields,
  type PayoutStatus,
  userOf,
} from '~/features/payouts/model';
import { ticketCan, ticketId, type TicketFields } from '~/features/support/tickets/model';
import type { PageQuery } from '~/api/types';
import { dayAfter, type DayRange } from '~/lib/presets';

interface Rows<Row> {
  count: number;
  results: readonly Row[];
}

interface Sum {
  currency: string;
  amount: string;
}

export interface WaitingPayouts {
  count: number;
  /**
   * The largest group first. Empty if there are more than fit on one page, because their sum would
   * not be the total.
   */
  sums: readonly Sum[];
  oldest: string | undefined;
}

function earliest(times: readonly unknown[]): string | undefined {
  const readable = times.map(readTime).filter((time) => time !== undefined);
  return readable.length === 0 ? undefined : new Date(Math.min(...readable)).toISOString();
}

export function waitingPayouts({ count, results }: Rows<PayoutFields>): WaitingPayouts {
  const pending = results.filter(isPending);
  const groups = groupBy(pending, currencyOf);
  const hasAll = count <= results.length;
  return {
    count: Math.max(pending.length, count - (results.length - pending.length)),
    sums: hasAll
      ? [...groups]
          .sort(([, one], [, other]) => other.length - one.length)
          .map(([currency, rows]) => ({
            currency,
            amount: withCents(sumDecimals(rows.map(({ price_amount }) => price_amount))),
          }))
      : [],
    oldest: hasAll ? earliest(pending.map(({ created_at }) => created_at)) : undefined,
  };
}

export function lastPageOf({ count, results }: Rows<unknown>): PageQuery | undefined {
  const pageSize = results.length;
  return pageSize === 0 || count <= pageSize
    ? undefined
    : { page: Math.ceil(count / pageSize), pageSize };
}

export interface WaitingTickets {
  count: number;
  oldest: string | undefined;
}

export function waitingTickets({
  results,
}: Rows<{ status?: unknown; created_at?: unknown }>): WaitingTickets {
  const open = results.filter(ticketCan.answer);
  return { count: open.length, oldest: earliest(open.map(({ created_at }) => created_at)) };
}

export interface SeenWaiting {
  ids: ReadonlySet<string>;
  fresh: readonly string[];
}

/**
 * In the first reading nothing is new. Nor is anything listed below a known payout or ticket,
 * because it moved up from another page (R333).
 */
export function seeWaiting(before: SeenWaiting | undefined, ids: readonly string[]): SeenWaiting {
  if (!before) return { ids: new Set(ids), fresh: [] };
  const firstKnown = ids.findIndex((id) => before.ids.has(id));
  const added = firstKnown < 0 ? ids : ids.slice(0, firstKnown);
  const still = new Set(ids);
  return {
    ids: new Set([...before.ids, ...ids]),
    fresh: [...added, ...before.fresh.filter((id) => !added.includes(id))].filter((id) =>
      still.has(id),
    ),
  };
}

export interface Arrival {
  key: string;
  kind: 'payout' | 'ticket';
  id: string;
  title: string;
  detail: string;
  at: unknown;
}

export const payoutArrivals = ({ results }: Rows<PayoutFields>): Arrival[] =>
  results.filter(isPending).flatMap((payout) => {
    const id = readId(payout.id);
    if (id === undefined) return [];
    const title = formatText(userOf(payout).full_name);
    const detail = formatMoney(payout.price_amount, currencyOf(payout));
    return [{ key: `payout ${id}`, kind: 'payout', id, title, detail, at: payout.created_at }];
  });

export const ticketArrivals = ({
  results,
}: Rows<TicketFields & { created_at?: unknown }>): Arrival[] =>
  results.filter(ticketCan.answer).flatMap((ticket) => {
    const id = ticketId(ticket);
    if (id === undefined) return [];
    const [title, detail] = [formatText(ticket.subject), formatText(ticket.creator_name)];
    return [{ key: `ticket ${id}`, kind: 'ticket', id, title, detail, at: ticket.created_at }];
  });

type Counts = Record<PayoutStatus, number>;

export interface WeekOfPayouts {
  days: readonly { day: string; count: number; byStatus: Counts }[];
  byStatus: Counts;
}

const none = (): Counts => ({ pending: 0, approved: 0, rejected: 0, disbursed: 0 });

export function weekOfPayouts(
  rows: readonly { status?: unknown; created_at?: unknown }[],
  { date_after: from, date_before: to }: DayRange,
): WeekOfPayouts {
  const days = new Map<string, { day: string; count: number; byStatus: Counts }>();
  for (let day = from; day <= to; day = dayAfter(day, 1))
    days.set(day, { day, count: 0, byStatus: none() });
  const byStatus = none();
  for (const { status, created_at } of rows) {
    const day = days.get(localDay(created_at, 'UTC'));
    if (!day) continue;
    day.count += 1;
    if (!isKnown(payoutStatusLabels, status)) continue;
    day.byStatus[status] += 1;
    byStatus[status] += 1;
  }
  return { days: [...days.values()], byStatus };
}
