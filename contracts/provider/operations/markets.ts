import { and, asc, count, eq, inArray, sql, sum, type SQL } from 'drizzle-orm';
import { done, ok, type PageQuery } from '../core/answers';
import { conflict, notFound, Problem } from '../core/problem';
import { recordId } from '../core/wire';
import type { Database } from '../db/database';
import { inKeyOrder, readPageKeys } from '../db/readPage';
import { positions, tradingAccounts } from '../db/tables/trading';
import { addChange } from './audited';
import { handler, type Operations } from './handler';
import type { Services } from './services';

interface AccountQuery extends PageQuery {
  phase?: number;
  search?: string;
}

interface Mt5UserQuery extends PageQuery {
  account_status?: 'active' | 'inactive';
  account_type?: 'funded' | 'funded_eligible';
  search?: string;
}

const typeColumns = {
  funded: tradingAccounts.funded,
  funded_eligible: tradingAccounts.fundedEligible,
};

type AccountRow = typeof tradingAccounts.$inferSelect;

/** Trading accounts and MT5 users are the same records in two lists. */
export const marketOperations = {
  /** The totals include all accounts, not only those that match the filter (R2). */
  listTradingAccounts: handler<unknown, AccountQuery>(async ({ query, services }) => {
    const { db } = services;
    const isWanted = query.phase === undefined ? undefined : eq(tradingAccounts.step, query.phase);
    const {
      rows,
      keys,
      count: found,
    } = await readAccounts(services, query, isWanted, `phase ${query.phase}`);
    const open = await openPositions(services, keys);
    const totals = await readTotals(services);
    return ok({
      result: {
        results: rows.map((row) => ({ ...toAccount(row), positions: open.get(row.login) ?? 0 })),
        count: found,
      },
      total_accounts: totals.accounts,
      active_positions: await services.counts.read('positions', () => db.$count(positions)),
      total_equity: totals.equity,
    });
  }),

  getAccountPositions: handler(async ({ path, services: { db } }) => {
    const noSuchAccount = 'Trading account not found.';
    const login = recordId(path.login, noSuchAccount);
    const [account] = await db
      .select()
      .from(tradingAccounts)
      .where(eq(tradingAccounts.login, login));
    if (account === undefined) throw notFound(noSuchAccount);
    const rows = await db
      .select()
      .from(positions)
      .where(eq(positions.login, login))
      .orderBy(asc(positions.id));
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

  listMt5Users: handler<unknown, Mt5UserQuery>(async ({ query, services }) => {
    const { account_status: status, account_type: type } = query;
    const filter = and(
      status === undefined ? undefined : eq(tradingAccounts.isActive, status === 'active'),
      type === undefined ? undefined : eq(typeColumns[type], true),
    );
    const { rows, count } = await readAccounts(services, query, filter, `${status} ${type}`);
    const results = rows.map((row) => ({
      login: row.login,
      name: row.name,
      email: row.email,
      balance: row.balance,
      account_size: row.accountSize === null ? null : Number(row.accountSize),
      funded: row.funded,
      funded_eligible: row.fundedEligible,
      is_active: row.isActive,
    }));
    const total = await services.counts.read('mt5 users', () =>
      services.db.$count(tradingAccounts),
    );
    return ok({ result: { results, count }, total_trading_users: total });
  }),

  /** Answers 409 if the account is already funded, 422 if it isn't eligible (R121). */
  issueFundedAccount: handler(async (call) => {
    const noSuchUser = 'MT5 user not found.';
    const login = recordId(call.path.id, noSuchUser);
    const { funded, fundedEligible, step } = tradingAccounts;
    const isAccount = eq(tradingAccounts.login, login);
    return call.services.db.transaction(async (tx) => {
      const [current] = await tx
        .select({ funded, fundedEligible, step })
        .from(tradingAccounts)
        .where(isAccount)
        .for('update');
      if (current === undefined) throw notFound(noSuchUser);
      if (current.funded) throw conflict('This account is already funded.');
      if (!current.fundedEligible)
        throw new Problem(422, 'This account is not eligible for funding.');
      await tx
        .update(tradingAccounts)
        .set({ funded: true, fundedEligible: false, step: 3 })
        .where(isAccount);
      const change = {
        before: { funded: false, step: current.step },
        after: { funded: true, step: 3 },
      };
      await addChange(tx, call, {
        action: 'trading_account.funded',
        subject: { kind: 'trading_account', id: login },
        ...change,
      });
      return done('Funded account issued');
    });
  }),
} satisfies Operations;

/**
 * Reads one page of accounts whose login, name or email contains the search text, newest login
 * first.
 */
async function readAccounts(
  { db, counts, searches }: Services,
  query: PageQuery & { search?: string },
  filter: SQL | undefined,
  filterName: string,
) {
  const search = query.search?.trim().normalize('NFC') ?? '';
  const where = sql.join(
    [filter ?? sql`true`, search === '' ? sql`true` : contains(search)],
    sql` and `,
  );
  const countKey = `accounts ${filterName} ${search}`;
  const source = { table: tradingAccounts, key: tradingAccounts.login, where, countKey };
  const readKeys = (from: Database) => readPageKeys(from, counts, source, query);
  const { keys, count: found } = search === '' ? await readKeys(db) : await searches.run(readKeys);
  const rows: AccountRow[] =
    keys.length === 0
      ? []
      : await db.select().from(tradingAccounts).where(inArray(tradingAccounts.login, keys));
  return { keys, count: found, rows: inKeyOrder(keys, rows, (row) => row.login) };
}

function contains(search: string): SQL {
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

function readTotals({ db, counts }: Services): Promise<{ accounts: number; equity: string }> {
  return counts.read('account totals', async () => {
    const [row] = await db
      .select({ accounts: count(), equity: sum(tradingAccounts.equity) })
      .from(tradingAccounts);
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
