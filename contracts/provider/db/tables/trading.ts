import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import {
  amount,
  columnChecks,
  generatedId,
  instant,
  isFinite,
  isNotNegative,
  reference,
} from './columns';
import { users } from './users';

/**
 * One MT5 login. It is a row in two lists: trading accounts (/trading) and MT5 users (/mt5-users).
 */
export const tradingAccounts = pgTable(
  'trading_accounts',
  {
    login: generatedId('login'),
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name'),
    email: text('email'),
    challengeName: text('challenge_name'),
    accountSize: amount('account_size'),
    step: integer('step'),
    balance: amount('balance').notNull(),
    equity: amount('equity').notNull(),
    funded: boolean('funded').notNull().default(false),
    fundedEligible: boolean('funded_eligible').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('trading_accounts_by_step').on(table.step, table.login),
    index('trading_accounts_by_user').on(table.userId),
    ...columnChecks('trading_accounts', [
      [table.accountSize, isNotNegative],
      [table.step, isNotNegative],
      [table.balance, isFinite],
      [table.equity, isFinite],
      [table.createdAt, isFinite],
    ]),
  ],
);

export const positions = pgTable(
  'positions',
  {
    id: generatedId(),
    login: reference('login')
      .notNull()
      .references(() => tradingAccounts.login, { onDelete: 'cascade' }),
    symbol: text('symbol').notNull(),
    action: integer('action').notNull(),
    volume: doublePrecision('volume').notNull(),
    priceOpen: amount('price_open').notNull(),
    priceCurrent: amount('price_current'),
    profit: amount('profit').notNull(),
  },
  (table) => [
    index('positions_by_login').on(table.login, table.id),
    ...columnChecks('positions', [
      [table.volume, isNotNegative],
      [table.priceOpen, isNotNegative],
      [table.priceCurrent, isNotNegative],
      [table.profit, isFinite],
    ]),
  ],
);
