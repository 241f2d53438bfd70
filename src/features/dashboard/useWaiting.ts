import type { Page, PageQuery } from '../../api/http/page';
import type { Payout, Ticket } from '../../api/types';
import { lastPageOf } from './model';
import type { Source } from '../../api/reading/prefetch';
import { useReading, type Reading } from '../../api/reading/reading';
import { payoutsSource } from '../payouts/list/usePayouts';
import { ticketsSource } from '../support/tickets/useTickets';

/** So many rows tell the sum and the oldest of all, unless more wait (R330). */
export const firstPage: PageQuery = { page: 1, pageSize: 100 };

/** The newest pending payouts. The frame polls them; the dashboard reads the same ones. */
export const pendingPayoutsSource: Source<Page<Payout>> = payoutsSource({
  status: 'pending',
  ...firstPage,
});

export interface WaitingReadings {
  payouts: Reading<Page<Payout>>;
  /** The page with the oldest pending payouts, if they are not among the newest. */
  oldest: Page<Payout> | undefined;
  tickets: Reading<Page<Ticket>>;
}

/**
 * What waits, for the dashboard. Each part is read by itself, and one that fails doesn't stop the
 * other.
 */
export function useWaiting(): WaitingReadings {
  const payouts = useReading(pendingPayoutsSource);
  const last = payouts.data && lastPageOf(payouts.data);
  const oldest = useReading(last ? payoutsSource({ status: 'pending', ...last }) : null);
  return { payouts, oldest: oldest.data, tickets: useReading(ticketsSource) };
}
