import { groupDigits, readDecimal } from './numbers';
import { dash, isolate } from './text';

/** An amount as the wire has it, in dollars unless it names another currency. */
export interface Amount {
  value: unknown;
  currency?: string | undefined;
}

/** How many decimals the amounts of a column are shown with, by currency. */
export type Places = ReadonlyMap<string, number>;

const dollars = 'USD';
/** A fraction has cents at least: '$1,250.50'. */
const cents = 2;
/** Zeros at the end of a fraction, after its cents. */
const needless = /(?<=^\d{2}\d*?)0+$/;

/** The whole part and the decimals that say something: '1249.870000' has the decimals '87'. */
function partsOf(decimal: string): [whole: string, fraction: string] {
  const [whole = '', fraction = ''] = decimal.split('.');
  return [whole, fraction.replace(needless, '')];
}
/**
 * An amount with more decimals shows them, but the others don't follow it: one odd row must not
 * fill a column with zeros (R280).
 */
const mostShared = 8;

/**
 * The decimals that the amounts of a column share: those of the amount that has most, so that they
 * line up.
 */
export function sharedPlaces(amounts: Iterable<Amount>): Places {
  const places = new Map<string, number>();
  for (const { value, currency = dollars } of amounts) {
    // Most amounts are whole numbers; a list may have a hundred thousand of them.
    const { length } = Number.isInteger(value) ? '' : partsOf(readDecimal(value) ?? '')[1];
    const wanted = length === 0 ? 0 : length > mostShared ? cents : Math.max(cents, length);
    if (wanted > (places.get(currency) ?? 0)) places.set(currency, wanted);
  }
  return places;
}

/**
 * Formats an amount without rounding. All digits that say something are shown; a fraction has at
 * least two, and as many as the column's others if their `places` are given. Null and unreadable
 * values are a dash. US dollars have the dollar sign; other currencies have their code after the
 * amount.
 */
export function formatMoney(value: unknown, currency = dollars, places?: Places): string {
  const text = readDecimal(value);
  if (text === undefined) return dash;
  const sign = text.startsWith('-') ? '-' : '';
  const [whole, fraction] = partsOf(text.slice(sign.length));
  const decimals = fraction.padEnd(Math.max(fraction ? cents : 0, places?.get(currency) ?? 0), '0');
  const amount = groupDigits(whole) + (decimals && `.${decimals}`);
  return currency === dollars ? `${sign}$${amount}` : `${sign}${amount} ${isolate(currency)}`;
}
