import { datePresetRange } from '../../lib/presets';
import type { ListPayoutsQuery, ListWalletTransactionsQuery } from '../../api/types';
import { readId } from '../../lib/ids';
import { recordOf } from '../../lib/records';
import { formatText, filledText, isolate } from '../../lib/text';
import type { StatusLook } from '../../lib/tone';
import { formatMoney, type Amount, type Places } from '../../lib/money';
import { formatCount, readDecimal } from '../../lib/numbers';
import { moneyKey, type SortKey } from '../../lib/sorting';

export type TransactionType = 'credit' | 'debit';
export type PayoutStatus = 'pending' | 'approved' | 'rejected' | 'disbursed';
/** R116: a credit can also have failed. */
type TransactionStatus = PayoutStatus | 'failed';

/** A payout as it comes from the server or from storage: nothing is assumed about its values. */
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

/** A wallet's history may leave out the user. */
export const userOf = ({ user }: PayoutFields): { id?: unknown; full_name?: unknown } =>
  recordOf(user) ?? {};

export const ownerId = (payout: PayoutFields): string | undefined => readId(userOf(payout).id);

export const transactionTypeLabels: Record<TransactionType, string> = {
  credit: 'Credit',
  debit: 'Debit',
};

export const payoutStatusLabels: Record<PayoutStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  disbursed: 'Disbursed',
};

/** R21: a payout's badge in tables and in its dialog. */
const payoutLooks: Record<TransactionStatus, StatusLook> = {
  pending: { label: payoutStatusLabels.pending, tone: 'warn' },
  approved: { label: payoutStatusLabels.approved, tone: 'info' },
  rejected: { label: payoutStatusLabels.rejected, tone: 'bad' },
  disbursed: { label: payoutStatusLabels.disbursed, tone: 'ok' },
  failed: { label: 'Failed', tone: 'bad' },
};

export const isKnown = <Key extends string>(
  looks: Record<Key, unknown>,
  value: unknown,
): value is Key => typeof value === 'string' && Object.hasOwn(looks, value);

/** A status that the OpenAPI document doesn't list is shown as it is. */
export const payoutLook = ({ status }: PayoutFields): StatusLook =>
  isKnown(payoutLooks, status)
    ? payoutLooks[status]
    : { label: formatText(status), tone: 'neutral' };

/** Section 4, the read-only dialog: failed is red, any other status but pending is green. */
export function transactionDetailLook(transaction: PayoutFields): StatusLook {
  const { label } = payoutLook(transaction);
  const { status } = transaction;
  return { label, tone: status === 'pending' ? 'warn' : status === 'failed' ? 'bad' : 'ok' };
}

export const transactionTypeLabel = ({ type }: PayoutFields): string =>
  isKnown(transactionTypeLabels, type) ? transactionTypeLabels[type] : formatText(type);

export const isPayout = ({ type }: PayoutFields): boolean => type === 'debit';

export const isPending = ({ status }: PayoutFields) => status === 'pending';

/** A decision is named after the status that it gives. */
export type PayoutDecision = 'approved' | 'rejected';

/**
 * Section 4: only a pending payout may be decided: `payoutCan.approved(payout)`. For the buttons,
 * `mayDecide` (decision/decision.ts) adds what became of earlier tries and the checks.
 */
export const payoutCan: Record<PayoutDecision, (payout: PayoutFields) => boolean> = {
  approved: isPending,
  rejected: isPending,
};

export const countOf = (count: number, one = 'payout'): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

export const readCurrency = (value: unknown): string | undefined => filledText(value)?.trim();

/** In capitals. US dollars if none is named. Amounts are only compared or added up within one. */
export const currencyOf = ({ price_currency }: PayoutFields): string =>
  (readCurrency(price_currency) ?? 'USD').toUpperCase();

/** In dollars unless the payout has another currency. */
export const priceOf = ({ price_amount, price_currency }: PayoutFields): Amount => ({
  value: price_amount,
  currency: readCurrency(price_currency),
});

export function payoutAmount(payout: PayoutFields, places?: Places): string {
  const { value, currency } = priceOf(payout);
  return formatMoney(value, currency, places);
}

export const priceKey = (payout: PayoutFields): SortKey =>
  moneyKey(payout.price_amount, currencyOf(payout));

/** In the currency of the requested amount. A dash if there is none. */
export const disbursedAmount = ({ disbursed_amount, price_currency }: PayoutFields): string =>
  formatMoney(disbursed_amount, readCurrency(price_currency));

/** The requested amount, and what is paid for it. */
export function cellAmounts(payout: PayoutFields): Amount[] {
  const currency = readCurrency(payout.pay_currency);
  return [
    priceOf(payout),
    ...(currency === undefined ? [] : [{ value: payout.pay_amount, currency }]),
  ];
}

/** In the currency in which it is paid. A dash if there is none. */
export function payAmount({ pay_amount, pay_currency }: PayoutFields, places?: Places): string {
  const currency = readCurrency(pay_currency);
  // Without a currency the amount must not look like dollars.
  return currency === undefined
    ? formatText(readDecimal(pay_amount))
    : formatMoney(pay_amount, currency, places);
}

export function whoAndHowMuch(payout: PayoutFields): string {
  const name = filledText(userOf(payout).full_name);
  return name === undefined ? payoutAmount(payout) : `${isolate(name)}, ${payoutAmount(payout)}`;
}

type AmountRange = Pick<ListPayoutsQuery, 'amount_min' | 'amount_max'>;

/** Section 9's amount ranges, both ends included. */
export const amountBuckets: Record<string, AmountRange> = {
  '0-100': { amount_min: 0, amount_max: 100 },
  '100-500': { amount_min: 100, amount_max: 500 },
  '500+': { amount_min: 500 },
};

export const amountBucketRange = (bucket: string): AmountRange | undefined =>
  Object.hasOwn(amountBuckets, bucket) ? amountBuckets[bucket] : undefined;

/** The filters as they are in the address. An empty text filters nothing. */
export interface PayoutFilters {
  status: string;
  date: string;
  amount: string;
}

/** The payouts' list has no type filter (section 7). */
export interface TransactionFilters extends PayoutFilters {
  type: string;
}

export const noPayoutFilters: PayoutFilters = { status: '', date: '', amount: '' };
export const noTransactionFilters: TransactionFilters = { type: '', ...noPayoutFilters };

/** Days and amounts include both ends. */
export type PayoutQuery = Omit<ListPayoutsQuery, 'page' | 'page_size'>;
export type TransactionQuery = Omit<ListWalletTransactionsQuery, 'page' | 'page_size'>;

/**
 * The query for these filters (section 7), with the days of the preset (R26). Unknown values filter
 * nothing.
 */
export const payoutQuery = ({ status, date, amount }: PayoutFilters, now: number): PayoutQuery => ({
  ...(isKnown(payoutStatusLabels, status) && { status }),
  ...datePresetRange(date, now),
  ...amountBucketRange(amount),
});

export const transactionQuery = (
  { type, ...filters }: TransactionFilters,
  now: number,
): TransactionQuery => ({
  ...(isKnown(transactionTypeLabels, type) && { type }),
  ...payoutQuery(filters, now),
});

export const hasTransactionFilters = (filters: PayoutFilters & { type?: string }): boolean =>
  Object.keys(transactionQuery({ type: '', ...filters }, 0)).length > 0;
