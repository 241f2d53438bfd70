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

/**
 * The exact sum of amounts as decimal text: 0.1 plus 0.2 is '0.3'. A value that isn't an amount
 * counts as 0.
 */
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

/**
 * The exact difference of two amounts as decimal text: 0.3 minus 0.1 is '0.2'. Undefined unless
 * both are amounts.
 */
export function subtractDecimals(from: unknown, amount: unknown): string | undefined {
  const [minuend, subtrahend] = [readDecimal(from), readDecimal(amount)];
  return minuend === undefined || subtrahend === undefined
    ? undefined
    : sumDecimals([minuend, negated(subtrahend)]);
}

const isNegative = (text: string) => text.startsWith('-');

/** The largest of some amounts. Undefined if none is an amount. */
export function largestDecimal(values: readonly unknown[]): string | undefined {
  const amounts = values.map(readDecimal).filter((text) => text !== undefined);
  return amounts.reduce<string | undefined>(
    (most, text) =>
      most === undefined || isNegative(subtractDecimals(most, text) ?? '') ? text : most,
    undefined,
  );
}

/**
 * An amount as a share of another, 0 to 1 in thousandths, for drawing. 0 unless both are amounts of
 * more than 0.
 */
export function shareOfDecimal(value: unknown, whole: unknown): number {
  const [part, all] = [readDecimal(value), readDecimal(whole)].map((text) => scale(text ?? '0'));
  if (!part || !all || part.units <= 0n || all.units <= 0n) return 0;
  const thousandths =
    (part.units * 1000n * 10n ** BigInt(all.places)) / (all.units * 10n ** BigInt(part.places));
  return thousandths < 1000n ? Number(thousandths) / 1000 : 1;
}

/**
 * Completes the cents of a calculated amount: '0.3' becomes '0.30'. Amounts with no decimals or
 * with two or more stay as they are (R104).
 */
export const withCents = (amount: string): string => (/\.\d$/.test(amount) ? `${amount}0` : amount);

/**
 * Removes unnecessary zeros: 1250.5, '1250.50' and '01250.5' all become '1250.5'. Undefined if it
 * isn't a decimal.
 */
export function plainDecimal(value: unknown): string | undefined {
  const text = readDecimal(value)
    ?.replace(/^(-?)0+(?=\d)/, '$1')
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');
  return text === '-0' ? '0' : text;
}
