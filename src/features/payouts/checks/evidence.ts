import { readTime } from '../../../lib/dates';
import { sumDecimals } from '../../../lib/decimals';
import { isSameId } from '../../../lib/ids';
import { formatMoney } from '../../../lib/money';
import { readDecimal } from '../../../lib/numbers';
import { addressKey } from './address';
import { currencyOf } from '../decision/changes';
import type { StatusLook } from '../../../lib/tone';
import { payoutLook } from '../wallet/transactions';

export interface EvidenceRow {
  id?: unknown;
  status?: unknown;
  price_amount?: unknown;
  price_currency?: unknown;
  pay_address?: unknown;
  created_at?: unknown;
}

/**
 * Payouts of one status: how many, and how much in each currency. Amounts of different currencies
 * are never added up.
 */
export interface StatusSum {
  look: StatusLook;
  count: number;
  amounts: string[];
}

export interface AddressUse {
  /** 'missing': this payout has no address. */
  kind: 'missing' | 'new' | 'used';
  uses: StatusSum[];
  count: number;
}

export interface EarlierPayouts<Row> {
  /** The earlier payouts that were read, newest first. */
  rows: Row[];
  /** True if the user has more payouts than were read. */
  isPartial: boolean;
  sums: StatusSum[];
  address: AddressUse;
}

/** The total of the rows, one amount for each currency. */
export function sumsByCurrency(rows: readonly EvidenceRow[]): string[] {
  const known = rows.filter(({ price_amount }) => readDecimal(price_amount) !== undefined);
  return [...new Set(known.map(currencyOf))].map((currency) =>
    formatMoney(
      sumDecimals(
        known.filter((row) => currencyOf(row) === currency).map(({ price_amount }) => price_amount),
      ),
      currency,
    ),
  );
}

/** One sum for each status, in the order in which the statuses first appear. */
export function sumsByStatus(rows: readonly EvidenceRow[]): StatusSum[] {
  const labels = [...new Set(rows.map((row) => payoutLook(row).label))];
  return labels.flatMap((label) => {
    const those = rows.filter((row) => payoutLook(row).label === label);
    const [first] = those;
    return first
      ? [{ look: payoutLook(first), count: those.length, amounts: sumsByCurrency(those) }]
      : [];
  });
}

/** Whether the row was requested after this payout. False if either time can't be read. */
function isLater(row: EvidenceRow, payout: EvidenceRow): boolean {
  const [time, own] = [readTime(row.created_at), readTime(payout.created_at)];
  return time !== undefined && own !== undefined && time > own;
}

/**
 * Whether earlier payouts used the same address. An address that only looks alike is a different
 * one.
 */
function addressUse(payout: EvidenceRow, earlier: readonly EvidenceRow[]): AddressUse {
  const address = addressKey(payout.pay_address);
  if (address === undefined) return { kind: 'missing', uses: [], count: 0 };
  const those = earlier.filter((row) => addressKey(row.pay_address) === address);
  return {
    kind: those.length > 0 ? 'used' : 'new',
    uses: sumsByStatus(those),
    count: those.length,
  };
}

/**
 * Summarizes a user's earlier payouts. `page` is the newest page of the user's payouts, `count` the
 * number on all pages. Payouts that were not read are not counted.
 */
export function earlierPayouts<Row extends EvidenceRow>(
  payout: EvidenceRow,
  page: { count: number; results: readonly Row[] },
): EarlierPayouts<Row> {
  const rows = page.results.filter((row) => !isSameId(row.id, payout.id) && !isLater(row, payout));
  return {
    rows,
    isPartial: page.count > page.results.length,
    sums: sumsByStatus(rows),
    address: addressUse(payout, rows),
  };
}
