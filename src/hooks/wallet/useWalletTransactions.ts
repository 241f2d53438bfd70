import type { Page } from '../../api/http/page';
import type { Id, Transaction } from '../../api/types';
import { listWalletTransactions, type TransactionPageQuery } from '../../api/wallet';
import { cacheKeys } from '../cache/cacheKeys';
import { useListReading, type ListReading } from '../cache/reading';

/** A page with the user whose history it is. */
interface OwnedPage extends Page<Transaction> {
  owner: string;
}

/** One page of a wallet's history. Rows of another page or filter are shown while it loads, but never those of another user (promise 3). */
export function useWalletTransactions(id: Id, query: TransactionPageQuery): ListReading<Page<Transaction>> {
  const owner = String(id);
  const reading = useListReading<OwnedPage>({
    key: cacheKeys.users.transactions(id, query),
    read: async () => ({ ...(await listWalletTransactions(id, query)), owner }),
  });
  if (!reading.data || reading.data.owner === owner) return reading;
  return { ...reading, data: undefined, isPlaceholder: false, isLoading: reading.error === undefined };
}
