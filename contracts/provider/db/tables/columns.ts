import { bigint, numeric, timestamp } from 'drizzle-orm/pg-core';

/** A generated 64-bit key that also takes a given value, so that provider states can insert "payout 7". */
export const generatedId = (name = 'id') => bigint(name, { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** A reference to a generated key. */
export const reference = (name: string) => bigint(name, { mode: 'number' });

/** An instant: `timestamptz`, read as a `Date`. */
export const instant = (name: string) => timestamp(name, { mode: 'date', withTimezone: true, precision: 3 });

/** An exact amount. Unconstrained, so that the scale is kept as written ("1250.50" stays "1250.50", R5). */
export const amount = (name: string) => numeric(name)

/*
 * Lists are newest first. Their indexes are ascending and read backwards: drizzle-kit writes `.desc()` as DESC NULLS LAST,
 * which PostgreSQL doesn't use for ORDER BY … DESC and some engines that speak its protocol refuse.
 */
