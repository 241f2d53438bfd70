import { and, desc, eq, gte, inArray, lt, lte, type SQL } from 'drizzle-orm';
import { iso } from '../db/iso';
import { inOrderOf, readPageKeys, type PageQuery } from '../db/readPage';
import { transactions } from '../db/tables/payments';
import { users } from '../db/tables/users';
import { pageEnvelope } from '../http/pageEnvelope';
import { dayAfter, startOfDay } from '../http/calendarDay';
import type { Services } from '../services';
import { fullName } from './userShapes';

export interface TransactionQuery extends PageQuery {
  type?: 'credit' | 'debit';
  status?: 'pending' | 'approved' | 'rejected' | 'disbursed';
  date_after?: string;
  date_before?: string;
  amount_min?: number;
  amount_max?: number;
}

/** One page of wallet history or payouts, newest first. Days and amounts are inclusive at both ends. */
export async function listTransactions({ db, counts }: Services, url: URL, query: TransactionQuery, userId?: number) {
  const where = and(...conditionsOf(query), ...(userId === undefined ? [] : [eq(transactions.userId, userId)]));
  const { page: _page, page_size: _size, ...filter } = query;
  const countKey = `transactions ${userId} ${JSON.stringify(filter)}`;
  const source = { table: transactions, key: transactions.id, where, newestBy: transactions.createdAt, countKey };
  const { keys, count } = await readPageKeys(db, counts, source, query);
  const rows = await readRows(db, keys);
  return pageEnvelope(url, query, count, inOrderOf(keys, rows, (row) => row.transactions.id).map(toTransaction));
}

function conditionsOf(query: TransactionQuery): SQL[] {
  const { type, status, date_after: after, date_before: before, amount_min: min, amount_max: max } = query;
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
