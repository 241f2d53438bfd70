import { sumDecimals, withCents } from '../../../lib/decimals';
import { groupDigits, readDecimal } from '../../../lib/numbers';
import { dash } from '../../../lib/text';

/**
 * The fields that the rules read. They come from the server; nothing is assumed about their values.
 */
export interface PositionFields {
  symbol?: unknown;
  action?: unknown;
  volume?: unknown;
  price_open?: unknown;
  price_current?: unknown;
  profit?: unknown;
}

export type PositionSide = 'buy' | 'sell';

/** Section 2: action 0 is buy. Any other value is sell, also a missing one (R159). */
export const positionSide = (action: unknown): PositionSide =>
  action === 0 || action === '0' ? 'buy' : 'sell';

const placesOf = (value: unknown) => readDecimal(value)?.split('.')[1]?.length ?? 0;

/** The number of decimals of each instrument: the most that any of its prices has. */
export function pricePlaces(positions: readonly PositionFields[]): ReadonlyMap<unknown, number> {
  const places = new Map<unknown, number>();
  for (const { symbol, price_open, price_current } of positions) {
    places.set(
      symbol,
      Math.max(places.get(symbol) ?? 0, placesOf(price_open), placesOf(price_current)),
    );
  }
  return places;
}

/**
 * Formats a price or volume with grouped thousands. Decimal text keeps its digits exactly. JSON
 * numbers lose zeros at the end, so a number is padded to `places` decimals. Nothing is ever
 * rounded.
 */
export function formatPrice(value: unknown, places = 0): string {
  const text = readDecimal(value);
  if (text === undefined) return dash;
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = text.slice(sign.length).split('.');
  const digits = typeof value === 'number' ? fraction.padEnd(places, '0') : fraction;
  return sign + groupDigits(whole) + (digits && `.${digits}`);
}

/** A position with the values that depend on the other rows. */
export interface PositionRow<Position> {
  position: Position;
  side: PositionSide;
  /** The instrument's number of decimals. */
  places: number;
  /** The most decimals of any volume, so that the column lines up. */
  volumePlaces: number;
  /**
   * The profit divided by the largest absolute profit, -1 to 1. It is the length of the row's bar.
   */
  share: number;
}

/** The positions as the tables show them, in the server's order. */
export function positionRows<Position extends PositionFields>(
  positions: readonly Position[],
): PositionRow<Position>[] {
  const places = pricePlaces(positions);
  // For the bars only: the text shown is the exact decimal.
  const size = (profit: unknown) => Number(readDecimal(profit) ?? 0);
  const volumePlaces = positions.reduce(
    (finest, { volume }) => Math.max(finest, placesOf(volume)),
    0,
  );
  const most = positions.reduce(
    (largest, { profit }) => Math.max(largest, Math.abs(size(profit))),
    0,
  );
  return positions.map((position) => ({
    position,
    side: positionSide(position.action),
    places: places.get(position.symbol) ?? 0,
    volumePlaces,
    share: most > 0 ? size(position.profit) / most : 0,
  }));
}

export interface PositionTotals {
  count: unknown;
  volume: string;
  profit: string;
  /**
   * The server's count is higher than the number of rows: the sums include only the rows that were
   * sent.
   */
  isPartial: boolean;
}

/**
 * Count, volume and profit of an account's positions. Uses the server's count if it sent one. The
 * sums over the rows are exact (R160).
 */
export function positionTotals(
  positions: readonly PositionFields[],
  total: unknown,
): PositionTotals {
  const count = readDecimal(total) === undefined ? positions.length : total;
  return {
    count,
    volume: sumDecimals(positions.map(({ volume }) => volume)),
    profit: withCents(sumDecimals(positions.map(({ profit }) => profit))),
    isPartial: Number(count) > positions.length,
  };
}
