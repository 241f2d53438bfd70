import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amount, generatedId, instant, reference } from './columns';
import { users } from './users';

export const wallets = pgTable('wallets', {
  userId: reference('user_id').primaryKey().references(() => users.id, { onDelete: 'cascade' }),
  withdrawalProfit: amount('withdrawal_profit').notNull(),
  /** A wallet under investigation: admins get a 403 (Section 8 gives that answer a meaning of its own). */
  isRestricted: boolean('is_restricted').notNull().default(false),
});

/** Wallet history. Its debit rows are the payouts (R21). */
export const transactions = pgTable(
  'transactions',
  {
    id: generatedId(),
    transactionId: text('transaction_id').notNull(),
    userId: reference('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['credit', 'debit'] }).notNull(),
    status: text('status', { enum: ['pending', 'approved', 'rejected', 'disbursed', 'failed'] }).notNull(),
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
  ],
);
