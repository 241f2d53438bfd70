import { sumDecimals, withCents } from './decimals';
import { groupDigits, readDecimal } from './numbers';
import { dash } from './text';

/** What the rules look at; every field is the wire's and may be anything. */
export interface PositionFields {
  symbol?: unknown;
  action?: unknown;
  volume?: unknown;
  price_open?: unknown;
  price_current?: unknown;
  profit?: unknown;
}

export type PositionSide = 'Buy' | 'Sell';

/** Section 2: action 0 is buy, any other value sell; so is one that is missing (R159). */
export const positionSide = (action: unknown): PositionSide => (action === 0 || action === '0' ? 'Buy' : 'Sell');

const placesOf = (value: unknown) => readDecimal(value)?.split('.')[1]?.length ?? 0;

/** Each instrument's own precision: the most decimals among its prices (R159). */
export function pricePlaces(positions: readonly PositionFields[]): ReadonlyMap<unknown, number> {
  const places = new Map<unknown, number>();
  for (const { symbol, price_open, price_current } of positions) {
    places.set(symbol, Math.max(places.get(symbol) ?? 0, placesOf(price_open), placesOf(price_current)));
  }
  return places;
}

/**
 * A price or volume with its thousands grouped. Decimal text keeps its digits exactly (R5); a number, which has lost its last zeros on the
 * way, gets them back up to `places`. Nothing is ever cut.
 */
export function formatPrice(value: unknown, places = 0): string {
  const text = readDecimal(value);
  if (text === undefined) return dash;
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = text.slice(sign.length).split('.');
  const digits = typeof value === 'number' ? fraction.padEnd(places, '0') : fraction;
  return sign + groupDigits(whole) + (digits && `.${digits}`);
}

/** A position with what can be told of it only among the others. */
export interface PositionRow<Position> {
  position: Position;
  side: PositionSide;
  /** The instrument's precision. */
  places: number;
  /** The finest of all volumes: they stand under each other. */
  volumePlaces: number;
  /** The profit against the largest profit or loss of all, -1 to 1: the length of its bar. */
  share: number;
}

/** The positions as the tables show them, in the server's order. */
export function positionRows<Position extends PositionFields>(positions: readonly Position[]): PositionRow<Position>[] {
  const places = pricePlaces(positions);
  // For drawing only: what is written is the decimal text itself.
  const size = (profit: unknown) => Number(readDecimal(profit) ?? 0);
  const volumePlaces = positions.reduce((finest, { volume }) => Math.max(finest, placesOf(volume)), 0);
  const most = positions.reduce((largest, { profit }) => Math.max(largest, Math.abs(size(profit))), 0);
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
  /** The server counts more positions than it sent: the sums are over those that are here. */
  isPartial: boolean;
}

/** Number, volume and profit of an account's positions: the server's count where it sends one, exact sums over the rows (R160). */
export function positionTotals(positions: readonly PositionFields[], total: unknown): PositionTotals {
  const count = readDecimal(total) === undefined ? positions.length : total;
  return {
    count,
    volume: sumDecimals(positions.map(({ volume }) => volume)),
    profit: withCents(sumDecimals(positions.map(({ profit }) => profit))),
    isPartial: Number(count) > positions.length,
  };
}
