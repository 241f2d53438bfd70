import { firstRows } from '../../../api/http/eachPage';
import type { Page } from '../../../api/http/page';
import type { Id, Payout, Transaction } from '../../../api/types';
import { listWalletTransactions, type TransactionPageQuery } from '../wallet/api';
import { upToDayOf } from '../list/search';
import { limits } from '../../../lib/limits';
import type { Source } from '../../../api/reading/prefetch';
import { cacheKeys } from '../../cacheKeys';
import { useReading, type Reading } from '../../../api/reading/reading';

export function payoutHistorySource(userId: Id, payout: Payout): Source<Page<Transaction>> {
  const query: TransactionPageQuery = {
    type: 'debit',
    ...upToDayOf(payout.created_at),
    page: 1,
    pageSize: limits.evidenceRows,
  };
  return {
    key: cacheKeys.users.transactions(userId, query),
    read: () =>
      firstRows(
        (page) => listWalletTransactions(userId, { ...query, ...page }),
        limits.evidenceRows,
      ),
  };
}

/**
 * A user's latest payouts up to the day of this one, which is among them. Without a user nothing is
 * read.
 */
export const usePayoutHistory = (
  userId: Id | undefined,
  payout: Payout,
): Reading<Page<Transaction>> =>
  useReading(userId === undefined ? null : payoutHistorySource(userId, payout));
