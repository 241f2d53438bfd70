import type { Page } from '../../api/http/page';
import {
  listPayouts,
  type PayoutPageQuery,
  getWallet,
  listWalletTransactions,
  type TransactionPageQuery,
} from './api';
import type { Payout, Id, Wallet, Transaction } from '../../api/types';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../cacheKeys';
import {
  useListReading,
  type ListReading,
  useReading,
  type Reading,
} from '../../api/reading/reading';
import { firstRows } from '../../api/http/eachPage';
import { upToDayOf } from './findPayout';
import { limits } from '../../lib/limits';

export const payoutsSource = (query: PayoutPageQuery): Source<Page<Payout>> => ({
  key: cacheKeys.payouts(query),
  read: (signal) => listPayouts(query, signal),
});

export const walletSource = (id: Id): Source<Wallet> => ({
  key: cacheKeys.users.wallet(id),
  read: () => getWallet(id),
});

export const useWallet = (id: Id | undefined): Reading<Wallet> =>
  useReading(id === undefined ? null : walletSource(id));

interface OwnedPage extends Page<Transaction> {
  owner: string;
}

export const transactionsSource = (id: Id, query: TransactionPageQuery): Source<OwnedPage> => ({
  key: cacheKeys.users.transactions(id, query),
  read: async (signal) => ({
    ...(await listWalletTransactions(id, query, signal)),
    owner: String(id),
  }),
});

/**
 * Rows of another page or filter are shown while it loads, but never those of another user (promise
 * 3).
 */
export function useWalletTransactions(
  id: Id,
  query: TransactionPageQuery,
): ListReading<Page<Transaction>> {
  const reading = useListReading(transactionsSource(id, query));
  if (!reading.data || reading.data.owner === String(id)) return reading;
  return {
    ...reading,
    data: undefined,
    isPlaceholder: false,
    isLoading: reading.error === undefined,
  };
}

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

export const usePayoutHistory = (
  userId: Id | undefined,
  payout: Payout,
): Reading<Page<Transaction>> =>
  useReading(userId === undefined ? null : payoutHistorySource(userId, payout));
