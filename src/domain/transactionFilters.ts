import { amountBucketRange } from './amountBuckets';
import { datePresetRange } from './datePresets';
import { payoutStatusLabels, transactionTypeLabels, type PayoutStatus, type TransactionType } from './transactions';

/** The filters of the payouts as they stand in the address; an empty text filters nothing. */
export interface PayoutFilters {
  status: string;
  /** A date preset. */
  date: string;
  /** An amount bucket. */
  amount: string;
}

/** A wallet's history can be filtered by type besides: the payouts' call has no such parameter (section 7). */
export interface TransactionFilters extends PayoutFilters {
  type: string;
}

export const noPayoutFilters: PayoutFilters = { status: '', date: '', amount: '' };
export const noTransactionFilters: TransactionFilters = { type: '', ...noPayoutFilters };

/** What the server filters payouts by (section 7). */
export interface PayoutQuery {
  status?: PayoutStatus;
  date_after?: string;
  date_before?: string;
  amount_min?: number;
  amount_max?: number;
}

/** What the server filters a wallet's history by. */
export interface TransactionQuery extends PayoutQuery {
  type?: TransactionType;
}

const oneOf = <Key extends string>(known: Record<Key, unknown>, text: string): Key | undefined =>
  // The text is one of the record's own keys.
  Object.hasOwn(known, text) ? (text as Key) : undefined;

const given = <Query extends object>(wanted: Query): Query =>
  // What is left out is undefined in the wanted one.
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as Query;

/** Filters in the server's terms, with the local days of the date preset (R7, R26); a text that means nothing filters nothing. */
export const payoutQuery = ({ status, date, amount }: PayoutFilters, now: number, timeZone?: string): PayoutQuery =>
  given({ status: oneOf(payoutStatusLabels, status), ...datePresetRange(date, now, timeZone), ...amountBucketRange(amount) });

/** The same for a wallet's history. */
export const transactionQuery = (filters: TransactionFilters, now: number, timeZone?: string): TransactionQuery =>
  given({ type: oneOf(transactionTypeLabels, filters.type), ...payoutQuery(filters, now, timeZone) });

/** Whether any of the filters means something. */
export const hasTransactionFilters = (filters: PayoutFilters & { type?: string }): boolean => Object.keys(transactionQuery({ type: '', ...filters }, 0)).length > 0;
