import { groupBy } from '~/lib/groupBy';
import { readId, isSameId } from '~/lib/records';
import {
  compareRatios,
  largestDecimal,
  medianRatio,
  ratioOf,
  shareOfDecimal,
  type Ratio,
  sumDecimals,
} from '~/lib/decimals';
import { addressKey } from './address';
import {
  currencyOf,
  readCurrency,
  type PayoutFields,
  ownerId,
  payoutBadge,
  userOf,
} from '../model';
import { localDay, readTime } from '~/lib/dates';
import { dash, formatText } from '~/lib/text';
import { formatMoney } from '~/lib/money';
import { readDecimal } from '~/lib/numbers';
import type { StatusBadge, StatusTone } from '~/lib/tone';

export interface ComparedPayouts {
  rows: readonly PayoutFields[];
  isWhole: boolean;
  /** Undefined if no list without filters was read. */
  count?: number | undefined;
  readAt: number;
}

export function hasUncompared(
  payouts: readonly PayoutFields[],
  compared: readonly PayoutFields[],
): boolean {
  const known = new Set(compared.map(({ id }) => readId(id)));
  return payouts.some(({ id }) => !known.has(readId(id)));
}

export const payCurrency = ({ pay_currency }: PayoutFields): string =>
  (readCurrency(pay_currency) ?? '').toUpperCase();

const currencies = (payout: PayoutFields) => `${payCurrency(payout)} ${currencyOf(payout)}`;

export const payoutRate = (payout: PayoutFields): Ratio | undefined =>
  payCurrency(payout) === '' ? undefined : ratioOf(payout.pay_amount, payout.price_amount);

function buildIndex(rows: readonly PayoutFields[]) {
  const rated = rows.flatMap((row) => {
    const ratio = payoutRate(row);
    return ratio ? [{ id: readId(row.id), currencies: currencies(row), ratio }] : [];
  });
  rated.sort((one, other) => compareRatios(one.ratio, other.ratio));
  return {
    byAddress: groupBy(rows, (row) => addressKey(row.pay_address)),
    rates: groupBy(rated, (rate) => rate.currencies),
  };
}

/** Indexes thousands of rows once for the checks of many payouts. */
const indexes = new WeakMap<readonly PayoutFields[], ReturnType<typeof buildIndex>>();

function indexOf({ rows }: ComparedPayouts) {
  const index = indexes.get(rows) ?? buildIndex(rows);
  indexes.set(rows, index);
  return index;
}

export const sameAddress = (compared: ComparedPayouts, address: string): readonly PayoutFields[] =>
  indexOf(compared).byAddress.get(address) ?? [];

export function medianRate(compared: ComparedPayouts, payout: PayoutFields): Ratio | undefined {
  const own = readId(payout.id);
  const others = (indexOf(compared).rates.get(currencies(payout)) ?? []).filter(
    ({ id }) => id === undefined || id !== own,
  );
  return medianRatio(others.map(({ ratio }) => ratio));
}

export interface AddressUser {
  id: string | undefined;
  name: string;
  count: number;
  first: string | undefined;
  last: string | undefined;
}

const timeOf = (value: unknown) => readTime(value) ?? -Infinity;

function summed(id: string | undefined, rows: readonly PayoutFields[]): AddressUser {
  const names = rows.map((row) => formatText(userOf(row).full_name));
  const times = rows
    .flatMap(({ created_at }) => (readTime(created_at) === undefined ? [] : [String(created_at)]))
    .sort((one, other) => timeOf(one) - timeOf(other));
  return {
    id,
    name: names.find((name) => name !== dash) ?? dash,
    count: rows.length,
    first: times[0],
    last: times.at(-1),
  };
}

/** Without an id, payouts that were read twice can't be recognized. */
function distinct<Row extends PayoutFields>(rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row, index) => [readId(row.id) ?? index, row]));
  return [...byId.values()];
}

export function addressHistory(
  rows: readonly PayoutFields[],
  address: unknown,
): { users: AddressUser[]; compared: number } {
  const wanted = addressKey(address);
  const compared = distinct(rows);
  const those = compared.filter(
    (row) => wanted !== undefined && addressKey(row.pay_address) === wanted,
  );
  const users = [...groupBy(those, ownerId)]
    .map(([id, its]) => summed(id, its))
    .sort((one, other) => timeOf(other.last) - timeOf(one.last));
  return { users, compared: compared.length };
}

export interface PayoutAddressHistory {
  others: AddressUser[];
  own: AddressUser | undefined;
  /** How many payouts of all users were read, including this one; 0 if only this one was. */
  compared: number;
  comparedOwn: number;
  more: number;
}

