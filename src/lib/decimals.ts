import { readDecimal } from './numbers';

interface Scaled {
  units: bigint;
  places: number;
}

function scale(text: string): Scaled {
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length };
}

function unscale({ units, places }: Scaled): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const cut = digits.length - places;
  return (units < 0n ? '-' : '') + digits.slice(0, cut) + (places ? `.${digits.slice(cut)}` : '');
}

/** Adds exactly: 0.1 plus 0.2 is '0.3'. Anything but an amount counts as 0. */
export function sumDecimals(values: readonly unknown[]): string {
  const terms = values
    .map(readDecimal)
    .filter((text) => text !== undefined)
    .map(scale);
  const places = terms.reduce((finest, term) => Math.max(finest, term.places), 0);
  const units = terms.reduce(
    (sum, term) => sum + term.units * 10n ** BigInt(places - term.places),
    0n,
  );
  return unscale({ units, places });
}

const negated = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`);

export function subtractDecimals(from: unknown, amount: unknown): string | undefined {
  const [minuend, subtrahend] = [readDecimal(from), readDecimal(amount)];
  return minuend === undefined || subtrahend === undefined
    ? undefined
    : sumDecimals([minuend, negated(subtrahend)]);
}

export function largestDecimal(values: readonly unknown[]): string | undefined {
  const amounts = values.map(readDecimal).filter((text) => text !== undefined);
  return amounts.reduce<string | undefined>(
    (most, text) =>
      most === undefined || subtractDecimals(most, text)?.startsWith('-') ? text : most,
    undefined,
  );
}

/** From 0 to 1 in thousandths, for bars. */
export function shareOfDecimal(value: unknown, whole: unknown): number {
  const { over, under } = ratioOf(value, whole) ?? { over: 0n, under: 1n };
  return Math.min(Number((over * 1000n) / under) / 1000, 1);
}

/** '0.3' becomes '0.30' (R104). */
export const withCents = (amount: string): string => (/\.\d$/.test(amount) ? `${amount}0` : amount);

export function plainDecimal(value: unknown): string | undefined {
  const text = readDecimal(value)
    ?.replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  return text === '-0' ? '0' : text;
}

export interface Ratio {
  over: bigint;
  under: bigint;
}

export function ratioOf(over: unknown, under: unknown): Ratio | undefined {
  const [top, bottom] = [readDecimal(over), readDecimal(under)];
  if (top === undefined || bottom === undefined) return undefined;
  const [one, other] = [scale(top), scale(bottom)];
  const ratio = {
    over: one.units * 10n ** BigInt(other.places),
    under: other.units * 10n ** BigInt(one.places),
  };
  return ratio.over > 0n && ratio.under > 0n ? ratio : undefined;
}

export function compareRatios(one: Ratio, other: Ratio): number {
  const [left, right] = [one.over * other.under, other.over * one.under];
  return left < right ? -1 : left > right ? 1 : 0;
}

export function medianRatio(sorted: readonly Ratio[]): Ratio | undefined {
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!upper || !lower || upper === lower) return upper;
  return {
    over: upper.over * lower.under + lower.over * upper.under,
    under: 2n * upper.under * lower.under,
  };
}

export function isOffBy(percent: number, ratio: Ratio, from: Ratio): boolean {
  const difference = ratio.over * from.under - from.over * ratio.under;
  return (
    (difference < 0n ? -difference : difference) * 100n > BigInt(percent) * from.over * ratio.under
  );
}

export function percentOf(percent: string, amount: string): string | undefined {
  if (readDecimal(percent) === undefined || readDecimal(amount) === undefined) return undefined;
  const [one, other] = [scale(percent), scale(amount)];
  return plainDecimal(
    unscale({ units: one.units * other.units, places: one.places + other.places + 2 }),
  );
}
