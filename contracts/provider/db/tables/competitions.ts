import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import {
  amount,
  columnChecks,
  generatedId,
  instant,
  isBetween,
  isFinite,
  isNotEmpty,
  isNotNegative,
  isPositive,
  reference,
} from './columns';

export const competitions = pgTable(
  'competitions',
  {
    id: generatedId(),
    name: text('name').notNull(),
    description: text('description'),
    startingBalance: amount('starting_balance').notNull(),
    pricePoolCash: amount('price_pool_cash').notNull(),
    prizeStructure: jsonb('prize_structure').$type<Record<string, number>>().notNull(),
    startDate: instant('start_date').notNull(),
    endDate: instant('end_date').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    contestants: integer('contestants').notNull().default(0),
  },
  (table) => [
    index('competitions_latest_first').on(table.startDate, table.id),
    check('competitions_dates_check', sql`${table.endDate} > ${table.startDate}`),
    ...columnChecks('competitions', [
      [table.name, isNotEmpty],
      [table.startingBalance, isPositive],
      [table.pricePoolCash, isNotNegative],
      [table.contestants, isNotNegative],
      [table.startDate, isFinite],
      [table.endDate, isFinite],
    ]),
  ],
);

export const leaderboardRows = pgTable(
  'leaderboard_rows',
  {
    competitionId: reference('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    login: reference('login').notNull(),
    traderName: text('trader_name'),
    returnPercent: doublePrecision('return_percent').notNull(),
    profit: amount('profit').notNull(),
    winRate: doublePrecision('win_rate'),
    winningTrade: integer('winning_trade'),
    losingTrade: integer('losing_trade'),
  },
  (table) => [
    primaryKey({ columns: [table.competitionId, table.login] }),
    index('leaderboard_rows_ranked').on(table.competitionId, table.returnPercent, table.login),
    ...columnChecks('leaderboard_rows', [
      [table.returnPercent, isFinite],
      [table.profit, isFinite],
      [table.winRate, isBetween(0, 100)],
      [table.winningTrade, isNotNegative],
      [table.losingTrade, isNotNegative],
    ]),
  ],
);
