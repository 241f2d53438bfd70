import { plainDecimal } from './decimals';

/** An exact fraction. `under` is above 0. */
export interface Ratio {
  over: bigint;
  under: bigint;
}

const placesOf = (text: string) => text.split('.')[1]?.length ?? 0;
const unitsOf = (text: string, places: number) =>
  BigInt(text.replace('.', '') + '0'.repeat(places - placesOf(text)));

/** Divides one amount by another, exactly. Undefined unless both are amounts above 0. */
export function ratioOf(over: unknown, under: unknown): Ratio | undefined {
  const [top, bottom] = [plainDecimal(over), plainDecimal(under)];
  if (top === undefined || bottom === undefined) return undefined;
  const places = Math.max(placesOf(top), placesOf(bottom));
  const ratio = { over: unitsOf(top, places), under: unitsOf(bottom, places) };
  return ratio.over > 0n && ratio.under > 0n ? ratio : undefined;
}

export function compareRatios(one: Ratio, other: Ratio): number {
  const [left, right] = [one.over * other.under, other.over * one.under];
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * The median of sorted ratios: the middle one, or the mean of the two in the middle. Undefined if
 * there are none.
 */
export function medianRatio(sorted: readonly Ratio[]): Ratio | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!upper || !lower || upper === lower) return upper;
  return {
    over: upper.over * lower.under + lower.over * upper.under,
    under: 2n * upper.under * lower.under,
  };
}

/** Whether a ratio differs from another one by more than this percentage of the other. */
export function isOffBy(percent: number, ratio: Ratio, from: Ratio): boolean {
  const difference = ratio.over * from.under - from.over * ratio.under;
  return (
    (difference < 0n ? -difference : difference) * 100n > BigInt(percent) * from.over * ratio.under
  );
}
