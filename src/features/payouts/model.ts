import { datePresetRange } from '~/lib/presets';
import type { ListPayoutsQuery, ListWalletTransactionsQuery, Transaction } from '~/api/types';
import { formatDate } from '~/lib/dates';
import {
  isKnown,
  isRecord,
  oneOf,
  readText,
  recordOf,
  shape,
  textOf,
  type Loose,
  readId,
} from '~/lib/records';
import { formatText, filledText, isolate } from '~/lib/text';
import { labelIn, labelsOf, badgeFor, type StatusBadge } from '~/lib/tone';
import { formatMoney, type Amount, type Places } from '~/lib/money';
import { readDecimal } from '~/lib/numbers';
import { moneyKey, type SortKey } from '~/lib/sorting';

export type TransactionType = 'credit' | 'debit';
export type PayoutStatus = 'pending' | 'approved' | 'rejected' | 'disbursed';
export type PayoutFields = Loose<Transaction>;

export const userOf = ({ user }: PayoutFields): { id?: unknown; full_name?: unknown } =>
  recordOf(user) ?? {};

export const ownerId = (payout: PayoutFields): string | undefined => readId(userOf(payout).id);

export const transactionTypeLabels: Record<TransactionType, string> = {
  credit: 'Credit',
  debit: 'Debit',
};

const payoutBadges: Record<PayoutStatus, StatusBadge> = {
  pending: { label: 'Pending', tone: 'warn' },
  approved: { label: 'Approved', tone: 'info' },
  rejected: { label: 'Rejected', tone: 'bad' },
  disbursed: { label: 'Disbursed', tone: 'ok' },
};

export const payoutStatusLabels = labelsOf(payoutBadges);

/** A credit can also have failed (R116). */
const transactionBadges = { ...payoutBadges, failed: { label: 'Failed', tone: 'bad' } } as const;

export const payoutBadge = ({ status }: PayoutFields): StatusBadge =>
  badgeFor(transactionBadges, status);

/** For the read-only dialog: failed is red, any other status but pending is green. */
export function transactionDetailBadge(transaction: PayoutFields): StatusBadge {
  const { label } = payoutBadge(transaction);
  const { status } = transaction;
  return { label, tone: status === 'pending' ? 'warn' : status === 'failed' ? 'bad' : 'ok' };
}

export const transactionTypeLabel = ({ type }: PayoutFields): string =>
  labelIn(transactionTypeLabels, type);

export const isPayout = ({ type }: PayoutFields): boolean => type === 'debit';

/** Only a pending payout can be decided. */
export const isPending = ({ status }: PayoutFields) => status === 'pending';

/** A decision is named after the resulting status. */
export type PayoutDecision = 'approved' | 'rejected';

export const shortDay = (day: string): string => formatDate(day, 'UTC').replace(/, \d+$/, '');

export const readCurrency = (value: unknown): string | undefined => filledText(value)?.trim();

/**
 * US dollars if no currency is named. Amounts are only compared or added up within one currency.
 */
export const currencyOf = ({ price_currency }: PayoutFields): string =>
  (readCurrency(price_currency) ?? 'USD').toUpperCase();

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

export const disbursedAmount = ({ disbursed_amount, price_currency }: PayoutFields): string =>
  formatMoney(disbursed_amount, readCurrency(price_currency));

export function cellAmounts(payout: PayoutFields): Amount[] {
  const currency = readCurrency(payout.pay_currency);
  return [
    priceOf(payout),
    ...(currency === undefined ? [] : [{ value: payout.pay_amount, currency }]),
  ];
}

export function payAmount({ pay_amount, pay_currency }: PayoutFields, places?: Places): string {
  const currency = readCurrency(pay_currency);
  // Without a currency, the amount must not look like dollars.
  return currency === undefined
    ? formatText(readDecimal(pay_amount))
    : formatMoney(pay_amount, currency, places);
}

