import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, numeric, timestamp } from 'drizzle-orm/pg-core';
import { exactKey } from '../../core/wire';

/** Drizzle would round a key above 2^53. */
function key(name: string) {
  const builder = bigint(name, { mode: 'number' });
  // Its types don't have what every builder has.
  const internals = builder as unknown as {
    build: (table: unknown) => { mapFromDriverValue: typeof exactKey };
  };
  const build = internals.build.bind(builder);
  internals.build = (table) => Object.assign(build(table), { mapFromDriverValue: exactKey });
  return builder;
}

/** A generated 64-bit key. An insert may give one itself: provider states insert "payout 7". */
export const generatedId = (name = 'id') => key(name).primaryKey().generatedByDefaultAsIdentity();

export const reference = (name: string) => key(name);

export const instant = (name: string) =>
  timestamp(name, { mode: 'date', withTimezone: true, precision: 3 });

/** An exact amount without a fixed scale, so that "1250.50" stays "1250.50" (R5). */
export const amount = (name: string) => numeric(name);

/** A table's rules for single columns, named `<table>_<column>_check`. Null passes all of them. */
export const columnChecks = (
  table: string,
  rules: [column: AnyPgColumn, rule: (column: AnyPgColumn) => SQL][],
) => rules.map(([column, rule]) => check(`${table}_${column.name}_check`, rule(column)));

export const isOneOf =
  (values: readonly string[]) =>
  (column: AnyPgColumn): SQL =>
    sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;

/** PostgreSQL's NaN is above every number, infinity too. Whole numbers have neither. */
const isLimited = (column: AnyPgColumn, rule: SQL): SQL =>
  column.columnType === 'PgInteger' ? rule : sql`${rule} and ${column} < 'Infinity'`;

export const isNotNegative = (column: AnyPgColumn): SQL => isLimited(column, sql`${column} >= 0`);

export const isPositive = (column: AnyPgColumn): SQL => isLimited(column, sql`${column} > 0`);

/** A number of either sign, or a time. A time without end has no text in JSON. */
export const isFinite = (column: AnyPgColumn): SQL =>
  isLimited(column, sql`${column} > '-Infinity'`);

export const isNotEmpty = (column: AnyPgColumn): SQL => sql`${column} <> ''`;

export const isBetween =
  (low: number, high: number) =>
  (column: AnyPgColumn): SQL =>
    sql`${column} between ${sql.raw(String(low))} and ${sql.raw(String(high))}`;

/*
 * Lists are newest first. Their indexes are still ascending, and PostgreSQL reads them backwards. Drizzle-kit would write `.desc()`
 * as DESC NULLS LAST: PostgreSQL doesn't use such an index for ORDER BY … DESC, and some compatible servers reject it.
 */
