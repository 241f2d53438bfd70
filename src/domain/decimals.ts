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

/** The exact sum of amounts as decimal text: 0.1 and 0.2 are '0.3'. What is no amount counts as nothing (R5). */
export function sumDecimals(values: readonly unknown[]): string {
  const terms = values.map(readDecimal).filter((text) => text !== undefined).map(scale);
  const places = terms.reduce((finest, term) => Math.max(finest, term.places), 0);
  const units = terms.reduce((sum, term) => sum + term.units * 10n ** BigInt(places - term.places), 0n);
  return unscale({ units, places });
}

const negated = (text: string) => (text.startsWith('-') ? text.slice(1) : `-${text}`);

/** The exact difference of two amounts as decimal text: 0.3 less 0.1 is '0.2'. Undefined unless both are amounts (R5). */
export function subtractDecimals(from: unknown, amount: unknown): string | undefined {
  const [minuend, subtrahend] = [readDecimal(from), readDecimal(amount)];
  return minuend === undefined || subtrahend === undefined ? undefined : sumDecimals([minuend, negated(subtrahend)]);
}

/** A calculated amount with its cents whole: '0.3' is '0.30'. Whole amounts and finer ones stay as they are (R104). */
export const withCents = (amount: string): string => (/\.\d$/.test(amount) ? `${amount}0` : amount);

/** A decimal without needless zeros, so that 1250.5, '1250.50' and '01250.5' are one text; undefined for what is no decimal. */
export function plainDecimal(value: unknown): string | undefined {
  const text = readDecimal(value)?.replace(/^(-?)0+(?=\d)/, '$1').replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
  return text === '-0' ? '0' : text;
}