export function payeeAndAmount(payout: PayoutFields): string {
  const name = filledText(userOf(payout).full_name);
  return name === undefined ? payoutAmount(payout) : `${isolate(name)}, ${payoutAmount(payout)}`;
}

type AmountRange = Pick<ListPayoutsQuery, 'amount_min' | 'amount_max'>;

/** Includes both ends. */
export const amountBuckets: Record<string, AmountRange> = {
  '0-100': { amount_min: 0, amount_max: 100 },
  '100-500': { amount_min: 100, amount_max: 500 },
  '500+': { amount_min: 500 },
};

export const noPayoutFilters = { status: '', date: '', amount: '' };
export const noTransactionFilters = { type: '', ...noPayoutFilters };
export type PayoutFilters = typeof noPayoutFilters;
export type TransactionFilters = typeof noTransactionFilters;

export type PayoutQuery = Omit<ListPayoutsQuery, 'page' | 'page_size'>;
export type TransactionQuery = Omit<ListWalletTransactionsQuery, 'page' | 'page_size'>;

/** The days of a preset are those of R26. */
export const payoutQuery = ({ status, date, amount }: PayoutFilters, now: number): PayoutQuery => ({
  ...(isKnown(payoutStatusLabels, status) && { status }),
  ...datePresetRange(date, now),
  ...(isKnown(amountBuckets, amount) && amountBuckets[amount]),
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

export const decisionBadges: Record<PayoutDecision, StatusBadge> = {
  approved: { label: 'Approve', tone: 'info' },
  rejected: { label: 'Reject', tone: 'bad' },
};

export type DecisionOutcome = 'done' | 'refused' | 'unknown';

export const decisionOutcomeBadges: Record<DecisionOutcome, StatusBadge> = {
  done: { label: 'Done', tone: 'ok' },
  refused: { label: 'Failed', tone: 'bad' },
  unknown: { label: 'Unconfirmed', tone: 'warn' },
};

export interface DecisionRecord {
  id: string;
  at: string;
  decision: PayoutDecision;
  outcome: DecisionOutcome;
  /** The server's message; '' if there was none. */
  words: string;
  /** The payout's status afterwards; '' if unknown. */
  after: string;
}

export const sentRecord = (id: string, at: string, decision: PayoutDecision): DecisionRecord => ({
  id,
  at,
  decision,
  outcome: 'unknown',
  words: '',
  after: '',
});

export const readRecord = shape<DecisionRecord>({
  id: readText,
  at: readText,
  decision: oneOf(decisionBadges),
  outcome: oneOf(decisionOutcomeBadges),
  words: textOf,
  after: textOf,
});

export interface PayoutSnapshot extends PayoutFields {
  id: number | string;
}

const keptFields = [
  'id',
  'transaction_id',
  'status',
  'price_amount',
  'price_currency',
  'pay_amount',
  'pay_currency',
  'pay_address',
  'pay_network',
  'created_at',
  'user',
] as const;

export const payoutSnapshot = <P extends PayoutSnapshot>(payout: P): P =>
  Object.fromEntries(
    keptFields
      .filter((field) => payout[field] !== undefined)
      .map((field) => [field, payout[field]]),
  ) as unknown as P;

export const isKeptPayout = (value: unknown): value is PayoutSnapshot =>
  isRecord(value) && readId(value['id']) !== undefined;

/** An approved payout may already be disbursed. */
export const wasDecidedAs = (decision: PayoutDecision, status: unknown): boolean =>
  status === decision || (decision === 'approved' && status === 'disbursed');

/** Without a response, the status shows that the decision was made. */
export function rereadRecord<R extends DecisionRecord>(record: R, status: unknown): R {
  const after = textOf(status);
  const isMade = record.outcome === 'unknown' && wasDecidedAs(record.decision, after);
  return { ...record, after, outcome: isMade ? 'done' : record.outcome };
}
