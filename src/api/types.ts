import type { operations } from './schema.gen';

export type * from './schema.gen';

type QueryOf<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

export type ListWalletTransactionsQuery = QueryOf<'listWalletTransactions'>;
export type ListPayoutsQuery = QueryOf<'listPayouts'>;
export type ListTradingAccountsQuery = QueryOf<'listTradingAccounts'>;
export type ListMt5UsersQuery = QueryOf<'listMt5Users'>;

export interface PageQuery {
  page: number;
  pageSize: number;
}

/** `count` is the number of rows on all pages. */
export interface Page<T> {
  count: number;
  results: T[];
}

/** A page with totals, each of which may be missing or have any value. */
export interface TotalledPage<T, Total extends string> extends Page<T> {
  totals: Partial<Record<Total, unknown>>;
}
