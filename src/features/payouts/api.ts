import { call } from '../../api/session/client';
import {
  readObject,
  readPage,
  type Page,
  type PageQuery,
  readOptionalObject,
} from '../../api/http/page';
import type {
  Id,
  ListWalletTransactionsQuery,
  Transaction,
  Wallet,
  ListPayoutsQuery,
  Message,
  Payout,
} from '../../api/types';
import { filledText } from '../../lib/text';
import type { PayoutDecision } from './model';
import { once } from '../../api/http/inFlight';

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

/** The filters of the payouts' list, without its page. Days and amounts include both ends. */
export type PayoutQuery = Omit<ListPayoutsQuery, 'page' | 'page_size'>;

/** The filters and the page, counted from 1. */
export type PayoutPageQuery = PayoutQuery & PageQuery;

/**
 * One page of payouts of all users, newest first. If `signal` aborts, it rejects with an
 * AbortError.
 */
export const listPayouts = (
  { page, pageSize, ...filters }: PayoutPageQuery,
  signal?: AbortSignal,
): Promise<Page<Payout>> =>
  call(
    (api) =>
      api.GET('/admin/payouts', {
        params: { query: { page, page_size: pageSize, ...filters } },
        signal,
      }),
    readPage<Payout>,
  );

/** The server's message. Undefined if there is none that can be shown. */
const readMessage = (body: Message | undefined): string | undefined =>
  filledText(readOptionalObject(body)?.message);

/**
 * Approves a pending payout and resolves with the server's message. 409 if it was decided before.
 */
export const acceptPayout = (id: Id): Promise<string | undefined> =>
  once(`acceptPayout ${JSON.stringify(id)}`, () =>
    call(
      (api) => api.POST('/admin/payouts/{id}/accept', { params: { path: { id } } }),
      readMessage,
    ),
  );

/**
 * Rejects a pending payout and resolves with the server's message; fails as `acceptPayout` does.
 */
export const rejectPayout = (id: Id): Promise<string | undefined> =>
  once(`rejectPayout ${JSON.stringify(id)}`, () =>
    call(
      (api) => api.POST('/admin/payouts/{id}/reject', { params: { path: { id } } }),
      readMessage,
    ),
  );

/** The call that makes each decision. */
export const sendDecision: Record<PayoutDecision, (id: Id) => Promise<string | undefined>> = {
  approved: acceptPayout,
  rejected: rejectPayout,
};

/** Where a payout is read again: the list in which it was seen, and how that list is searched. */
export interface PayoutSource {
  /** Reads the page on which the payout was seen. */
  readSeen?: () => Promise<Page<Payout>>;
  readPage: (query: PayoutPageQuery) => Promise<Page<Payout>>;
}

/** The payouts of all users; `seen` is the page on which the payout was seen. */
export const payoutList = (seen?: PayoutPageQuery): PayoutSource => ({
  readSeen: seen && (() => listPayouts(seen)),
  readPage: listPayouts,
});

/** One user's wallet; `seen` is the page of its history on which the payout was seen. */
export const walletHistory = (userId: Id, seen: TransactionPageQuery): PayoutSource => ({
  readSeen: () => listWalletTransactions(userId, seen),
  readPage: (query) => listWalletTransactions(userId, { ...query, type: 'debit' }),
});
