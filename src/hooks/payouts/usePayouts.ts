import type { Page } from '../../api/http/page';
import { listPayouts, type PayoutPageQuery } from '../../api/payouts';
import type { Payout } from '../../api/types';
import type { Source } from '../cache/ahead';
import { cacheKeys } from '../cache/cacheKeys';
import { useListReading, type ListReading } from '../cache/reading';

export const payoutsSource = (query: PayoutPageQuery): Source<Page<Payout>> => ({
  key: cacheKeys.payouts(query),
  read: (signal) => listPayouts(query, signal),
});

/** One page of payouts. The rows of the previous page or filter are shown while it loads. */
export const usePayouts = (query: PayoutPageQuery): ListReading<Page<Payout>> => useListReading(payoutsSource(query));
