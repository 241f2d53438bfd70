import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlState } from '../../contracts/provider/core/sqlState';
import { insertRow } from '../../contracts/provider/states/rows';
import { insertOneOfEach } from './oneOfEach';
import { startService, type TestService } from './service';

const checkViolation = '23514';
let service: TestService;

beforeAll(async () => {
  service = await startService({ users: 0 });
  await insertOneOfEach(service.services);
  await insertRow(service.services, 'wallets', { userId: 7 });
});
afterAll(() => service.close());

interface NumberColumn {
  table: string;
  column: string;
}

/** From the database itself, so that a new column needs a rule, too. */
async function readNumberColumns(): Promise<NumberColumn[]> {
  const result: unknown = await service.services.db.execute(sql`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type IN ('numeric', 'double precision', 'real')`);
  // The driver of a server returns the rows themselves.
  return Array.isArray(result) ? (result as NumberColumn[]) : (result as { rows: NumberColumn[] }).rows;
}

const put = async ({ table, column }: NumberColumn, value: string) =>
  service.services.db.execute(sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${value}`).then(
    () => 'was stored',
    (error: unknown) => sqlState(error) ?? String(error),
  );

// PostgreSQL's NaN is above every number, so `>= 0` alone lets it in, and JSON has no word for it.
test('no column stores a number that is none, or has no end', async () => {
  const columns = await readNumberColumns();
  const outcomes: string[] = [];
  for (const column of columns) {
    for (const value of ['NaN', 'Infinity', '-Infinity']) {
      const outcome = await put(column, value);
      if (outcome !== checkViolation) outcomes.push(`${column.table}.${column.column} = ${value}: ${outcome}`);
    }
    expect(await put(column, '1'), `${column.table}.${column.column} = 1`).toBe('was stored');
  }
  expect(outcomes).toEqual([]);
  expect(columns.length).toBeGreaterThan(20);
});
