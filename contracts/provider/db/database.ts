import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either engine behind drizzle: the same tables, queries and migrations run on PGlite and on a PostgreSQL server. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  db: Database;
  /** What the start-up block says about where the data lives; never a password. */
  description: string;
  /** After a bulk load: fresh statistics and visibility, without which counts and index-only scans are slow. */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
}

/** The row of a statement that always answers one, such as an INSERT … RETURNING. */
export function onlyRow<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The database answered no row where there is always one.');
  return row;
}

/** PostgreSQL's code for a duplicate key, wherever the driver or drizzle put it. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505';
}

/** The SQLSTATE (or socket error code) of a failed statement, if it has one. */
export function sqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = (current as { code?: unknown; }).code;
    if (typeof code === 'string') return code;
  }
  return undefined;
}

/** What really went wrong: drizzle's own message is only the statement. */
export function firstCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return firstCause(error.cause);
  return error.message || (sqlState(error) ?? error.name);
}
