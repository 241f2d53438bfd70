import { once } from '../../api/http/inFlight';
import { call } from '../../api/session/client';
import { readTotalledPage, type PageQuery, type TotalledPage } from '../../api/http/page';
import type {
  Id,
  ListMt5UsersQuery,
  ListTradingAccountsQuery,
  Mt5User,
  Position,
  TradingAccount,
} from '../../api/types';

type Paged<Query> = Omit<Query, 'page' | 'page_size'> & PageQuery;

export type TradingAccountPageQuery = Paged<ListTradingAccountsQuery>;
export type Mt5UserPageQuery = Paged<ListMt5UsersQuery>;

const accountTotals = [
  'total_accounts',
  'active_positions',
  'total_equity',
  'total_balance',
] as const;
const positionTotals = ['balance', 'equity', 'total_positions'] as const;
const userTotals = [
  'total_trading_users',
  'total_balance',
  'total_funded',
  'total_funded_eligible',
] as const;

export type TradingAccountList = TotalledPage<TradingAccount, (typeof accountTotals)[number]>;
export type PositionList = TotalledPage<Position, (typeof positionTotals)[number]>;
export type Mt5UserList = TotalledPage<Mt5User, (typeof userTotals)[number]>;

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

/** R121: no screen offers it yet. 409 if they are funded, 422 if not eligible. */
export const issueFundedAccount = (login: Id): Promise<void> =>
  once(`issueFundedAccount ${JSON.stringify(login)}`, () =>
    call(
      (api) =>
        api.POST('/admin/mt5/user/{id}/issue-funded-account', { params: { path: { id: login } } }),
      () => undefined,
    ),
  );
