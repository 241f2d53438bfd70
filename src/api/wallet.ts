import { call } from './client';
import { readObject, readPage, type Page } from './page';
import type { Id, ListWalletTransactionsQuery, Transaction, Wallet } from './types';

/** The filters of a list of transactions, and its page, counted from 1. Days and amounts include both ends (R112). */
export type TransactionPageQuery = Omit<ListWalletTransactionsQuery, 'page' | 'page_size'> & { page: number; pageSize: number };

/** A user's wallet. 403 while it may not be looked at (R16). */
export const getWallet = (id: Id): Promise<Wallet> => call((api) => api.GET('/admin/users/{id}/wallet', { params: { path: { id } } }), readObject);

/** One page of a wallet's history, newest first. */
export const listWalletTransactions = (id: Id, { page, pageSize, ...filters }: TransactionPageQuery): Promise<Page<Transaction>> =>
  call(
    (api) => api.GET('/admin/users/{id}/wallet/transactions', { params: { path: { id }, query: { ...filters, page, page_size: pageSize } } }),
    readPage<Transaction>,
  );
