import { call } from '../../api/session/client';
import {
  readObject,
  readPage,
  type Page,
  type PageQuery,
  readOptionalObject,
} from '../../api/http/page';
import type { Id, Transaction, Wallet, Message, Payout } from '../../api/types';
import { filledText } from '../../lib/text';
import type { PayoutDecision, PayoutQuery, TransactionQuery } from './model';
import { once } from '../../api/http/inFlight';

export type PayoutPageQuery = PayoutQuery & PageQuery;
export type TransactionPageQuery = TransactionQuery & PageQuery;

export const getWallet = (id: Id): Promise<Wallet> =>
  call((api) => api.GET('/admin/users/{id}/wallet', { params: { path: { id } } }), readObject);

/** One page of a wallet's history, newest first. */
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

/** One page of payouts of all users, newest first. */
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

const readMessage = (body: Message | undefined): string | undefined =>
  filledText(readOptionalObject(body)?.message);

/** Approves a pending payout. 409 if it was decided before. */
export const acceptPayout = (id: Id): Promise<string | undefined> =>
  once(`acceptPayout ${JSON.stringify(id)}`, () =>
    call(
      (api) => api.POST('/admin/payouts/{id}/accept', { params: { path: { id } } }),
      readMessage,
    ),
  );

export const rejectPayout = (id: Id): Promise<string | undefined> =>
  once(`rejectPayout ${JSON.stringify(id)}`, () =>
    call(
      (api) => api.POST('/admin/payouts/{id}/reject', { params: { path: { id } } }),
      readMessage,
    ),
  );

export const sendDecision: Record<PayoutDecision, (id: Id) => Promise<string | undefined>> = {
  approved: acceptPayout,
  rejected: rejectPayout,
};

/** Where a payout is read again: the list in which it was seen. */
export interface PayoutSource {
  readSeen?: () => Promise<Page<Payout>>;
  readPage: (query: PayoutPageQuery) => Promise<Page<Payout>>;
}

/** The payouts of all users. `seen`: the page on which the payout was seen. */
export const payoutList = (seen?: PayoutPageQuery): PayoutSource => ({
  readSeen: seen && (() => listPayouts(seen)),
  readPage: listPayouts,
});

/** One user's wallet. `seen`: the page of its history on which the payout was seen. */
export const walletHistory = (userId: Id, seen: TransactionPageQuery): PayoutSource => ({
  readSeen: () => listWalletTransactions(userId, seen),
  readPage: (query) => listWalletTransactions(userId, { ...query, type: 'debit' }),
});
