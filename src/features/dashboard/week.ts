import { localDay } from '../../lib/dates';
import { dayAfter } from '../../lib/presets';
import { payoutStatusLabels, type PayoutStatus } from '../payouts/model';

type Counts = Record<PayoutStatus, number>;

export interface WeekOfPayouts {
  /** One entry for each day of the range, the oldest first. */
  days: readonly { day: string; count: number; byStatus: Counts }[];
  byStatus: Counts;
}

const none = (): Counts => ({ pending: 0, approved: 0, rejected: 0, disbursed: 0 });

const isStatus = (raw: unknown): raw is PayoutStatus =>
  typeof raw === 'string' && Object.hasOwn(payoutStatusLabels, raw);

/**
 * Payouts by the day in UTC of their request and by their status, for every day from `from` to
 * `to`. Payouts of other days are left out; a payout with an unknown status counts for its day
 * only.
 */
export function weekOfPayouts(
  rows: readonly { status?: unknown; created_at?: unknown }[],
  { date_after: from, date_before: to }: { date_after: string; date_before: string },
): WeekOfPayouts {
  const days = new Map<string, { day: string; count: number; byStatus: Counts }>();
  for (let day = from; day <= to; day = dayAfter(day, 1))
    days.set(day, { day, count: 0, byStatus: none() });
  const byStatus = none();
  for (const { status, created_at } of rows) {
    const day = days.get(localDay(created_at, 'UTC'));
    if (!day) continue;
    day.count += 1;
    if (!isStatus(status)) continue;
    day.byStatus[status] += 1;
    byStatus[status] += 1;
  }
  return { days: [...days.values()], byStatus };
}
