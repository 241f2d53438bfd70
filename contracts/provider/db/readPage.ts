import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PageQuery } from '../core/answers';
import type { CountMemory } from './countMemory';
import type { Database } from './database';

interface PageSource {
  table: PgTable;
  key: AnyPgColumn;
  where: SQL | undefined;
  /** Sorts by this column, then by the key. Without it only by the key. */
  newestBy?: AnyPgColumn;
  /** Identifies the filter, so that the count of a large table can be remembered. */
  countKey: string;
}

/**
 * Returns the keys of one page, newest first, and the count of all rows. Paging skips on keys only,
 * because an index is enough for that. It reads from whichever end is nearer, so the offset is at
 * most half of the rows.
 */
export async function readPageKeys(
  db: Database,
  counts: CountMemory,
  source: PageSource,
  { page, page_size: size }: PageQuery,
): Promise<{ keys: number[]; count: number }> {
  const count = await counts.read(source.countKey, () => db.$count(source.table, source.where), db);
  const skip = (page - 1) * size;
  const take = Math.min(size, count - skip);
  if (take <= 0) return { keys: [], count };
  const isFromEnd = skip > count / 2;
  const direction = isFromEnd ? asc : desc;
  const rows = await db
    .select({ key: source.key })
    .from(source.table)
    .where(source.where)
    .orderBy(
      ...(source.newestBy === undefined ? [] : [direction(source.newestBy)]),
      direction(source.key),
    )
    .limit(take)
    .offset(isFromEnd ? count - skip - take : skip);
  const keys = rows.map((row) => row.key as number);
  return { keys: isFromEnd ? keys.reverse() : keys, count };
}

/** Sorts rows that were read by key into the order of the keys. */
export function inKeyOrder<Row>(keys: number[], rows: Row[], keyOf: (row: Row) => number): Row[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
