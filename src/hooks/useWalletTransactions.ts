import type { Page } from '../api/page';
import type { Id, Transaction } from '../api/types';
import { listWalletTransactions, type TransactionPageQuery } from '../api/wallet';
import { keys } from './keys';
import { useListReading, type ListReading } from './reading';

/** A page that knows whose it is. */
interface OwnedPage extends Page<Transaction> {
  owner: string;
}

/** One page of a wallet's history; rows of another page or filter stand in while it loads, but never those of another user (promise 3). */
export function useWalletTransactions(id: Id, query: TransactionPageQuery): ListReading<Page<Transaction>> {
  const owner = String(id);
  const reading = useListReading<OwnedPage>(keys.users.transactions(id, query), async () => ({ ...(await listWalletTransactions(id, query)), owner }));
  if (!reading.data || reading.data.owner === owner) return reading;
  return { ...reading, data: undefined, isPlaceholder: false, isLoading: reading.error === undefined };
}
