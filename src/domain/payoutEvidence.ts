import { readTime } from './dates';
import { sumDecimals } from './decimals';
import { isSameId } from './ids';
import { formatMoney } from './money';
import { readDecimal } from './numbers';
import { readAddress } from './payoutAddress';
import type { StatusLook } from './tone';
import { payoutLook } from './transactions';

/** How many of a user's payouts are looked at. */
export const evidenceRows = 50;

export interface EvidenceRow {
  id?: unknown;
  status?: unknown;
  price_amount?: unknown;
  price_currency?: unknown;
  pay_address?: unknown;
  created_at?: unknown;
}

/** Payouts of one status: how many, and how much in each currency; amounts of different currencies are never added up. */
export interface StatusSum {
  look: StatusLook;
  count: number;
  amounts: string[];
}

export interface AddressUse {
  /** 'missing': this payout names no address. */
  kind: 'missing' | 'new' | 'used';
  uses: StatusSum[];
  count: number;
}

export interface EarlierPayouts<Row> {
  /** Those that were looked at, newest first. */
  rows: Row[];
  /** There are others that were not. */
  isPartial: boolean;
  sums: StatusSum[];
  address: AddressUse;
}

const currencyOf = ({ price_currency }: EvidenceRow) => (typeof price_currency === 'string' && price_currency.trim() ? price_currency.trim() : 'USD');

function sumsByCurrency(rows: readonly EvidenceRow[]): string[] {
  const known = rows.filter(({ price_amount }) => readDecimal(price_amount) !== undefined);
  return [...new Set(known.map(currencyOf))].map((currency) => formatMoney(sumDecimals(known.filter((row) => currencyOf(row) === currency).map(({ price_amount }) => price_amount)), currency));
}

/** The payouts of each status, in the order in which the statuses come. */
function sumsByStatus(rows: readonly EvidenceRow[]): StatusSum[] {
  const labels = [...new Set(rows.map((row) => payoutLook(row).label))];
  return labels.flatMap((label) => {
    const those = rows.filter((row) => payoutLook(row).label === label);
    const [first] = those;
    return first ? [{ look: payoutLook(first), count: those.length, amounts: sumsByCurrency(those) }] : [];
  });
}

/** Asked for after this payout; of one whose time is unreadable it is not known. */
function isLater(row: EvidenceRow, payout: EvidenceRow): boolean {
  const [time, own] = [readTime(row.created_at), readTime(payout.created_at)];
  return time !== undefined && own !== undefined && time > own;
}

/** Whether the same address stands in earlier payouts, to the letter: one that only looks alike is another. */
function addressUse(payout: EvidenceRow, earlier: readonly EvidenceRow[]): AddressUse {
  const address = readAddress(payout.pay_address);
  if (address === undefined) return { kind: 'missing', uses: [], count: 0 };
  const those = earlier.filter((row) => readAddress(row.pay_address) === address);
  return { kind: those.length > 0 ? 'used' : 'new', uses: sumsByStatus(those), count: those.length };
}

/**
 * What a user's earlier payouts say about this one. `page` is the newest page of the user's payouts, `count` how many there are on all
 * pages: what was not looked at is never spoken of.
 */
export function earlierPayouts<Row extends EvidenceRow>(payout: EvidenceRow, page: { count: number; results: readonly Row[] }): EarlierPayouts<Row> {
  const rows = page.results.filter((row) => !isSameId(row.id, payout.id) && !isLater(row, payout));
  return { rows, isPartial: page.count > page.results.length, sums: sumsByStatus(rows), address: addressUse(payout, rows) };
}
