import { eachPage } from '../../api/http/eachPage';
import type { Page } from '../../api/http/page';
import { listPayouts } from '../payouts/api';
import type { Payout } from '../../api/types';
import { readId } from '../../lib/ids';
import { datePresetRange, type DayRange } from '../../lib/presets';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../cacheKeys';
import { useReading, type Reading } from '../../api/reading/reading';
import { firstPage } from './useWaiting';

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
