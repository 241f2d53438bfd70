import { readTime } from '~/lib/dates';
import { compareRatios, ratioOf } from '~/lib/decimals';
import { groupBy } from '~/lib/groupBy';
import { laneOf, newAddressWords, type Check, type Lane } from '../checks/checks';
import { sumsByCurrency } from '../checks/evidence';
import { currencyOf, ownerId, type PayoutFields } from '../model';
import type { Arrangement } from './reviewQueue';

const oldestFirst = <P extends PayoutFields>(payouts: readonly P[]): P[] =>
  payouts
    .map((payout) => ({ payout, time: readTime(payout.created_at) ?? Number.MAX_VALUE }))
    .sort((one, other) => one.time - other.time)
    .map(({ payout }) => payout);

function largestFirst<P extends PayoutFields>(payouts: readonly P[]): P[] {
  const sorted = [...groupBy(payouts, currencyOf).values()]
    .sort((one, other) => other.length - one.length)
    .flatMap((group) =>
      group
        .flatMap((payout) => {
          const amount = ratioOf(payout.price_amount, 1);
          return amount ? [{ payout, amount }] : [];
        })
        .sort((one, other) => compareRatios(other.amount, one.amount)),
    )
    .map(({ payout }) => payout);
  return [...new Set([...sorted, ...payouts])];
}

export function arrange<P extends PayoutFields>(
  payouts: readonly P[],
  { order, isByPerson }: Arrangement,
): P[] {
  const sorted =
    order === 'oldest'
      ? oldestFirst(payouts)
      : order === 'largest'
        ? largestFirst(payouts)
        : [...payouts];
  return isByPerson
    ? [...groupBy(sorted, (payout) => ownerId(payout) ?? payout).values()].flat()
    : sorted;
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

/** `choice` is what the admin ticked or unticked. Without it, clear payouts are ticked (R477). */
export function laneRows<P extends PayoutFields>(
  rows: readonly (Omit<LaneRow<P>, 'isTicked'> & { choice?: boolean | undefined })[],
): LaneRows<P>[] {
  const byLane = groupBy(rows, ({ checks }) => laneOf(checks));
  return lanes.map((lane) => {
    const those = (byLane.get(lane) ?? []).map(({ choice, ...row }) => ({
      ...row,
      isTicked: choice ?? lane === 'clear',
    }));
    return {
      lane,
      rows: those,
      sums: sumsByCurrency(those.map(({ payout }) => payout)),
      ticked: those.filter(({ isTicked }) => isTicked).length,
    };
  });
}

const inLane = (check: Check): Check =>
  check.rule === 'newAddress'
    ? { ...check, text: check.text.replace(newAddressWords, 'New address for this user') }
    : check;

export function laneReasons(checks: readonly Check[]): Check[] {
  const of = (verdict: Check['verdict']) =>
    checks.filter((check) => check.verdict === verdict).map(inLane);
  return laneOf(checks) === 'flagged' ? [...of('blocked'), ...of('caution')] : of('unchecked');
}

export const payoutsOfPeople = (payouts: readonly PayoutFields[]): ReadonlyMap<string, number> =>
  new Map(
    [...groupBy(payouts, ownerId)].flatMap(([person, its]) =>
      person === undefined ? [] : [[person, its.length]],
    ),
  );
