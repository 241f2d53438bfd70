import type { operations } from './schema.gen';

export type * from './schema.gen';

type QueryOf<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>;

export type ListWalletTransactionsQuery = QueryOf<'listWalletTransactions'>;
export type ListPayoutsQuery = QueryOf<'listPayouts'>;
export type ListTradingAccountsQuery = QueryOf<'listTradingAccounts'>;
export type ListMt5UsersQuery = QueryOf<'listMt5Users'>;
