import { amountBucketRange } from './amountBuckets';
import { datePresetRange } from './datePresets';
import { payoutStatusLabels, transactionTypeLabels, type PayoutStatus, type TransactionType } from './transactions';

/** The filters of wallet history and payouts as they stand in the address; an empty text filters nothing. */
export interface TransactionFilters {
  type: string;
  status: string;
  /** A date preset. */
  date: string;
  /** An amount bucket. */
  amount: string;
}

export const noTransactionFilters: TransactionFilters = { type: '', status: '', date: '', amount: '' };

/** What the server filters by (section 7). */
export interface TransactionQuery {
  type?: TransactionType;
  status?: PayoutStatus;
  date_after?: string;
  date_before?: string;
  amount_min?: number;
  amount_max?: number;
}

const oneOf = <Key extends string>(known: Record<Key, unknown>, text: string): Key | undefined =>
  // The text is one of the record's own keys.
  Object.hasOwn(known, text) ? (text as Key) : undefined;

/** Filters in the server's terms, with the local days of the date preset (R7, R26); a text that means nothing filters nothing. */
export function transactionQuery({ type, status, date, amount }: TransactionFilters, now: number, timeZone?: string): TransactionQuery {
  const wanted: TransactionQuery = {
    type: oneOf(transactionTypeLabels, type),
    status: oneOf(payoutStatusLabels, status),
    ...datePresetRange(date, now, timeZone),
    ...amountBucketRange(amount),
  };
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** Whether any of the filters means something. */
export const hasTransactionFilters = (filters: TransactionFilters): boolean => Object.keys(transactionQuery(filters, 0)).length > 0;
