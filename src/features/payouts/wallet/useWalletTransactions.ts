import type { Page } from '../../../api/http/page';
import type { Id, Transaction } from '../../../api/types';
import { listWalletTransactions, type TransactionPageQuery } from './api';
import type { Source } from '../../../api/reading/prefetch';
import { cacheKeys } from '../../cacheKeys';
import { useListReading, type ListReading } from '../../../api/reading/reading';

/** A page with the user whose history it is. */
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
 * One page of a wallet's history. Rows of another page or filter are shown while it loads, but
 * never those of another user (promise 3).
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
