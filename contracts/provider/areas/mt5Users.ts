import { and, eq } from 'drizzle-orm';
import type { PageQuery } from '../db/readPage';
import { tradingAccounts } from '../db/tables/trading';
import { conflict, notFound, Problem } from '../http/problem';
import { recordId } from '../http/recordId';
import { done, handler, ok, type Operations } from '../openapi/operation';
import { readAccounts } from './tradingAccounts';

interface Mt5UserQuery extends PageQuery {
  account_status?: 'active' | 'inactive';
  account_type?: 'funded' | 'funded_eligible';
  search?: string;
}

const typeColumns = { funded: tradingAccounts.funded, funded_eligible: tradingAccounts.fundedEligible };

export const mt5UserOperations = {
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
    const total = await services.counts.count('mt5 users', () => services.db.$count(tradingAccounts));
    return ok({ result: { results, count }, total_trading_users: total });
  }),

  /** Only an eligible account that isn't funded yet: 409 when it already is, 422 when it isn't eligible (R121). */
  issueFundedAccount: handler(async ({ path, services: { db } }) => {
    const noSuchUser = 'MT5 user not found.';
    const login = recordId(path.id, noSuchUser);
    const { funded, fundedEligible } = tradingAccounts;
    const issued = await db
      .update(tradingAccounts)
      .set({ funded: true, fundedEligible: false, step: 3 })
      .where(and(eq(tradingAccounts.login, login), eq(funded, false), eq(fundedEligible, true)))
      .returning({ login: tradingAccounts.login });
    if (issued.length > 0) return done('Funded account issued');
    const [current] = await db.select({ funded }).from(tradingAccounts).where(eq(tradingAccounts.login, login));
    if (current === undefined) throw notFound(noSuchUser);
    if (current.funded) throw conflict('This account is already funded.');
    throw new Problem(422, 'This account is not eligible for funding.');
  }),
} satisfies Operations;
