import type { Page } from '../api/page';
import type { Id, Payout, Transaction } from '../api/types';
import { listWalletTransactions, type TransactionPageQuery } from '../api/wallet';
import { evidenceRows } from '../domain/payoutEvidence';
import { upToDayOf } from '../domain/payoutSearch';
import { keys } from './keys';
import { useReading, type Reading } from './reading';

/** The last payouts that a user asked for up to the day of this one, itself among them. */
export function usePayoutHistory(userId: Id, payout: Payout): Reading<Page<Transaction>> {
  const query: TransactionPageQuery = { type: 'debit', ...upToDayOf(payout.created_at), page: 1, pageSize: evidenceRows };
  return useReading(keys.users.transactions(userId, query), () => listWalletTransactions(userId, query));
}
