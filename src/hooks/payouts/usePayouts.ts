import { firstRows } from '../../api/http/allPages';
import type { Page } from '../../api/http/page';
import { listPayouts, type PayoutPageQuery } from '../../api/payouts';
import type { Id, Payout, Transaction } from '../../api/types';
import { listWalletTransactions, type TransactionPageQuery } from '../../api/wallet';
import { evidenceRows } from '../../domain/payouts/evidence';
import { upToDayOf } from '../../domain/payouts/search';
import type { Source } from '../cache/ahead';
import { cacheKeys } from '../cache/cacheKeys';
import { useListReading, useReading, type ListReading, type Reading } from '../cache/reading';

export const payoutsSource = (query: PayoutPageQuery): Source<Page<Payout>> => ({
  key: cacheKeys.payouts(query),
  read: (signal) => listPayouts(query, signal),
});

/** One page of payouts. The rows of the previous page or filter are shown while it loads. */
export const usePayouts = (query: PayoutPageQuery): ListReading<Page<Payout>> => useListReading(payoutsSource(query));

export function payoutHistorySource(userId: Id, payout: Payout): Source<Page<Transaction>> {
  const query: TransactionPageQuery = { type: 'debit', ...upToDayOf(payout.created_at), page: 1, pageSize: evidenceRows };
  return {
    key: cacheKeys.users.transactions(userId, query),
    read: () => firstRows((page) => listWalletTransactions(userId, { ...query, ...page }), evidenceRows),
  };
}

/** A user's latest payouts up to the day of this one, which is among them. Without a user nothing is read. */
export const usePayoutHistory = (userId: Id | undefined, payout: Payout): Reading<Page<Transaction>> =>
  useReading(userId === undefined ? null : payoutHistorySource(userId, payout));
