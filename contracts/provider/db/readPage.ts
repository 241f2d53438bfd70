import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { CountMemory } from './countMemory';
import type { Database } from './database';

export interface PageQuery {
  page: number;
  page_size: number;
}

interface PageSource {
  table: PgTable;
  key: AnyPgColumn;
  where: SQL | undefined;
  /** Newest first: by this, then by the key. Without it by the key alone. */
  newestBy?: AnyPgColumn;
  /** Names the filter, so that the count of a large table can be remembered. */
  countKey: string;
}

/**
 * The keys of one page, newest first, and the count over all pages. Only keys are skipped over, which an index answers
 * alone, and a page in the second half is read from the other end: the offset never exceeds half of the rows.
 */
export async function readPageKeys(
  db: Database,
  counts: CountMemory,
  source: PageSource,
  { page, page_size: size }: PageQuery,
): Promise<{ keys: number[]; count: number; }> {
  const count = await counts.count(source.countKey, () => db.$count(source.table, source.where));
  const skip = (page - 1) * size;
  const take = Math.min(size, count - skip);
  if (take <= 0) return { keys: [], count };
  const isFromEnd = skip > count / 2;
  const direction = isFromEnd ? asc : desc;
  const rows = await db
    .select({ key: source.key })
    .from(source.table)
    .where(source.where)
    .orderBy(...(source.newestBy === undefined ? [] : [direction(source.newestBy)]), direction(source.key))
    .limit(take)
    .offset(isFromEnd ? count - skip - take : skip);
  const keys = rows.map((row) => row.key as number);
  return { keys: isFromEnd ? keys.reverse() : keys, count };
}

/** Rows read by key, put back into the page's order. */
export function inOrderOf<Row>(keys: number[], rows: Row[], keyOf: (row: Row) => number): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
