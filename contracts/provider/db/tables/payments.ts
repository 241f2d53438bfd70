import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  amount,
  columnChecks,
  generatedId,
  instant,
  isFinite,
  isOneOf,
  isNotNegative,
  reference,
} from './columns';
import { users } from './users';

const transactionTypes = ['credit', 'debit'] as const;
const transactionStatuses = ['pending', 'approved', 'rejected', 'disbursed', 'failed'] as const;

export const wallets = pgTable(
  'wallets',
  {
    userId: reference('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    withdrawalProfit: amount('withdrawal_profit').notNull(),
    /**
     * The wallet is under investigation: admins get a 403, for which Section 8 has its own message.
     */
    isRestricted: boolean('is_restricted').notNull().default(false),
  },
  (table) => columnChecks('wallets', [[table.withdrawalProfit, isNotNegative]]),
);

/** The history of wallets. Debits are the payouts (R21). */
export const transactions = pgTable(
  'transactions',
  {
    id: generatedId(),
    transactionId: text('transaction_id').notNull(),
    /** A user with transactions can't be deleted (R236). */
    userId: reference('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type', { enum: transactionTypes }).notNull(),
    status: text('status', { enum: transactionStatuses }).notNull(),
    priceAmount: amount('price_amount').notNull(),
    priceCurrency: text('price_currency').notNull(),
    payAmount: amount('pay_amount'),
    payCurrency: text('pay_currency'),
    payAddress: text('pay_address'),
    payNetwork: text('pay_network'),
    disbursedAmount: amount('disbursed_amount'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('transactions_transaction_id_key').on(table.transactionId),
    index('transactions_by_type').on(table.type, table.createdAt, table.id),
    index('transactions_by_type_status').on(table.type, table.status, table.createdAt, table.id),
    index('transactions_by_user').on(table.userId, table.createdAt, table.id),
    ...columnChecks('transactions', [
      [table.type, isOneOf(transactionTypes)],
      [table.status, isOneOf(transactionStatuses)],
      [table.priceAmount, isNotNegative],
      [table.payAmount, isNotNegative],
      [table.disbursedAmount, isNotNegative],
      [table.createdAt, isFinite],
    ]),
  ],
);
