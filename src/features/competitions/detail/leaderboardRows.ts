import { sumDecimals } from '../../../lib/decimals';
import { gainOf, type Gain } from '../../../lib/gain';
import { formatPercent, readDecimal } from '../../../lib/numbers';
import { matchesSearch, isBlank } from '../../../lib/text';

/**
 * The fields that the rules read. They come from the server; nothing is assumed about their values.
 */
export interface LeaderboardFields {
  login?: unknown;
  trader_name?: unknown;
  return_percent?: unknown;
  winning_trade?: unknown;
  losing_trade?: unknown;
}

/** A row with the values that depend on the other rows. */
export interface RankedRow<Row> {
  /** From 1. */
  rank: number;
  row: Row;
  /**
   * The return divided by the largest absolute return, -1 to 1. It is the length of the row's bar.
   */
  share: number;
}

/** Section 9: the highlighted ranks. */
const podiumRanks = 3;

/** Ranks the rows. The server sends the best first, so the first row has rank 1 (R166). */
export function rankRows<Row extends LeaderboardFields>(rows: readonly Row[]): RankedRow<Row>[] {
  // For the bars only: the text shown is the exact decimal.
  const sizes = rows.map(({ return_percent }) => Number(readDecimal(return_percent) ?? 0));
  const most = sizes.reduce((largest, size) => Math.max(largest, Math.abs(size)), 0);
  return rows.map((row, index) => ({
    rank: index + 1,
    row,
    share: most > 0 && Number.isFinite(most) ? (sizes[index] ?? 0) / most : 0,
  }));
}

/** The top three, and the rows from rank 4 on. */
export const splitPodium = <Ranked extends { rank: number }>(
  rows: readonly Ranked[],
): { podium: Ranked[]; rest: Ranked[] } => ({
  podium: rows.filter(({ rank }) => rank <= podiumRanks),
  rest: rows.filter(({ rank }) => rank > podiumRanks),
});

/**
 * Returns the rows whose trader name or login contains the search (in any case). They keep their
 * ranks.
 */
export function searchLeaderboard<Row extends LeaderboardFields>(
  rows: readonly RankedRow<Row>[],
  search: string,
): readonly RankedRow<Row>[] {
  if (isBlank(search)) return rows;
  const isFound = matchesSearch(search);
  return rows.filter(({ row }) => isFound(row.trader_name, row.login));
}

/** Every percentage of a leaderboard has two decimals, so that a column lines up. */
const places = 2;

/** A trader's share of trades that were won. */
export const winRateText = (value: unknown): string => formatPercent(value, places);

/**
 * Formats a return in percent. The text has the sign; the direction decides the color and the mark.
 */
export function returnOf(value: unknown): Gain {
  const { direction } = gainOf(value);
  if (direction === 'flat')
    return { text: formatPercent(readDecimal(value)?.replace('-', ''), places), direction };
  return {
    text: direction === 'up' ? `+${formatPercent(value, places)}` : formatPercent(value, places),
    direction,
  };
}

const isCount = (value: unknown) => /^\d+$/.test(readDecimal(value) ?? '');

/** Won plus lost trades. Undefined unless both are known. */
export const tradeCount = ({
  winning_trade,
  losing_trade,
}: LeaderboardFields): string | undefined =>
  isCount(winning_trade) && isCount(losing_trade)
    ? sumDecimals([winning_trade, losing_trade])
    : undefined;
