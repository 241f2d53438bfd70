import { weekOfPayouts } from '../../domain/dashboard/week';
import { decidedCount, reviewPlaceText, unmadeCount } from '../../domain/payouts/review';
import { waitingPayouts, waitingTickets } from '../../domain/shell/waiting';
import type { Load } from '../../domain/values/load';
import { kycQueue, kycScan } from '../../hooks/kyc/kycQueue';
import { lastReviewPlace, useReviewQueue } from '../../hooks/payouts/reviewQueue';
import { useWaiting } from '../../hooks/shell/waiting';
import { useWeekOfPayouts } from '../../hooks/shell/week';
import { useLocalStore } from '../../hooks/stored/localStore';
import { PayoutWeek } from '../../screens/dashboard/PayoutWeek';
import { WhatWaits } from '../../screens/dashboard/WhatWaits';
import { toLoad } from '../telling/toLoad';

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
