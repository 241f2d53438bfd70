import { call } from '../../../api/session/client';
import { readObject, readPage, type Page, type PageQuery } from '../../../api/http/page';
import type { Id, ListWalletTransactionsQuery, Transaction, Wallet } from '../../../api/types';

/**
 * The filters and the page of a wallet's history. Pages count from 1. Days and amounts are
 * inclusive.
 */
export type TransactionPageQuery = Omit<ListWalletTransactionsQuery, 'page' | 'page_size'> &
  PageQuery;

/** Reads a user's wallet. 403 if the admin may not see it. */
export const getWallet = (id: Id): Promise<Wallet> =>
  call((api) => api.GET('/admin/users/{id}/wallet', { params: { path: { id } } }), readObject);

/**
 * One page of a wallet's history, newest first. If `signal` aborts, it rejects with an AbortError.
 */
export const listWalletTransactions = (
  id: Id,
  { page, pageSize, ...filters }: TransactionPageQuery,
  signal?: AbortSignal,
): Promise<Page<Transaction>> =>
  call(
    (api) =>
      api.GET('/admin/users/{id}/wallet/transactions', {
        params: { path: { id }, query: { ...filters, page, page_size: pageSize } },
        signal,
      }),
    readPage<Transaction>,
  );