/** Rows of `own`, the user's payouts, may lack the user; `read` has payouts of all users. */
export function payoutAddressHistory(
  payout: PayoutFields,
  userId: unknown,
  own: readonly PayoutFields[],
  read: readonly PayoutFields[],
): PayoutAddressHistory {
  const user = { ...userOf(payout), id: userId };
  const all = [...read, ...own.map((row) => ({ ...row, user }))].filter(
    ({ id }) => !isSameId(id, payout.id),
  );
  const { users, compared: counted } = addressHistory(all, payout.pay_address);
  const isOwn = ({ id }: { id?: unknown }) => isSameId(id, userId);
  const compared = distinct(read);
  const others = compared.filter(({ id }) => !isSameId(id, payout.id));
  return {
    others: users.filter((user) => !isOwn(user)),
    own: users.find(isOwn),
    // The same number as in the checks, which include this payout.
    compared: others.length === 0 ? 0 : compared.length,
    comparedOwn: compared.filter((row) => isOwn({ id: ownerId(row) })).length,
    more: counted - others.length,
  };
}

export interface StatusSum {
  badge: StatusBadge;
  count: number;
  amounts: string[];
}

export interface AddressUse {
  kind: 'missing' | 'new' | 'used';
  uses: StatusSum[];
  count: number;
}

export interface EarlierPayouts<Row> {
  rows: Row[];
  isPartial: boolean;
  sums: StatusSum[];
  address: AddressUse;
}

export function sumsByCurrency(rows: readonly PayoutFields[]): string[] {
  const known = rows.filter(({ price_amount }) => readDecimal(price_amount) !== undefined);
  return [...groupBy(known, currencyOf)].map(([currency, those]) =>
    formatMoney(sumDecimals(those.map(({ price_amount }) => price_amount)), currency),
  );
}

const sumsByStatus = (rows: readonly PayoutFields[]): StatusSum[] =>
  [...groupBy(rows, (row) => payoutBadge(row).label).values()].map((those) => ({
    badge: payoutBadge(those[0] ?? {}),
    count: those.length,
    amounts: sumsByCurrency(those),
  }));

const isLater = (row: PayoutFields, payout: PayoutFields) =>
  timeOf(row.created_at) > (readTime(payout.created_at) ?? Infinity);

/** An address that only looks similar is a different one. */
function addressUse(payout: PayoutFields, earlier: readonly PayoutFields[]): AddressUse {
  const address = addressKey(payout.pay_address);
  if (address === undefined) return { kind: 'missing', uses: [], count: 0 };
  const those = earlier.filter((row) => addressKey(row.pay_address) === address);
  return {
    kind: those.length > 0 ? 'used' : 'new',
    uses: sumsByStatus(those),
    count: those.length,
  };
}

export function earlierPayouts<Row extends PayoutFields>(
  payout: PayoutFields,
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

export interface DayOutcome extends StatusSum {
  share: number;
}

export interface PayoutChart {
  currency: string;
  days: { day: string; outcomes: DayOutcome[] }[];
  /** Undefined in another currency. */
  ownShare: number | undefined;
}

export const outcomeOrder: readonly StatusTone[] = ['ok', 'info', 'warn', 'bad', 'neutral'];

const heightOf = (rows: readonly PayoutFields[]): string =>
  sumDecimals(
    rows.flatMap(({ price_amount: amount }) =>
      shareOfDecimal(amount, amount) > 0 ? [amount] : [],
    ),
  );

function chartOf(
  currency: string,
  rows: readonly PayoutFields[],
  own: readonly PayoutFields[],
  timeZone?: string,
): PayoutChart {
  const byDay = [...groupBy(rows, ({ created_at }) => localDay(created_at, timeZone))].sort(
    ([one], [other]) => one.localeCompare(other),
  );
  const longest = largestDecimal([heightOf(own), ...byDay.map(([, ofDay]) => heightOf(ofDay))]);
  const outcomesOf = (ofDay: readonly PayoutFields[]) =>
    [...groupBy(ofDay, (row) => payoutBadge(row).label).values()]
      .flatMap((those) =>
        sumsByStatus(those).map((sum) => ({
          ...sum,
          share: shareOfDecimal(heightOf(those), longest),
        })),
      )
      .sort(
        (one, other) =>
          outcomeOrder.indexOf(one.badge.tone) - outcomeOrder.indexOf(other.badge.tone),
      );
  return {
    currency,
    days: byDay.map(([day, ofDay]) => ({ day, outcomes: outcomesOf(ofDay) })),
    ownShare: own.length === 0 ? undefined : shareOfDecimal(heightOf(own), longest),
  };
}

/** One chart for each currency: the payout's own first, then the most used. */
export function payoutCharts(
  payout: PayoutFields,
  earlier: readonly PayoutFields[],
  timeZone?: string,
): { charts: PayoutChart[]; undated: number } {
  const dated = earlier.filter(({ created_at }) => localDay(created_at, timeZone) !== '');
  const isOwn = (currency: string) => currency === currencyOf(payout);
  const charts = [...groupBy(dated, currencyOf)]
    .sort(
      ([one, its], [other, others]) =>
        Number(isOwn(other)) - Number(isOwn(one)) || others.length - its.length,
    )
    .map(([currency, rows]) => chartOf(currency, rows, isOwn(currency) ? [payout] : [], timeZone));
  return { charts, undated: earlier.length - dated.length };
}
