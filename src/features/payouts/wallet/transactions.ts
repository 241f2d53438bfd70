import { formatText } from '../../../lib/text';
import type { StatusLook } from '../../../lib/tone';

export type TransactionType = 'credit' | 'debit';
export type PayoutStatus = 'pending' | 'approved' | 'rejected' | 'disbursed';
/** R116: a credit can also have failed. */
export type TransactionStatus = PayoutStatus | 'failed';

/**
 * The fields that the rules read. They come from the server; nothing is assumed about their values.
 */
export interface TransactionFields {
  type?: unknown;
  status?: unknown;
}

export const transactionTypeLabels: Record<TransactionType, string> = {
  credit: 'Credit',
  debit: 'Debit',
};

/** The labels of section 9's status filter, in its order. */
export const payoutStatusLabels: Record<PayoutStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  disbursed: 'Disbursed',
};

/** R21: the badge of a payout's status in tables and in the payout dialog. */
const payoutLooks: Record<TransactionStatus, StatusLook> = {
  pending: { label: payoutStatusLabels.pending, tone: 'warn' },
  approved: { label: payoutStatusLabels.approved, tone: 'info' },
  rejected: { label: payoutStatusLabels.rejected, tone: 'bad' },
  disbursed: { label: payoutStatusLabels.disbursed, tone: 'ok' },
  failed: { label: 'Failed', tone: 'bad' },
};

const isKnown = <Key extends string>(looks: Record<Key, unknown>, value: unknown): value is Key =>
  typeof value === 'string' && Object.hasOwn(looks, value);

/** A status that the OpenAPI document doesn't list is shown as it is. */
export const payoutLook = ({ status }: TransactionFields): StatusLook =>
  isKnown(payoutLooks, status)
    ? payoutLooks[status]
    : { label: formatText(status), tone: 'neutral' };

/** Section 4, the read-only dialog: pending is yellow, failed is red, any other status is green. */
export function transactionDetailLook(transaction: TransactionFields): StatusLook {
  const { label } = payoutLook(transaction);
  const { status } = transaction;
  return { label, tone: status === 'pending' ? 'warn' : status === 'failed' ? 'bad' : 'ok' };
}

export const transactionTypeLabel = ({ type }: TransactionFields): string =>
  isKnown(transactionTypeLabels, type) ? transactionTypeLabels[type] : formatText(type);

/** Debits are payouts. They open the payout dialog. */
export const isPayout = ({ type }: TransactionFields): boolean => type === 'debit';

const isPending = ({ status }: TransactionFields) => status === 'pending';

/** A decision is named after the status that it gives. */
export type PayoutDecision = 'approved' | 'rejected';

/** Section 4: only pending payouts can be approved or rejected. */
export const payoutCan: Record<PayoutDecision, (payout: TransactionFields) => boolean> = {
  approved: isPending,
  rejected: isPending,
};
