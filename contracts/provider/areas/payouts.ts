import { and, eq } from 'drizzle-orm';
import { transactions } from '../db/tables/payments';
import { conflict, notFound } from '../http/problem';
import { recordId } from '../http/recordId';
import { done, handler, ok, type Operations } from '../openapi/operation';
import type { Services } from '../services';
import { listTransactions, type TransactionQuery } from './transactionList';

const noSuchPayout = 'Payout not found.';

export const payoutOperations = {
  /** Payouts are the debit rows of all wallets (R21). */
  listPayouts: handler<unknown, TransactionQuery>(async ({ query, url, services }) =>
    ok(await listTransactions(services, url, { ...query, type: 'debit' })),
  ),

  acceptPayout: handler(({ path, services }) => decide(services, path.id, 'approved')),
  rejectPayout: handler(({ path, services }) => decide(services, path.id, 'rejected')),
} satisfies Operations;

/** Moves money once: of twenty admins the update lets one win, and the others are told what the payout is now. */
async function decide({ db }: Services, idText: string | undefined, status: 'approved' | 'rejected') {
  const id = recordId(idText, noSuchPayout);
  const isPayout = and(eq(transactions.id, id), eq(transactions.type, 'debit'));
  const decided = await db
    .update(transactions)
    .set({ status })
    .where(and(isPayout, eq(transactions.status, 'pending')))
    .returning({ id: transactions.id });
  if (decided.length > 0) return done(`Payout ${status} successfully`);
  const [current] = await db.select({ status: transactions.status }).from(transactions).where(isPayout);
  if (current === undefined) throw notFound(noSuchPayout);
  throw conflict(`This payout has already been ${current.status}.`);
}
