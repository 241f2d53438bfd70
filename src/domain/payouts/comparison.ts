import { readId } from '../values/ids';
import { isRecord } from '../values/records';
import { compareRatios, medianRatio, ratioOf, type Ratio } from '../values/ratios';
import { addressKey } from './address';
import { readCurrency, type PayoutFields } from './changes';

/** A payout as the checks read it. Every field comes from the wire and may be anything. */
export interface CheckedPayout extends PayoutFields {
  id?: unknown;
  created_at?: unknown;
}

/** The payouts of all users that were read so far. */
export interface ComparedPayouts {
  rows: readonly CheckedPayout[];
  /** Every payout of every user is among them. */
  isWhole: boolean;
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
}

interface Rate {
  id: string | undefined;
  ratio: Ratio;
}

/** The rows by what the checks look for: a run asks for each of its payouts. */
interface ComparisonIndex {
  byAddress: ReadonlyMap<string, readonly CheckedPayout[]>;
  /** Sorted, by both currencies. */
  rates: ReadonlyMap<string, readonly Rate[]>;
}

/** An amount without a currency is in dollars. */
export const priceCurrency = ({ price_currency }: CheckedPayout): string => (readCurrency(price_currency) ?? 'USD').toUpperCase();

/** The currency it is paid in; '' if none is named. */
export const payCurrency = ({ pay_currency }: CheckedPayout): string => (readCurrency(pay_currency) ?? '').toUpperCase();

const currencies = (payout: CheckedPayout) => `${payCurrency(payout)} ${priceCurrency(payout)}`;

/** How much is paid for one unit of the price. Undefined if an amount or the currency is missing. */
export const payoutRate = (payout: CheckedPayout): Ratio | undefined =>
  payCurrency(payout) === '' ? undefined : ratioOf(payout.pay_amount, payout.price_amount);

/** A payout's user; undefined if it names none. */
export const ownerId = ({ user }: CheckedPayout): string | undefined => (isRecord(user) ? readId(user['id']) : undefined);

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
  for (const group of rates.values()) group.sort((one, other) => compareRatios(one.ratio, other.ratio));
  return { byAddress, rates };
}

const indexes = new WeakMap<readonly CheckedPayout[], ComparisonIndex>();

function indexOf({ rows }: ComparedPayouts): ComparisonIndex {
  const index = indexes.get(rows) ?? buildIndex(rows);
  indexes.set(rows, index);
  return index;
}

/** The rows that are paid to the same address. */
export const sameAddress = (compared: ComparedPayouts, address: string): readonly CheckedPayout[] =>
  indexOf(compared).byAddress.get(address) ?? [];

/** The median rate of all other rows with the same two currencies. Undefined if there are none. */
export function medianRate(compared: ComparedPayouts, payout: CheckedPayout): Ratio | undefined {
  const own = readId(payout.id);
  const others = (indexOf(compared).rates.get(currencies(payout)) ?? []).filter(({ id }) => id === undefined || id !== own);
  return medianRatio(others.map(({ ratio }) => ratio));
}
