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
import type { PositionsLoad } from './positions/PositionsScreen';
import { toLoad, type Reading, useReading } from '../../api/reading/reading';
import type { Read } from '../../api/reading/reading';
import type { Id } from '../../api/types';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../cacheKeys';

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

/** Never those of another account (promise 3). Without a login nothing is read. */
export function usePositions(login: Id | undefined): Reading<PositionList> {
  return useReading(
    login === undefined
      ? null
      : { key: cacheKeys.mt5.positions(login), read: () => getAccountPositions(login) },
  );
}
