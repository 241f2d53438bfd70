import type { operations } from './schema.gen';

/** The schemas of the OpenAPI document by their names. */
export type * from './schema.gen';

/** The query parameters of an operation. */
type QueryOf<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

export type ListWalletTransactionsQuery = QueryOf<'listWalletTransactions'>;
export type ListPayoutsQuery = QueryOf<'listPayouts'>;
export type ListTradingAccountsQuery = QueryOf<'listTradingAccounts'>;
export type ListMt5UsersQuery = QueryOf<'listMt5Users'>;
