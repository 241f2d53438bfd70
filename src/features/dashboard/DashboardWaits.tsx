import { weekOfPayouts } from './week';
import { decidedCount, reviewPlaceText, unmadeCount } from '../payouts/review/review';
import { waitingPayouts, waitingTickets } from './waiting';
import type { Load } from '../../lib/load';
import { kycQueue, kycScan } from '../kyc/queue/kycQueue';
import { lastReviewPlace, useReviewQueue } from '../payouts/review/reviewQueue';
import { useWaiting } from './useWaiting';
import { useWeekOfPayouts } from './useWeek';
import { useLocalStore } from '../../lib/storage/localStore';
import { PayoutWeek } from './PayoutWeek';
import { WhatWaits } from './WhatWaits';
import { toLoad } from '../../api/reading/toLoad';

const withData = <From, To>(load: Load<From>, change: (data: From) => To): Load<To> =>
  load.status === 'ready' ? { ...load, data: change(load.data) } : load;

/** Documents found by the search of this tab that nobody has decided. Undefined if there was no search. */
function useIdentities(): number | undefined {
  const [queue] = useLocalStore(kycQueue);
  const [scan] = useLocalStore(kycScan);
  if (queue.length === 0 && scan.known.length === 0) return undefined;
  return queue.filter(({ result }) => result === undefined).length;
}

/** The region 'What waits'. A failure is shown in its tile, without a toast: the admin didn't ask for it. */
export function DashboardWaits({ now }: { now: number }) {
  const { payouts, oldest, tickets } = useWaiting();
  const identities = useIdentities();
  const queue = useReviewQueue();
  return (
    <WhatWaits
      payouts={withData(toLoad(payouts), (page) => {
        const waiting = waitingPayouts(page);
        return { ...waiting, oldest: waiting.oldest ?? (oldest && waitingPayouts({ ...oldest, count: oldest.results.length }).oldest) };
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
      load={withData(toLoad(week), ({ results, count }) => ({ ...weekOfPayouts(results, range), read: results.length, count }))}
    />
  );
}
