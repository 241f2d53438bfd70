import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTable } from 'drizzle-orm/pg-core';
import { sqlState } from '../core/sqlState';

/**
 * PGlite or a PostgreSQL server, behind drizzle. Tables, queries and migrations are the same for
 * both.
 */
export type Database = PgDatabase<PgQueryResultHKT>;

/** Returns the row of a statement that always returns one, such as an INSERT … RETURNING. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The database answered no row where there is always one.');
  return row;
}

/**
 * Makes a table's generated key continue after the highest key, once rows with given keys have been
 * inserted.
 */
export async function advanceKeys(db: Database, table: PgTable): Promise<void> {
  const key = Object.values(getTableColumns(table)).find(
    (column) => column.generatedIdentity !== undefined,
  );
  if (key === undefined) return;
  const column = sql.identifier(key.name);
  await db.execute(sql`
    SELECT setval(pg_get_serial_sequence(${getTableName(table)}, ${key.name}), coalesce(max(${column}), 0) + 1, false)
    FROM ${table}`);
}

/** Whether a statement failed because of a duplicate key. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** The message of the original error. Drizzle's own message only repeats the statement. */
export function rootCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return rootCause(error.cause);
  return error.message || (sqlState(error) ?? error.name);
}
