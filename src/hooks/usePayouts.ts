import type { Page } from '../api/page';
import { listPayouts, type PayoutPageQuery } from '../api/payouts';
import type { Payout } from '../api/types';
import { keys } from './keys';
import { useListReading, type ListReading } from './reading';

/** One page of payouts; rows of another page or filter stand in while it loads. */
export const usePayouts = (query: PayoutPageQuery): ListReading<Page<Payout>> => useListReading(keys.payouts(query), () => listPayouts(query));
