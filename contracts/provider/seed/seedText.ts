import { sql, type SQL } from 'drizzle-orm';

/** `(ARRAY['a', 'b'])[…]`: the entry that a number picks, counting round. */
export function pick(values: readonly string[], number: SQL): SQL {
  const list = sql.join(values.map(literal), sql`, `);
  return sql`(ARRAY[${list}])[1 + mod((${number})::bigint, ${sql.raw(String(values.length))})::int]`;
}

/** Seeded text is written into the statement: a parameter in an ARRAY has no type of its own. */
function literal(text: string): SQL {
  return sql.raw(`'${text.replaceAll("'", "''")}'`);
}

/** Spreads a running number over 0…range-1 so that neighbours differ (Lehmer's generator). The same number always lands on the same place. */
export function scatter(number: SQL, range: number, salt: number): SQL {
  return sql`mod(mod(((${number})::bigint + ${sql.raw(String(salt * 1_000_003))}) * 48271, 2147483647), ${sql.raw(String(range))})`;
}
