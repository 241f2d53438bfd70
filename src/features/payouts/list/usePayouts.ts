import type { Page } from '../../../api/http/page';
import { listPayouts, type PayoutPageQuery } from '../api';
import type { Payout } from '../../../api/types';
import type { Source } from '../../../api/reading/prefetch';
import { cacheKeys } from '../../cacheKeys';
import { useListReading, type ListReading } from '../../../api/reading/reading';

export const payoutsSource = (query: PayoutPageQuery): Source<Page<Payout>> => ({
  key: cacheKeys.payouts(query),
  read: (signal) => listPayouts(query, signal),
});

/** One page of payouts. The rows of the previous page or filter are shown while it loads. */
export const usePayouts = (query: PayoutPageQuery): ListReading<Page<Payout>> =>
  useListReading(payoutsSource(query));
