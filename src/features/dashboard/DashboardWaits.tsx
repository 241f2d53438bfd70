import { eachPage } from '../../api/http/eachPage';
import type { Page } from '../../api/http/page';
import { listPayouts } from '../payouts/api';
import type { Payout } from '../../api/types';
import { readId } from '../../lib/ids';
import { datePresetRange, type DayRange } from '../../lib/presets';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../cacheKeys';
import { useReading, type Reading, toLoad } from '../../api/reading/reading';
import { firstPage, useWaiting } from './useWaiting';
import { weekOfPayouts } from './week';
import { decidedCount, reviewPlaceText, unmadeCount } from '../payouts/review/review';
import { waitingPayouts, waitingTickets } from './waiting';
import type { Load } from '../../lib/load';
import { kycQueue, kycScan } from '../kyc/queue/kycQueue';
import { lastReviewPlace, useReviewQueue } from '../payouts/review/reviewQueue';
import { useLocalStore } from '../../lib/storage/localStore';
import { PayoutWeek } from './PayoutWeek';
import { WhatWaits } from './WhatWaits';

/** A week with more payouts than this is told as 'the newest … of …'. */
const weekLimit = 1000;

/**
 * All payouts of some days, each once, page after page up to the limit: a figure of the week counts
 * the whole week.
 */
const weekSource = (range: DayRange): Source<Page<Payout>> => ({
  // A payout list like any other, so a decision or 'Refresh' reads it again.
  key: cacheKeys.payouts({ ...range, page: 1, pageSize: weekLimit }),
  read: async (signal) => {
    const rows = new Map<string, Payout>();
    let count = 0;
    for await (const page of eachPage(
      (query) => listPayouts({ ...range, ...query }, signal),
      firstPage.pageSize,
    )) {
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

const withData = <From, To>(load: Load<From>, change: (data: From) => To): Load<To> =>
  load.status === 'ready' ? { ...load, data: change(load.data) } : load;

/**
 * Documents found by the search of this tab that nobody has decided. Undefined if there was no
 * search.
 */
function useIdentities(): number | undefined {
  const [queue] = useLocalStore(kycQueue);
  const [scan] = useLocalStore(kycScan);
  if (queue.length === 0 && scan.known.length === 0) return undefined;
  return queue.filter(({ result }) => result === undefined).length;
}

/**
 * The region 'What waits'. A failure is shown in its tile, without a toast: the admin didn't ask
 * for it.
 */
export function DashboardWaits({ now }: { now: number }) {
  const { payouts, oldest, tickets } = useWaiting();
  const identities = useIdentities();
  const queue = useReviewQueue();
  return (
    <WhatWaits
      payouts={withData(toLoad(payouts), (page) => {
        const waiting = waitingPayouts(page);
        return {
          ...waiting,
          oldest:
            waiting.oldest ??
            (oldest && waitingPayouts({ ...oldest, count: oldest.results.length }).oldest),
        };
      })}
      tickets={withData(toLoad(tickets), waitingTickets)}
      identities={identities}
      run={
        queue && {
          decided: decidedCount(queue),
          unmade: unmadeCount(queue),
          count: queue.length,
          place: reviewPlaceText(lastReviewPlace()),
        }
      }
      now={now}
    />
  );
}

/** The payouts of the last 7 days. */
export function DashboardWeek({ now }: { now: number }) {
  const { range, ...week } = useWeekOfPayouts(now);
  return (
    <PayoutWeek
      load={withData(toLoad(week), ({ results, count }) => ({
        ...weekOfPayouts(results, range),
        read: results.length,
        count,
      }))}
    />
  );
}
