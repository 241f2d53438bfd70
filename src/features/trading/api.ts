import { readTotalledPage } from '~/api/http/page';
import { listSource } from '~/api/reading/prefetch';
import { toLoad, useReading, type Read, type Reading } from '~/api/reading/reading';
import { call, callOnce } from '~/api/session/client';
import type { Id } from '~/api/types';
import { readId } from '~/lib/records';
import { limits } from '~/lib/limits';
import { cacheKeys } from '~/features/cacheKeys';
import {
  accountTotals,
  mt5UserQuery,
  noMt5UserFilters,
  positionTotals,
  userTotals,
  type Holder,
  type Mt5UserList,
  type Mt5UserPageQuery,
  type PositionList,
  type PositionsLoad,
  type TradingAccountList,
  type TradingAccountPageQuery,
} from './model';

export const listTradingAccounts = (
  { page, pageSize, ...filters }: TradingAccountPageQuery,
  signal?: AbortSignal,
): Promise<TradingAccountList> =>
  call(
    (api) =>
      api.GET('/admin/mt5/accounts', {
        params: { query: { ...filters, page, page_size: pageSize } },
        signal,
      }),
    (body) => readTotalledPage(body, accountTotals),
  );

export const getAccountPositions = (login: Id): Promise<PositionList> =>
  call(
    (api) => api.GET('/admin/mt5/account/{login}/positions', { params: { path: { login } } }),
    (body) => readTotalledPage(body, positionTotals),
  );

export const listMt5Users = (
  { page, pageSize, ...filters }: Mt5UserPageQuery,
  signal?: AbortSignal,
): Promise<Mt5UserList> =>
  call(
    (api) =>
      api.GET('/admin/mt5/users', {
        params: { query: { ...filters, page, page_size: pageSize } },
        signal,
      }),
    (body) => readTotalledPage(body, userTotals),
  );

/**
 * No screen offers it yet (R121). Fails with a 409 if the account is funded, a 422 if it isn't
 * eligible.
 */
export const issueFundedAccount = (login: Id): Promise<void> =>
  callOnce(['issueFundedAccount', login], (api) =>
    api.POST('/admin/mt5/user/{id}/issue-funded-account', { params: { path: { id: login } } }),
  );

/** After a 404 the account is 'missing' (R155), even if positions were loaded before. */
export const toPositionsLoad = (positions: Read<PositionList>): PositionsLoad =>
  positions.error?.status === 404
    ? { status: 'missing', onRetry: positions.retry }
    : toLoad(positions);

export const mt5UsersSource = listSource(cacheKeys.mt5.users, listMt5Users);
export const accountsSource = listSource(cacheKeys.mt5.accounts, listTradingAccounts);

/** Null if the holder can't be found (R490). */
export function useHolder(login: string): Holder | null | undefined {
  const { data, error } = useReading(
    mt5UsersSource({
      ...mt5UserQuery({ ...noMt5UserFilters, search: login }),
      page: 1,
      pageSize: limits.pageSize.mt5Users,
    }),
  );
  if (!data) return error && null;
  return data.results.find((user) => readId(user.login) === login) ?? null;
}

/** Never returns those of another account (promise 3). */
export function usePositions(login: Id | undefined): Reading<PositionList> {
  return useReading(
    login === undefined
      ? null
      : { key: cacheKeys.mt5.positions(login), read: () => getAccountPositions(login) },
  );
}
