import { and, eq, ne } from 'drizzle-orm';
import { done, ok } from '../core/answers';
import { conflict, notFound } from '../core/problem';
import { recordId } from '../core/wire';
import { transactions } from '../db/tables/payments';
import { addChange } from './audited';
import { type Call, handler, type Operations } from './handler';
import { listTransactions, type TransactionQuery } from './wallet';

const noSuchPayout = 'Payout not found.';

export const payoutOperations = {
  /** Payouts are the debits of all wallets (R21). */
  listPayouts: handler<unknown, TransactionQuery>(async ({ query, url, services }) =>
    ok(await listTransactions(services, url, { ...query, type: 'debit' })),
  ),

  acceptPayout: handler((call) => decide(call, 'approved')),
  rejectPayout: handler((call) => decide(call, 'rejected')),
} satisfies Operations;

/**
 * The update only matches a pending payout of somebody else, so one of several admins decides, and
 * nobody about their own (R236). The others get a 409 with the current status.
 */
function decide(call: Call, status: 'approved' | 'rejected') {
  const { path, admin, services } = call;
  const id = recordId(path.id, noSuchPayout);
  const isPayout = and(eq(transactions.id, id), eq(transactions.type, 'debit'));
  return services.db.transaction(async (tx) => {
    const decided = await tx
      .update(transactions)
      .set({ status })
      .where(and(isPayout, eq(transactions.status, 'pending'), ne(transactions.userId, admin.id)))
      .returning({ id: transactions.id });
    if (decided.length > 0) {
      const change = {
        subject: { kind: 'payout', id },
        before: { status: 'pending' },
        after: { status },
      } as const;
      await addChange(tx, call, { action: `payout.${status}`, ...change });
      return done(`Payout ${status} successfully`);
    }
    const [current] = await tx
      .select({ status: transactions.status, userId: transactions.userId })
      .from(transactions)
      .where(isPayout);
    if (current === undefined) throw notFound(noSuchPayout);
    if (current.userId === admin.id)
      throw conflict('You cannot decide on your own payout. Another admin has to do it.');
    throw conflict(`This payout has already been ${current.status}.`);
  });
}
