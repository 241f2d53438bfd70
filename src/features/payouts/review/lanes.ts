import { readTime } from '../../../lib/dates';
import { laneOf, newAddressWords, type Check, type Lane } from '../checks/checks';
import { currencyOf, ownerId, type PayoutFields as CheckedPayout } from '../model';
import { sumsByCurrency } from '../checks/evidence';
import type { Arrangement } from './review';
import { compareRatios, ratioOf } from '../../../lib/decimals';

const oldestFirst = (payouts: readonly CheckedPayout[]) => {
  const times = new Map(payouts.map((payout) => [payout, readTime(payout.created_at) ?? Infinity]));
  const timeOf = (payout: CheckedPayout) => times.get(payout) ?? Infinity;
  return (one: CheckedPayout, other: CheckedPayout) =>
    timeOf(one) === timeOf(other) ? 0 : timeOf(one) - timeOf(other);
};

/**
 * Sorts by amount. Amounts of different currencies can't be compared, so the currency with the most
 * payouts comes first. Payouts without an amount come last.
 */
const largestFirst = (payouts: readonly CheckedPayout[]) => {
  const counts = new Map<string, number>();
  for (const payout of payouts)
    counts.set(currencyOf(payout), (counts.get(currencyOf(payout)) ?? 0) + 1);
  const currencies = [...counts.keys()].sort(
    (one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
  const amounts = new Map(payouts.map((payout) => [payout, ratioOf(payout.price_amount, 1)]));
  return (one: CheckedPayout, other: CheckedPayout) => {
    const [left, right] = [amounts.get(one), amounts.get(other)];
    if (!left || !right) return Number(!left) - Number(!right);
    return (
      currencies.indexOf(currencyOf(one)) - currencies.indexOf(currencyOf(other)) ||
      compareRatios(right, left)
    );
  };
};

/** Moves all payouts of a person to the place of the person's first one. */
function byPerson<P extends CheckedPayout>(payouts: readonly P[]): P[] {
  const people = new Map<unknown, P[]>();
  for (const payout of payouts) {
    const person = ownerId(payout) ?? payout;
    people.set(person, [...(people.get(person) ?? []), payout]);
  }
  return [...people.values()].flat();
}

export function arrange<P extends CheckedPayout>(
  payouts: readonly P[],
  { order, isByPerson }: Arrangement,
): P[] {
  const sorted = [...payouts];
  if (order === 'oldest') sorted.sort(oldestFirst(payouts));
  if (order === 'largest') sorted.sort(largestFirst(payouts));
  return isByPerson ? byPerson(sorted) : sorted;
}

export interface LaneRow<P> {
  payout: P;
  checks: readonly Check[];
  isTicked: boolean;
}

export interface LaneRows<P> {
  lane: Lane;
  rows: LaneRow<P>[];
  sums: string[];
  ticked: number;
}

const lanes: readonly Lane[] = ['clear', 'flagged', 'unchecked'];

/** `choice`: what the admin ticked or unticked. Without it, what is clear is ticked (R477). */
export function laneRows<P extends CheckedPayout>(
  rows: readonly (Pick<LaneRow<P>, 'payout' | 'checks'> & { choice?: boolean | undefined })[],
): LaneRows<P>[] {
  const found: Record<Lane, LaneRow<P>[]> = { clear: [], flagged: [], unchecked: [] };
  for (const { choice, ...row } of rows) {
    const lane = laneOf(row.checks);
    found[lane].push({ ...row, isTicked: choice ?? lane === 'clear' });
  }
  return lanes.map((lane) => ({
    lane,
    rows: found[lane],
    sums: sumsByCurrency(found[lane].map(({ payout }) => payout)),
    ticked: found[lane].filter(({ isTicked }) => isTicked).length,
  }));
}

/** Among the payouts of many people a lane says whose new address it is. */
const inLane = (check: Check): Check =>
  check.rule === 'newAddress'
    ? { ...check, text: check.text.replace(newAddressWords, 'New address for this user') }
    : check;

/**
 * Why a payout isn't clear, the most serious reason first. Empty for a clear payout, and for one
 * whose checks are all still loading.
 */
export function laneReasons(checks: readonly Check[]): Check[] {
  const lane = laneOf(checks);
  const of = (verdict: Check['verdict']) =>
    checks.filter((check) => check.verdict === verdict).map(inLane);
  return lane === 'flagged' ? [...of('stop'), ...of('look')] : of('unchecked');
}

export function payoutsOfPeople(payouts: readonly CheckedPayout[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const person of payouts.map(ownerId))
    if (person !== undefined) counts.set(person, (counts.get(person) ?? 0) + 1);
  return counts;
}
