import { sql, type SQL } from 'drizzle-orm';

export interface SeedSize {
  users: number;
  /** The ISO instant that all seeded dates are relative to. */
  epoch: string;
}

/**
 * Returns statements in the order to run them. Nothing is random: the same size and epoch always
 * give the same rows.
 */
export type SeedStep = (size: SeedSize) => SQL[];

/**
 * `(ARRAY['a', 'b'])[…]`: the entry at the position of the number, modulo the length of the list.
 */
export function pick(values: readonly string[], number: SQL): SQL {
  const list = sql.join(values.map(literal), sql`, `);
  return sql`(ARRAY[${list}])[1 + mod((${number})::bigint, ${sql.raw(String(values.length))})::int]`;
}

/** Texts are part of the statement, because a parameter in an ARRAY has no type. */
function literal(text: string): SQL {
  return sql.raw(`'${text.replaceAll("'", "''")}'`);
}

/**
 * Maps a number to 0…range-1 so that neighbors differ (Lehmer's generator). The same number always
 * gives the same result.
 */
export function scatter(number: SQL, range: number, salt: number): SQL {
  return sql`mod(mod(((${number})::bigint + ${sql.raw(String(salt * 1_000_003))}) * 48271, 2147483647), ${sql.raw(String(range))})`;
}
