import type { Position } from '~/api/types';
import { sumDecimals } from '~/lib/decimals';
import { sharesOf } from '~/lib/gain';
import { groupDigits, readDecimal } from '~/lib/numbers';
import type { Loose } from '~/lib/records';
import { dash } from '~/lib/text';

type PositionFields = Loose<Position>;

/** 0 is buy. Anything else is sell, even if it is missing (R159). */
export const positionSide = (action: unknown): 'buy' | 'sell' =>
  action === 0 || action === '0' ? 'buy' : 'sell';

const placesOf = (value: unknown) => readDecimal(value)?.split('.')[1]?.length ?? 0;

export function pricePlaces(positions: readonly PositionFields[]): ReadonlyMap<unknown, number> {
  const places = new Map<unknown, number>();
  for (const { symbol, ...prices } of positions) {
    const most = Math.max(placesOf(prices.price_open), placesOf(prices.price_current));
    places.set(symbol, Math.max(places.get(symbol) ?? 0, most));
  }
  return places;
}

/** Never rounds. JSON numbers lose zeros at the end, so they are padded; text keeps its digits. */
export function formatPrice(value: unknown, places = 0): string {
  const text = readDecimal(value);
  if (text === undefined) return dash;
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = text.slice(sign.length).split('.');
  const digits = typeof value === 'number' ? fraction.padEnd(places, '0') : fraction;
  return sign + groupDigits(whole) + (digits && `.${digits}`);
}

export interface PositionRow<Position> {
  position: Position;
  side: 'buy' | 'sell';
  places: number;
  /** Makes the column line up. */
  volumePlaces: number;
  share: number;
}

export function positionRows<Position extends PositionFields>(
  positions: readonly Position[],
): PositionRow<Position>[] {
  const places = pricePlaces(positions);
  const shares = sharesOf(positions.map(({ profit }) => profit));
  const volumePlaces = positions.reduce(
    (finest, { volume }) => Math.max(finest, placesOf(volume)),
    0,
  );
  return positions.map((position, index) => ({
    position,
    side: positionSide(position.action),
    places: places.get(position.symbol) ?? 0,
    volumePlaces,
    share: shares[index] ?? 0,
  }));
}

/** Uses the server's count, if it sent one (R160). */
export function positionTotals(positions: readonly PositionFields[], total: unknown) {
  const count = readDecimal(total) === undefined ? positions.length : total;
  return {
    count,
    volume: sumDecimals(positions.map(({ volume }) => volume)),
    isPartial: Number(count) > positions.length,
  };
}
