import { datePresetRange } from '../../../lib/presets';
import {
  payoutStatusLabels,
  transactionTypeLabels,
  type PayoutStatus,
  type TransactionType,
} from '../model';

export type AmountBucket = '0-100' | '100-500' | '500+';

/** Both amounts are inclusive. */
interface AmountRange {
  amount_min: number;
  amount_max?: number;
}

/** Section 9's amount ranges. The last one has no upper limit. */
export const amountBuckets: Record<AmountBucket, AmountRange> = {
  '0-100': { amount_min: 0, amount_max: 100 },
  '100-500': { amount_min: 100, amount_max: 500 },
  '500+': { amount_min: 500 },
};

const isBucket = (text: string): text is AmountBucket => Object.hasOwn(amountBuckets, text);

/** The amounts of a bucket. Undefined if the text isn't a bucket. */
export const amountBucketRange = (bucket: string): AmountRange | undefined =>
  isBucket(bucket) ? amountBuckets[bucket] : undefined;

/** The filters of the payouts as they are in the URL. An empty text filters nothing. */
export interface PayoutFilters {
  status: string;
  /** The name of a date preset. */
  date: string;
  /** The name of an amount bucket. */
  amount: string;
}

/**
 * A wallet's history can also be filtered by type. The payouts' list has no such parameter (section
 * 7).
 */
export interface TransactionFilters extends PayoutFilters {
  type: string;
}

export const noPayoutFilters: PayoutFilters = { status: '', date: '', amount: '' };
export const noTransactionFilters: TransactionFilters = { type: '', ...noPayoutFilters };

/** The query parameters that filter payouts (section 7). */
export interface PayoutQuery {
  status?: PayoutStatus;
  date_after?: string;
  date_before?: string;
  amount_min?: number;
  amount_max?: number;
}

/** The query parameters that filter a wallet's history. */
export interface TransactionQuery extends PayoutQuery {
  type?: TransactionType;
}

const oneOf = <Key extends string>(known: Record<Key, unknown>, text: string): Key | undefined =>
  // The text is one of the record's own keys.
  Object.hasOwn(known, text) ? (text as Key) : undefined;

const withoutUndefined = <Query extends object>(wanted: Query): Query =>
  // Every key that is left out had the value undefined.
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Query;

/**
 * The query parameters for these filters, with the days of the date preset (R26). Unknown values
 * filter nothing.
 */
export const payoutQuery = ({ status, date, amount }: PayoutFilters, now: number): PayoutQuery =>
  withoutUndefined({
    status: oneOf(payoutStatusLabels, status),
    ...datePresetRange(date, now),
    ...amountBucketRange(amount),
  });

/** The query parameters for the filters of a wallet's history. */
export const transactionQuery = (filters: TransactionFilters, now: number): TransactionQuery =>
  withoutUndefined({
    type: oneOf(transactionTypeLabels, filters.type),
    ...payoutQuery(filters, now),
  });

/** Whether any filter is active. */
export const hasTransactionFilters = (filters: PayoutFilters & { type?: string }): boolean =>
  Object.keys(transactionQuery({ type: '', ...filters }, 0)).length > 0;
