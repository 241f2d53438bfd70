import { eachPage, firstRows } from '~/api/http/eachPage';
import { readObject, readOptionalObject, readPage } from '~/api/http/page';
import { listSource, type Source } from '~/api/reading/prefetch';
import { useReading, type Reading } from '~/api/reading/reading';
import { call, callOnce } from '~/api/session/client';
import type { Id, Message, Page, PageQuery, Payout, Transaction, Wallet } from '~/api/types';
import { dayMs, readTime } from '~/lib/dates';
import { plainDecimal } from '~/lib/decimals';
import { isSameId } from '~/lib/records';
import { limits } from '~/lib/limits';
import { filledText } from '~/lib/text';
import { cacheKeys } from '~/features/cacheKeys';
import type { PayoutDecision, PayoutFields, PayoutQuery, TransactionQuery } from './model';

export type PayoutPageQuery = PayoutQuery & PageQuery;
export type TransactionPageQuery = TransactionQuery & PageQuery;

export const getWallet = (id: Id): Promise<Wallet> =>
  call((api) => api.GET('/admin/users/{id}/wallet', { params: { path: { id } } }), readObject);

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

/** Fails with a 409 if the payout was already decided. */
export const acceptPayout = (id: Id): Promise<string | undefined> =>
  callOnce(
    ['acceptPayout', id],
    (api) => api.POST('/admin/payouts/{id}/accept', { params: { path: { id } } }),
    readMessage,
  );

export const rejectPayout = (id: Id): Promise<string | undefined> =>
  callOnce(
    ['rejectPayout', id],
    (api) => api.POST('/admin/payouts/{id}/reject', { params: { path: { id } } }),
    readMessage,
  );

export const sendDecision = { approved: acceptPayout, rejected: rejectPayout } satisfies Record<
  PayoutDecision,
  unknown
>;

export interface PayoutSource {
  readSeen?: () => Promise<Page<Payout>>;
  readPage: (query: PayoutPageQuery) => Promise<Page<Payout>>;
}

export const payoutList = (seen?: PayoutPageQuery): PayoutSource => ({
  readSeen: seen && (() => listPayouts(seen)),
  readPage: listPayouts,
});

export const walletHistory = (userId: Id, seen: TransactionPageQuery): PayoutSource => ({
  readSeen: () => listWalletTransactions(userId, seen),
  readPage: (query) => listWalletTransactions(userId, { ...query, type: 'debit' }),
});

const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);
/** The days before and after this one still have a year of four digits. */
const lastMs = Date.UTC(9999, 11, 30);

/** Adds a day at both ends, because the server's time zone is unknown (R112). */
function daysAround(createdAt: unknown): PayoutQuery {
  const time = readTime(createdAt);
  if (time === undefined || time < dayMs || time > lastMs) return {};
  return { date_after: utcDay(time - dayMs), date_before: utcDay(time + dayMs) };
}

export const upToDayOf = (createdAt: unknown): Pick<PayoutQuery, 'date_before'> => {
  const { date_before } = daysAround(createdAt);
  return date_before === undefined ? {} : { date_before };
};

/** The narrowest search first. Never by status, which is the most likely to have changed. */
export function payoutSearches({ created_at, price_amount }: PayoutFields): PayoutQuery[] {
  const days = daysAround(created_at);
  const text = plainDecimal(price_amount);
  const value = Number(text);
  // A number that is too long for a double, or that needs an exponent, would find another amount.
  const isExact = text !== undefined && value >= 0 && text === String(value);
  return isExact ? [{ ...days, amount_min: value, amount_max: value }, days] : [days];
}

export function payoutTrace({ created_at, price_amount }: PayoutFields) {
  const time = readTime(created_at);
  const isDay = time !== undefined && time >= 0 && time <= lastMs;
  return { day: isDay ? utcDay(time) : undefined, amount: plainDecimal(price_amount) };
}

const searchRows = 1000;
const searchPageSize = 100;

const among = ({ results }: Page<Payout>, id: Id) => results.find((row) => isSameId(row.id, id));

async function search(
  { readPage: read }: PayoutSource,
  id: Id,
  filters: PayoutQuery,
): Promise<Payout | undefined> {
  let received = 0;
  for await (const found of eachPage((page) => read({ ...filters, ...page }), searchPageSize)) {
    const payout = among(found, id);
    received += found.results.length;
    if (payout || received >= searchRows) return payout;
  }
  return undefined;
}

/**
 * No call returns a payout by its id, so it is searched for where it was seen, then by day and
 * amount.
 */
export async function findPayout(
  payout: Payout,
  source: PayoutSource,
): Promise<Payout | undefined> {
  const seen = await source.readSeen?.();
  const there = seen && among(seen, payout.id);
  if (there) return there;
  for (const filters of payoutSearches(payout)) {
    const found = await search(source, payout.id, filters);
    if (found) return found;
  }
  return undefined;
}

export const payoutsSource = listSource(cacheKeys.payouts, listPayouts);

/**
 * The source of the counts in the navigation and on the dashboard, with enough rows for a sum
 * (R330).
 */
export const pendingPayoutsSource = payoutsSource({ status: 'pending', page: 1, pageSize: 100 });

export const walletSource = (id: Id): Source<Wallet> => ({
  key: cacheKeys.users.wallet(id),
  read: () => getWallet(id),
});

export const useWallet = (id: Id | undefined): Reading<Wallet> =>
  useReading(id === undefined ? null : walletSource(id));

export const transactionsSource = (
  id: Id,
  query: TransactionPageQuery,
): Source<Page<Transaction>> => ({
  key: cacheKeys.users.transactions(id, query),
  read: (signal) => listWalletTransactions(id, query, signal),
});

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
