import {
  type PositionList,
  getAccountPositions,
  listMt5Users,
  listTradingAccounts,
  type Mt5UserList,
  type Mt5UserPageQuery,
  type TradingAccountList,
  type TradingAccountPageQuery,
} from './api';
import type { Holder, PositionsLoad } from './positions/PositionsScreen';
import { toLoad, useReading, type Read, type Reading } from '../../api/reading/reading';
import type { Id } from '../../api/types';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../cacheKeys';
import { readId } from '../../lib/ids';
import { limits } from '../../lib/limits';
import { mt5UserQuery, noMt5UserFilters } from './model';

/** After a 404 it is 'missing' (R155), even if positions were loaded before. */
export const toPositionsLoad = (positions: Read<PositionList>): PositionsLoad =>
  positions.error?.status === 404
    ? { status: 'missing', onRetry: positions.retry }
    : toLoad(positions);

export const mt5UsersSource = (query: Mt5UserPageQuery): Source<Mt5UserList> => ({
  key: cacheKeys.mt5.users(query),
  read: (signal) => listMt5Users(query, signal),
});
export const accountsSource = (query: TradingAccountPageQuery): Source<TradingAccountList> => ({
  key: cacheKeys.mt5.accounts(query),
  read: (signal) => listTradingAccounts(query, signal),
});

/** Null if it can't be found (R490). */
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

/** Never those of another account (promise 3). */
export function usePositions(login: Id | undefined): Reading<PositionList> {
  return useReading(
    login === undefined
      ? null
      : { key: cacheKeys.mt5.positions(login), read: () => getAccountPositions(login) },
  );
}
