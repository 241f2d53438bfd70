import { and, eq, sum } from 'drizzle-orm';
import { transactions, wallets } from '../db/tables/payments';
import { users } from '../db/tables/users';
import { forbidden, notFound } from '../http/problem';
import { recordId } from '../http/recordId';
import { handler, ok, type Operations } from '../openapi/operation';
import type { Services } from '../services';
import { listTransactions, type TransactionQuery } from './transactionList';
import { noSuchUser } from './userMessages';

export const walletOperations = {
  getWallet: handler(async ({ path, services }) => {
    const userId = await openWallet(services, path.id);
    const { db } = services;
    const [wallet] = await db.select().from(wallets).where(eq(wallets.userId, userId));
    const [pending] = await db.select({ amount: sum(transactions.priceAmount) }).from(transactions).where(payouts(userId, 'pending'));
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

  listWalletTransactions: handler<unknown, TransactionQuery>(async ({ path, query, url, services }) => {
    const userId = await openWallet(services, path.id);
    return ok(await listTransactions(services, url, query, userId));
  }),
} satisfies Operations;

/** The user whose wallet may be looked at: 404 without a user, 403 while the wallet is under investigation. */
async function openWallet({ db }: Services, idText: string | undefined): Promise<number> {
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
  and(eq(transactions.userId, userId), eq(transactions.type, 'debit'), eq(transactions.status, status));
