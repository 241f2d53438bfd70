import { sumDecimals } from './decimals';
import { gainOf, type Gain } from './gain';
import { readDecimal } from './numbers';
import { formatPercent } from './percentages';

/** What the rules look at; every field is the wire's and may be anything. */
export interface LeaderboardFields {
  login?: unknown;
  trader_name?: unknown;
  return_percent?: unknown;
  winning_trade?: unknown;
  losing_trade?: unknown;
}

/** A row with what can be told of it only among the others. */
export interface RankedRow<Row> {
  /** From 1. */
  rank: number;
  row: Row;
  /** The return against the largest gain or loss of all, -1 to 1: the length of its bar. */
  share: number;
}

/** Section 9: the highlighted ones. */
const podiumRanks = 3;

/** The rows in the server's order, which is best first: the first has rank 1 (R166). */
export function rankRows<Row extends LeaderboardFields>(rows: readonly Row[]): RankedRow<Row>[] {
  // For drawing only: what is written is the decimal text itself.
  const sizes = rows.map(({ return_percent }) => Number(readDecimal(return_percent) ?? 0));
  const most = sizes.reduce((largest, size) => Math.max(largest, Math.abs(size)), 0);
  return rows.map((row, index) => ({ rank: index + 1, row, share: most > 0 && Number.isFinite(most) ? (sizes[index] ?? 0) / most : 0 }));
}

/** The top three, and the rest from rank 4 on. */
export const splitPodium = <Ranked extends { rank: number }>(rows: readonly Ranked[]): { podium: Ranked[]; rest: Ranked[] } => ({
  podium: rows.filter(({ rank }) => rank <= podiumRanks),
  rest: rows.filter(({ rank }) => rank > podiumRanks),
});

/** Those whose trader's name or login contains the search in any case; they keep their ranks. */
export function searchLeaderboard<Row extends LeaderboardFields>(rows: readonly RankedRow<Row>[], search: string): readonly RankedRow<Row>[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return rows;
  const contains = (value: unknown) => (typeof value === 'string' || typeof value === 'number') && String(value).toLowerCase().includes(wanted);
  return rows.filter(({ row }) => contains(row.trader_name) || contains(row.login));
}

/** A return in percent: its words carry the sign, its direction the colour and the mark. */
export function returnOf(value: unknown): Gain {
  const { direction } = gainOf(value);
  if (direction === 'flat') return { text: formatPercent(readDecimal(value)?.replace('-', '')), direction };
  return { text: direction === 'up' ? `+${formatPercent(value)}` : formatPercent(value), direction };
}

const isCount = (value: unknown) => /^\d+$/.test(readDecimal(value) ?? '');

/** Won and lost trades together; undefined unless both are known. */
export const tradeCount = ({ winning_trade, losing_trade }: LeaderboardFields): string | undefined =>
  isCount(winning_trade) && isCount(losing_trade) ? sumDecimals([winning_trade, losing_trade]) : undefined;
