import { readId } from '../../../lib/ids';
import { isRecord } from '../../../lib/records';
import { compareRatios, medianRatio, ratioOf, type Ratio } from '../../../lib/decimals';
import { addressKey } from './address';
import { currencyOf, readCurrency, type PayoutFields } from '../decision/changes';

/**
 * The fields that the checks read. They come from the server; nothing is assumed about their
 * values.
 */
export interface CheckedPayout extends PayoutFields {
  id?: unknown;
  created_at?: unknown;
}

/** The payouts of all users that were read so far. */
export interface ComparedPayouts {
  rows: readonly CheckedPayout[];
  /** True if the rows are all payouts of all users. */
  isWhole: boolean;
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
}

interface Rate {
  id: string | undefined;
  ratio: Ratio;
}

/**
 * The rows, indexed by what the checks look for, because a run looks it up for each of its payouts.
 */
interface ComparisonIndex {
  byAddress: ReadonlyMap<string, readonly CheckedPayout[]>;
  /** The sorted rates of each pair of currencies. */
  rates: ReadonlyMap<string, readonly Rate[]>;
}

/** The currency in which it is paid; '' if there is none. */
export const payCurrency = ({ pay_currency }: CheckedPayout): string =>
  (readCurrency(pay_currency) ?? '').toUpperCase();

const currencies = (payout: CheckedPayout) => `${payCurrency(payout)} ${currencyOf(payout)}`;

/**
 * The paid amount divided by the requested amount. Undefined if an amount or the currency is
 * missing.
 */
export const payoutRate = (payout: CheckedPayout): Ratio | undefined =>
  payCurrency(payout) === '' ? undefined : ratioOf(payout.pay_amount, payout.price_amount);

/** The id of a payout's user. Undefined if it has none. */
export const ownerId = ({ user }: CheckedPayout): string | undefined =>
  isRecord(user) ? readId(user['id']) : undefined;

function addTo<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

function buildIndex(rows: readonly CheckedPayout[]): ComparisonIndex {
  const byAddress = new Map<string, CheckedPayout[]>();
  const rates = new Map<string, Rate[]>();
  for (const row of rows) {
    const address = addressKey(row.pay_address);
    const ratio = payoutRate(row);
    if (address !== undefined) addTo(byAddress, address, row);
    if (ratio) addTo(rates, currencies(row), { id: readId(row.id), ratio });
  }
  for (const group of rates.values())
    group.sort((one, other) => compareRatios(one.ratio, other.ratio));
  return { byAddress, rates };
}

const indexes = new WeakMap<readonly CheckedPayout[], ComparisonIndex>();

function indexOf({ rows }: ComparedPayouts): ComparisonIndex {
  const index = indexes.get(rows) ?? buildIndex(rows);
  indexes.set(rows, index);
  return index;
}

/** The rows with the same address. */
export const sameAddress = (compared: ComparedPayouts, address: string): readonly CheckedPayout[] =>
  indexOf(compared).byAddress.get(address) ?? [];

/** The median rate of the other rows with the same two currencies. Undefined if there are none. */
export function medianRate(compared: ComparedPayouts, payout: CheckedPayout): Ratio | undefined {
  const own = readId(payout.id);
  const others = (indexOf(compared).rates.get(currencies(payout)) ?? []).filter(
    ({ id }) => id === undefined || id !== own,
  );
  return medianRatio(others.map(({ ratio }) => ratio));
}
