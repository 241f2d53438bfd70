import { and, desc, eq, gte, inArray, lt, lte, sum, type SQL } from 'drizzle-orm';
import { ok, pageEnvelope, type PageQuery } from '../core/answers';
import { forbidden, notFound } from '../core/problem';
import { dayAfter, iso, recordId, startOfDay } from '../core/wire';
import { inKeyOrder, readPageKeys } from '../db/readPage';
import { transactions, wallets } from '../db/tables/payments';
import { users } from '../db/tables/users';
import { handler, type Operations } from './handler';
import type { Services } from './services';
import { fullName, noSuchUser } from './users';

export interface TransactionQuery extends PageQuery {
  type?: 'credit' | 'debit';
  status?: 'pending' | 'approved' | 'rejected' | 'disbursed';
  date_after?: string;
  date_before?: string;
  amount_min?: number;
  amount_max?: number;
}

export const walletOperations = {
  getWallet: handler(async ({ path, services }) => {
    const userId = await requireReadableWallet(services, path.id);
    const { db } = services;
    const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, userId));
    const [pending] = await db
      .select({ amount: sum(transactions.priceAmount) })
      .from(transactions)
      .where(payouts(userId, 'pending'));
    const [disbursed] = await db
      .select({ amount: sum(transactions.disbursedAmount) })
      .from(transactions)
      .where(payouts(userId, 'disbursed'));
    return ok({
      withdrawal_profit: wallet?.withdrawalProfit ?? '0.00',
      pending_amount: pending?.amount ?? '0.00',
      disbursed_amount: disbursed?.amount ?? '0.00',
    });
  }),

  listWalletTransactions: handler<unknown, TransactionQuery>(
    async ({ path, query, url, services }) => {
      const userId = await requireReadableWallet(services, path.id);
      return ok(await listTransactions(services, url, query, userId));
    },
  ),
} satisfies Operations;

/**
 * Returns the user's id. Throws a 404 if there is no such user, a 403 while the wallet is under
 * investigation.
 */
async function requireReadableWallet(
  { db }: Services,
  idText: string | undefined,
): Promise<number> {
  const id = recordId(idText, noSuchUser);
  const [row] = await db
    .select({ isRestricted: wallets.isRestricted })
    .from(users)
    .leftJoin(wallets, eq(wallets.userId, users.id))
    .where(eq(users.id, id));
  if (row === undefined) throw notFound(noSuchUser);
  if (row.isRestricted) throw forbidden('This wallet is under investigation and cannot be viewed.');
  return id;
}

const payouts = (userId: number, status: 'pending' | 'disbursed') =>
  and(
    eq(transactions.userId, userId),
    eq(transactions.type, 'debit'),
    eq(transactions.status, status),
  );

/**
 * Reads one page of a wallet's history or of all payouts, newest first. Ranges of days and amounts
 * include both ends.
 */
export async function listTransactions(
  { db, counts }: Services,
  url: URL,
  query: TransactionQuery,
  userId?: number,
) {
  const where = and(
    ...conditionsOf(query),
    ...(userId === undefined ? [] : [eq(transactions.userId, userId)]),
  );
  const { page: _page, page_size: _size, ...filter } = query;
  const countKey = `transactions ${userId} ${JSON.stringify(filter)}`;
  const source = {
    table: transactions,
    key: transactions.id,
    where,
    newestBy: transactions.createdAt,
    countKey,
  };
  const { keys, count } = await readPageKeys(db, counts, source, query);
  const rows = await readRows(db, keys);
  return pageEnvelope(
    url,
    query,
    count,
    inKeyOrder(keys, rows, (row) => row.transactions.id).map(toTransaction),
  );
}

function conditionsOf(query: TransactionQuery): SQL[] {
  const {
    type,
    status,
    date_after: after,
    date_before: before,
    amount_min: min,
    amount_max: max,
  } = query;
  return [
    ...(type === undefined ? [] : [eq(transactions.type, type)]),
    ...(status === undefined ? [] : [eq(transactions.status, status)]),
    ...(after === undefined ? [] : [gte(transactions.createdAt, startOfDay(after))]),
    ...(before === undefined ? [] : [lt(transactions.createdAt, dayAfter(before))]),
    ...(min === undefined ? [] : [gte(transactions.priceAmount, String(min))]),
    ...(max === undefined ? [] : [lte(transactions.priceAmount, String(max))]),
  ];
}

async function readRows(db: Services['db'], keys: number[]) {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .where(inArray(transactions.id, keys))
    .orderBy(desc(transactions.id));
}

type JoinedRow = Awaited<ReturnType<typeof readRows>>[number];

function toTransaction({ transactions: row, users: user }: JoinedRow) {
  return {
    id: row.id,
    transaction_id: row.transactionId,
    type: row.type,
    status: row.status,
    price_amount: row.priceAmount,
    price_currency: row.priceCurrency,
    pay_amount: row.payAmount,
    pay_currency: row.payCurrency,
    pay_address: row.payAddress,
    pay_network: row.payNetwork,
    disbursed_amount: row.disbursedAmount,
    created_at: iso(row.createdAt),
    user: { id: user.id, full_name: fullName(user) },
  };
}
