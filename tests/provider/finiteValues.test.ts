import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { openFamily } from '../../contracts/provider/auth/refreshFamilies';
import { beginTry, trierOf } from '../../contracts/provider/auth/signInTries';
import { sqlState } from '../../contracts/provider/core/sqlState';
import { insertRow } from '../../contracts/provider/states/rows';
import { insertOneOfEach } from './oneOfEach';
import { printCount } from '../propertyRuns';
import { openService } from './service';

const checkViolation = '23514';
const service = await openService({ users: 0 });

beforeAll(async () => {
  await insertOneOfEach(service.services);
  await insertRow(service.services, 'wallets', { userId: 7 });
  const { db, config } = service.services;
  await openFamily(db, 7, config);
  await beginTry(db, trierOf('somebody@example.com', '10.0.0.1'), config);
});

interface Column {
  table: string;
  column: string;
}

/**
 * From the database itself, so that a new column needs a rule, too. The audit takes only the
 * database's own time, and no change.
 */
async function readColumns(types: string[]): Promise<Column[]> {
  const result: unknown = await service.services.db.execute(sql`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name <> 'audit' AND data_type IN ${types}`);
  // The driver of a server returns the rows themselves.
  return Array.isArray(result) ? (result as Column[]) : (result as { rows: Column[] }).rows;
}

const put = async ({ table, column }: Column, value: string) =>
  service.services.db
    .execute(sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${value}`)
    .then(
      () => 'was stored',
      (error: unknown) => sqlState(error) ?? String(error),
    );

test.each([
  // PostgreSQL's NaN is above every number, so `>= 0` alone lets it in, and JSON has no word for it.
  [
    'a number that is none, or has no end',
    ['numeric', 'double precision', 'real'],
    ['NaN', 'Infinity', '-Infinity'],
  ],
  // It is no time in JavaScript: one such row would be a 500 for its whole list.
  [
    'a time without end',
    ['timestamp with time zone', 'timestamp without time zone', 'date'],
    ['Infinity', '-Infinity'],
  ],
])('no column stores %s', async (what, types, values) => {
  const columns = await readColumns(types);
  const outcomes: string[] = [];
  for (const column of columns) {
    for (const value of values) {
      const outcome = await put(column, value);
      if (outcome !== checkViolation)
        outcomes.push(`${column.table}.${column.column} = ${value}: ${outcome}`);
    }
    if (types.includes('numeric'))
      expect(await put(column, '1'), `${column.table}.${column.column} = 1`).toBe('was stored');
  }
  expect(outcomes).toEqual([]);
  expect(columns.length).toBeGreaterThan(15);
  printCount(`columns that refuse ${what}`, columns.length);
});
