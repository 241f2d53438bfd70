import { eachPage } from '../../api/http/eachPage';
import type { Page, PageQuery } from '../../api/http/page';
import { listPayouts } from '../../api/payouts';
import type { Payout, Ticket } from '../../api/types';
import { lastPageOf } from '../../domain/shell/waiting';
import { datePresetRange, type DayRange } from '../../domain/values/presets';
import { readId } from '../../domain/values/ids';
import type { Source } from '../cache/ahead';
import { cacheKeys } from '../cache/cacheKeys';
import { useReading, type Reading } from '../cache/reading';
import { payoutsSource } from '../payouts/usePayouts';
import { ticketsSource } from '../support/tickets';

/** So many rows tell the sum and the oldest of all, unless more wait (R330). */
const firstPage: PageQuery = { page: 1, pageSize: 100 };

/** The newest pending payouts. The frame polls them; the dashboard reads the same ones. */
export const pendingPayoutsSource: Source<Page<Payout>> = payoutsSource({ status: 'pending', ...firstPage });

export interface WaitingReadings {
  payouts: Reading<Page<Payout>>;
  /** The page with the oldest pending payouts, if they are not among the newest. */
  oldest: Page<Payout> | undefined;
  tickets: Reading<Page<Ticket>>;
}

/** What waits, for the dashboard. Each part is read by itself, and one that fails doesn't stop the other. */
export function useWaiting(): WaitingReadings {
  const payouts = useReading(pendingPayoutsSource);
  const last = payouts.data && lastPageOf(payouts.data);
  const oldest = useReading(last ? payoutsSource({ status: 'pending', ...last }) : null);
  return { payouts, oldest: oldest.data, tickets: useReading(ticketsSource) };
}

/** A week with more payouts than this is told as 'the newest … of …'. */
const weekLimit = 1000;

/** All payouts of some days, each once, page after page up to the limit: a figure of the week counts the whole week (R330). */
const weekSource = (range: DayRange): Source<Page<Payout>> => ({
  // A payout list like any other, so a decision or 'Refresh' reads it again.
  key: cacheKeys.payouts({ ...range, page: 1, pageSize: weekLimit }),
  read: async (signal) => {
    const rows = new Map<string, Payout>();
    let count = 0;
    for await (const page of eachPage((query) => listPayouts({ ...range, ...query }, signal), firstPage.pageSize)) {
      count = page.count;
      for (const row of page.results) rows.set(readId(row.id) ?? ` ${String(rows.size)}`, row);
      if (rows.size >= weekLimit) break;
    }
    return { count, results: [...rows.values()] };
  },
});

/** The payouts of the last 7 days, today included, and those days. */
export function useWeekOfPayouts(now: number): Reading<Page<Payout>> & { range: DayRange } {
  const range = datePresetRange('this_week', now) ?? { date_after: '', date_before: '' };
  return { ...useReading(weekSource(range)), range };
}
