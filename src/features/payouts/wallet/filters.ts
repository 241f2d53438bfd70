import { datePresetRange } from '../../../lib/presets';
import {
  payoutStatusLabels,
  transactionTypeLabels,
  type PayoutStatus,
  type TransactionType,
} from '../model';

export type AmountBucket = '0-100' | '100-500' | '500+';

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

/** Undefined if the text isn't a bucket. */
export const amountBucketRange = (bucket: string): AmountRange | undefined =>
  isBucket(bucket) ? amountBuckets[bucket] : undefined;

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

export interface PayoutQuery {
  status?: PayoutStatus;
  date_after?: string;
  date_before?: string;
  amount_min?: number;
  amount_max?: number;
}

export interface TransactionQuery extends PayoutQuery {
  type?: TransactionType;
}

const oneOf = <Key extends string>(known: Record<Key, unknown>, text: string): Key | undefined =>
  Object.hasOwn(known, text) ? (text as Key) : undefined;

const withoutUndefined = <Query extends object>(wanted: Query): Query =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Query;

/** The query for these filters (section 7), with the days of the preset (R26). Unknown values filter nothing. */
export const payoutQuery = ({ status, date, amount }: PayoutFilters, now: number): PayoutQuery =>
  withoutUndefined({
    status: oneOf(payoutStatusLabels, status),
    ...datePresetRange(date, now),
    ...amountBucketRange(amount),
  });

export const transactionQuery = (filters: TransactionFilters, now: number): TransactionQuery =>
  withoutUndefined({
    type: oneOf(transactionTypeLabels, filters.type),
    ...payoutQuery(filters, now),
  });

export const hasTransactionFilters = (filters: PayoutFilters & { type?: string }): boolean =>
  Object.keys(transactionQuery({ type: '', ...filters }, 0)).length > 0;
