import { asc, count, eq, inArray, sql, sum, type SQL } from 'drizzle-orm';
import { inOrderOf, readPageKeys, type PageQuery } from '../db/readPage';
import { positions, tradingAccounts } from '../db/tables/trading';
import { notFound } from '../http/problem';
import { recordId } from '../http/recordId';
import { handler, ok, type Operations } from '../openapi/operation';
import type { Services } from '../services';

interface AccountQuery extends PageQuery {
  phase?: number;
  search?: string;
}

type AccountRow = typeof tradingAccounts.$inferSelect;

export const tradingAccountOperations = {
  /** The totals are over all accounts, whatever the filter (R2). */
  listTradingAccounts: handler<unknown, AccountQuery>(async ({ query, services }) => {
    const { db } = services;
    const isWanted = query.phase === undefined ? undefined : eq(tradingAccounts.step, query.phase);
    const { rows, keys, count: found } = await readAccounts(services, query, isWanted, `phase ${query.phase}`);
    const open = await openPositions(services, keys);
    const totals = await readTotals(services);
    return ok({
      result: { results: rows.map((row) => ({ ...toAccount(row), positions: open.get(row.login) ?? 0 })), count: found },
      total_accounts: totals.accounts,
      active_positions: await services.counts.count('positions', () => db.$count(positions)),
      total_equity: totals.equity,
    });
  }),

  getAccountPositions: handler(async ({ path, services: { db } }) => {
    const noSuchAccount = 'Trading account not found.';
    const login = recordId(path.login, noSuchAccount);
    const [account] = await db.select().from(tradingAccounts).where(eq(tradingAccounts.login, login));
    if (account === undefined) throw notFound(noSuchAccount);
    const rows = await db.select().from(positions).where(eq(positions.login, login)).orderBy(asc(positions.id));
    return ok({
      result: rows.map((row) => ({
        symbol: row.symbol,
        action: row.action,
        volume: row.volume,
        price_open: row.priceOpen,
        price_current: row.priceCurrent,
        profit: row.profit,
      })),
      balance: account.balance,
      equity: account.equity,
      total_positions: rows.length,
    });
  }),
} satisfies Operations;

/** One page of accounts whose login, name or email holds the search text, newest login first. */
export async function readAccounts(
  { db, counts }: Services,
  query: PageQuery & { search?: string; },
  filter: SQL | undefined,
  filterName: string,
) {
  const search = query.search?.trim() ?? '';
  const where = sql.join([filter ?? sql`true`, search === '' ? sql`true` : holds(search)], sql` and `);
  const countKey = `accounts ${filterName} ${search}`;
  const { keys, count: found } = await readPageKeys(db, counts, { table: tradingAccounts, key: tradingAccounts.login, where, countKey }, query);
  const rows: AccountRow[] =
    keys.length === 0 ? [] : await db.select().from(tradingAccounts).where(inArray(tradingAccounts.login, keys));
  return { keys, count: found, rows: inOrderOf(keys, rows, (row) => row.login) };
}

function holds(search: string): SQL {
  const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const { login, name, email } = tradingAccounts;
  return sql`(${name} ilike ${pattern} or ${email} ilike ${pattern} or ${login}::text like ${pattern})`;
}

async function openPositions({ db }: Services, logins: number[]): Promise<Map<number, number>> {
  if (logins.length === 0) return new Map();
  const rows = await db
    .select({ login: positions.login, open: count() })
    .from(positions)
    .where(inArray(positions.login, logins))
    .groupBy(positions.login);
  return new Map(rows.map((row) => [row.login, row.open]));
}

function readTotals({ db, counts }: Services): Promise<{ accounts: number; equity: string; }> {
  return counts.read('account totals', ({ accounts }) => accounts, async () => {
    const [row] = await db.select({ accounts: count(), equity: sum(tradingAccounts.equity) }).from(tradingAccounts);
    return { accounts: row?.accounts ?? 0, equity: row?.equity ?? '0' };
  });
}

function toAccount(row: AccountRow) {
  return {
    login: row.login,
    name: row.name,
    challenge_name: row.challengeName,
    account_size: row.accountSize === null ? null : Number(row.accountSize),
    step: row.step,
    balance: row.balance,
    equity: row.equity,
    email: row.email,
  };
}
