import { readId } from '../../lib/ids';
import { recordOf } from '../../lib/records';
import { formatText, filledText, isolate } from '../../lib/text';
import type { StatusLook } from '../../lib/tone';
import { formatMoney, type Amount, type Places } from '../../lib/money';
import { readDecimal } from '../../lib/numbers';
import { moneyKey, type SortKey } from '../../lib/sorting';

export type TransactionType = 'credit' | 'debit';
export type PayoutStatus = 'pending' | 'approved' | 'rejected' | 'disbursed';
/** R116: a credit can also have failed. */
type TransactionStatus = PayoutStatus | 'failed';

/**
 * A payout's fields as they come from the server or from storage. Nothing is assumed about their
 * values.
 */
export interface PayoutFields {
  id?: unknown;
  transaction_id?: unknown;
  type?: unknown;
  status?: unknown;
  price_amount?: unknown;
  price_currency?: unknown;
  pay_amount?: unknown;
  pay_currency?: unknown;
  pay_address?: unknown;
  pay_network?: unknown;
  disbursed_amount?: unknown;
  created_at?: unknown;
  user?: unknown;
}

/** The user who is paid. A wallet's history may leave them out. */
export const userOf = ({ user }: PayoutFields): { id?: unknown; full_name?: unknown } =>
  recordOf(user) ?? {};

/** The id of a payout's user. Undefined if it names none. */
export const ownerId = (payout: PayoutFields): string | undefined => readId(userOf(payout).id);

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
export const payoutLook = ({ status }: PayoutFields): StatusLook =>
  isKnown(payoutLooks, status)
    ? payoutLooks[status]
    : { label: formatText(status), tone: 'neutral' };

/** Section 4, the read-only dialog: pending is yellow, failed is red, any other status is green. */
export function transactionDetailLook(transaction: PayoutFields): StatusLook {
  const { label } = payoutLook(transaction);
  const { status } = transaction;
  return { label, tone: status === 'pending' ? 'warn' : status === 'failed' ? 'bad' : 'ok' };
}

export const transactionTypeLabel = ({ type }: PayoutFields): string =>
  isKnown(transactionTypeLabels, type) ? transactionTypeLabels[type] : formatText(type);

/** Debits are payouts. They open the payout dialog. */
export const isPayout = ({ type }: PayoutFields): boolean => type === 'debit';

const isPending = ({ status }: PayoutFields) => status === 'pending';

/** A decision is named after the status that it gives. */
export type PayoutDecision = 'approved' | 'rejected';

/**
 * Whether a payout may be approved: `payoutCan.approved(payout)`. Section 4: only while it is
 * pending. For the buttons, `canDecide` (decision/decision.ts) adds what became of earlier tries, and
 * `hasToWait` (checks/checks.ts) the checks.
 */
export const payoutCan: Record<PayoutDecision, (payout: PayoutFields) => boolean> = {
  approved: isPending,
  rejected: isPending,
};

/** The currency as the API sent it. Undefined if there is none. */
export const readCurrency = (value: unknown): string | undefined => filledText(value)?.trim();

/**
 * The currency of a payout's amounts, in capitals. US dollars if it names none. Amounts are only
 * compared or added up within one.
 */
export const currencyOf = ({ price_currency }: PayoutFields): string =>
  (readCurrency(price_currency) ?? 'USD').toUpperCase();

/** The requested amount. In dollars unless the payout has another currency. */
export const priceOf = ({ price_amount, price_currency }: PayoutFields): Amount => ({
  value: price_amount,
  currency: readCurrency(price_currency),
});

/** The requested amount with all its digits. */
export function payoutAmount(payout: PayoutFields, places?: Places): string {
  const { value, currency } = priceOf(payout);
  return formatMoney(value, currency, places);
}

/** The key by which payouts are sorted by amount. */
export const priceKey = (payout: PayoutFields): SortKey =>
  moneyKey(payout.price_amount, currencyOf(payout));

/** The disbursed amount, in the currency of the requested amount. A dash if there is none. */
export const disbursedAmount = ({ disbursed_amount, price_currency }: PayoutFields): string =>
  formatMoney(disbursed_amount, readCurrency(price_currency));

/** The amounts in a payout's table cell: the requested amount, and what is paid for it. */
export function cellAmounts(payout: PayoutFields): Amount[] {
  const currency = readCurrency(payout.pay_currency);
  return [
    priceOf(payout),
    ...(currency === undefined ? [] : [{ value: payout.pay_amount, currency }]),
  ];
}

/** The amount that is paid, in the currency in which it is paid. A dash if there is none. */
export function payAmount({ pay_amount, pay_currency }: PayoutFields, places?: Places): string {
  const currency = readCurrency(pay_currency);
  // Without a currency the amount must not look like dollars.
  return currency === undefined
    ? formatText(readDecimal(pay_amount))
    : formatMoney(pay_amount, currency, places);
}

/**
 * 'Amara Okafor, $1,250.00': whom and how much a payout is about. Only the amount if nobody is
 * named.
 */
export function whoAndHowMuch(payout: PayoutFields): string {
  const name = filledText(userOf(payout).full_name);
  return name === undefined ? payoutAmount(payout) : `${isolate(name)}, ${payoutAmount(payout)}`;
}
