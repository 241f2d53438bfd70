import { useEffect, useRef } from 'react';
import { setTitleCount } from '~/ui/layout/documentTitle';
import { usePolledWaiting } from '~/features/dashboard/waitingPoll';
import { forgetWaiting, showWaiting } from '~/features/dashboard/waitingState';
import { findRoute, hrefs, isUnder } from '~/routes';
import {
  payoutArrivals,
  seeWaiting,
  ticketArrivals,
  waitingPayouts,
  waitingTickets,
  type Arrival,
  type SeenWaiting,
} from '~/features/dashboard/model';

function see(before: SeenWaiting | undefined, list: readonly Arrival[] | undefined) {
  if (!list) return { seen: before, fresh: [] };
  const seen = seeWaiting(
    before,
    list.map(({ key }) => key),
  );
  return { seen, fresh: list.filter(({ key }) => seen.fresh.includes(key)) };
}

export function Waiting({ path }: { path: string }) {
  const { payouts, tickets } = usePolledWaiting({
    mayPoll: !findRoute(path).isWithoutCalls,
    readsTickets: isUnder(path, hrefs.support),
  });
  const seen = useRef<{ payouts?: SeenWaiting | undefined; tickets?: SeenWaiting | undefined }>({});
  useEffect(() => {
    const ofPayouts = see(seen.current.payouts, payouts && payoutArrivals(payouts));
    const ofTickets = see(seen.current.tickets, tickets && ticketArrivals(tickets));
    seen.current = { payouts: ofPayouts.seen, tickets: ofTickets.seen };
    const counts = {
      payouts: payouts && waitingPayouts(payouts).count,
      tickets: tickets && waitingTickets(tickets).count,
    };
    showWaiting({ ...counts, arrivals: [...ofPayouts.fresh, ...ofTickets.fresh] });
    setTitleCount((counts.payouts ?? 0) + (counts.tickets ?? 0));
  }, [payouts, tickets]);
  useEffect(
    () => () => {
      forgetWaiting();
      setTitleCount(0);
    },
    [],
  );
  return null;
}
