import { localDay } from '../../../lib/dates';
import { largestDecimal, shareOfDecimal, sumDecimals } from '../../../lib/decimals';
import type { StatusTone } from '../../../lib/tone';
import { payoutLook } from '../wallet/transactions';
import { currencyOf } from '../decision/changes';
import { sumsByStatus, type EvidenceRow, type StatusSum } from '../checks/evidence';

/** A user's payouts with the same day and outcome. */
interface DayOutcome extends StatusSum {
  /**
   * Its length relative to the chart's longest bar, from 0 to 1. The shares of a day add up to the
   * length of its bar.
   */
  share: number;
}

export interface PayoutDay {
  /** 'YYYY-MM-DD' */
  day: string;
  /** From the bottom of the bar upwards: disbursed payouts come first. */
  outcomes: DayOutcome[];
}

/** Payouts in one currency: amounts of different currencies are never compared. */
export interface PayoutChart {
  currency: string;
  /** Oldest first. */
  days: PayoutDay[];
  /**
   * The length of the bar of the payout that is being decided, from 0 to 1. Undefined if it has
   * another currency.
   */
  ownShare: number | undefined;
}

/** The order of outcomes in a bar, from the bottom upwards. */
export const outcomeOrder: readonly StatusTone[] = ['ok', 'info', 'warn', 'bad', 'neutral'];

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

/** The height of a bar. Negative amounts are left out. */
const heightOf = (rows: readonly EvidenceRow[]): string =>
  sumDecimals(
    rows
      .map(({ price_amount }) => price_amount)
      .filter((amount) => shareOfDecimal(amount, amount) > 0),
  );

/**
 * One chart. `own` has the payout that is being decided; it is empty if that payout has another
 * currency.
 */
function chartOf(
  currency: string,
  rows: readonly EvidenceRow[],
  own: readonly EvidenceRow[],
  timeZone?: string,
): PayoutChart {
  const byDay = groupBy(rows, ({ created_at }) => localDay(created_at, timeZone)).sort(
    ([one], [other]) => one.localeCompare(other),
  );
  const longest = largestDecimal([heightOf(own), ...byDay.map(([, ofDay]) => heightOf(ofDay))]);
  const outcomesOf = (ofDay: readonly EvidenceRow[]) =>
    groupBy(ofDay, (row) => payoutLook(row).label)
      .flatMap(([, those]) =>
        sumsByStatus(those).map((sum) => ({
          ...sum,
          share: shareOfDecimal(heightOf(those), longest),
        })),
      )
      .sort(
        (one, other) => outcomeOrder.indexOf(one.look.tone) - outcomeOrder.indexOf(other.look.tone),
      );
  return {
    currency,
    days: byDay.map(([day, ofDay]) => ({ day, outcomes: outcomesOf(ofDay) })),
    ownShare: own.length === 0 ? undefined : shareOfDecimal(heightOf(own), longest),
  };
}

/**
 * A user's earlier payouts by local day and outcome, in a chart for each currency. The chart with
 * the currency of the payout that is being decided comes first, then the most used currency.
 * `undated` is the number of payouts whose day can't be read; they are in no chart.
 */
export function payoutCharts(
  payout: EvidenceRow,
  earlier: readonly EvidenceRow[],
  timeZone?: string,
): { charts: PayoutChart[]; undated: number } {
  const dated = earlier.filter(({ created_at }) => localDay(created_at, timeZone) !== '');
  const isOwn = (currency: string) => currency === currencyOf(payout);
  const charts = groupBy(dated, currencyOf)
    .sort(
      ([one, its], [other, others]) =>
        Number(isOwn(other)) - Number(isOwn(one)) || others.length - its.length,
    )
    .map(([currency, rows]) => chartOf(currency, rows, isOwn(currency) ? [payout] : [], timeZone));
  return { charts, undated: earlier.length - dated.length };
}
