import type { LeaderboardRow } from '../../../api/types';
import { sumDecimals } from '../../../lib/decimals';
import { gainOf, sharesOf, type Gain } from '../../../lib/gain';
import { formatPercent, readDecimal } from '../../../lib/numbers';
import type { Loose } from '../../../lib/records';
import { matchesSearch } from '../../../lib/text';

type LeaderboardFields = Loose<LeaderboardRow>;

export interface RankedRow<Row> {
  rank: number;
  row: Row;
  share: number;
}

/** The server sends the best first, so the first row has rank 1 (R166). */
export function rankRows<Row extends LeaderboardFields>(rows: readonly Row[]): RankedRow<Row>[] {
  const shares = sharesOf(rows.map(({ return_percent }) => return_percent));
  return rows.map((row, index) => ({ rank: index + 1, row, share: shares[index] ?? 0 }));
}

const podiumRanks = 3;

export const splitPodium = <Ranked extends { rank: number }>(
  rows: readonly Ranked[],
): { podium: Ranked[]; rest: Ranked[] } => ({
  podium: rows.filter(({ rank }) => rank <= podiumRanks),
  rest: rows.filter(({ rank }) => rank > podiumRanks),
});

export function searchLeaderboard<Row extends LeaderboardFields>(
  rows: readonly RankedRow<Row>[],
  search: string,
): readonly RankedRow<Row>[] {
  const isFound = matchesSearch(search);
  return rows.filter(({ row }) => isFound(row.trader_name, row.login));
}

/** With two decimals, so that a column lines up. */
export const winRateText = (value: unknown): string => formatPercent(value, 2);

export function returnOf(value: unknown): Gain {
  const { direction } = gainOf(value);
  // Zero has no sign, even if it was sent as '-0.00'.
  const text = winRateText(direction === 'flat' ? readDecimal(value)?.replace('-', '') : value);
  return { text: direction === 'up' ? `+${text}` : text, direction };
}

const isCount = (value: unknown) => /^\d+$/.test(readDecimal(value) ?? '');

export const tradeCount = ({
  winning_trade,
  losing_trade,
}: LeaderboardFields): string | undefined =>
  isCount(winning_trade) && isCount(losing_trade)
    ? sumDecimals([winning_trade, losing_trade])
    : undefined;
