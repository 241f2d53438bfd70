import { readId } from '../../../lib/ids';
import { compareRatios, medianRatio, ratioOf, type Ratio } from '../../../lib/ratios';
import { addressKey } from './address';
import { currencyOf, readCurrency, type PayoutFields } from '../model';

export interface ComparedPayouts {
  rows: readonly PayoutFields[];
  /** True if the rows are all payouts of all users. */
  isWhole: boolean;
  /** When they were read, in milliseconds since 1970. */
  readAt: number;
}

interface Rate {
  id: string | undefined;
  ratio: Ratio;
}

/** Indexed by what the checks look for: a run looks it up for each of its payouts. */
interface ComparisonIndex {
  byAddress: ReadonlyMap<string, readonly PayoutFields[]>;
  /** Sorted, for each pair of currencies. */
  rates: ReadonlyMap<string, readonly Rate[]>;
}

export const payCurrency = ({ pay_currency }: PayoutFields): string =>
  (readCurrency(pay_currency) ?? '').toUpperCase();

const currencies = (payout: PayoutFields) => `${payCurrency(payout)} ${currencyOf(payout)}`;

/** Paid amount divided by requested amount. Undefined if one or the currency is missing. */
export const payoutRate = (payout: PayoutFields): Ratio | undefined =>
  payCurrency(payout) === '' ? undefined : ratioOf(payout.pay_amount, payout.price_amount);

function addTo<Item>(groups: Map<string, Item[]>, key: string, item: Item): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

function buildIndex(rows: readonly PayoutFields[]): ComparisonIndex {
  const byAddress = new Map<string, PayoutFields[]>();
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

const indexes = new WeakMap<readonly PayoutFields[], ComparisonIndex>();

function indexOf({ rows }: ComparedPayouts): ComparisonIndex {
  const index = indexes.get(rows) ?? buildIndex(rows);
  indexes.set(rows, index);
  return index;
}

export const sameAddress = (compared: ComparedPayouts, address: string): readonly PayoutFields[] =>
  indexOf(compared).byAddress.get(address) ?? [];

/** The median rate of the other rows with the same two currencies. */
export function medianRate(compared: ComparedPayouts, payout: PayoutFields): Ratio | undefined {
  const own = readId(payout.id);
  const others = (indexOf(compared).rates.get(currencies(payout)) ?? []).filter(
    ({ id }) => id === undefined || id !== own,
  );
  return medianRatio(others.map(({ ratio }) => ratio));
}
