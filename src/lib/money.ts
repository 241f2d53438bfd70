import { readDecimal, groupDigits } from './numbers';
import { dash, isolate } from './text';

export interface Amount {
  value: unknown;
  currency?: string | undefined;
}

export type Places = ReadonlyMap<string, number>;

const dollars = 'USD';
/** The least number of decimals: '$1,250.50'. */
const cents = 2;
const needless = /(?<=^\d{2}\d*?)0+$/;

/** '1249.870000' has the decimals '87'. */
function partsOf(decimal: string): [whole: string, fraction: string] {
  const [whole = '', fraction = ''] = decimal.split('.');
  return [whole, fraction.replace(needless, '')];
}
/** One odd row must not fill a column with zeros (R280). */
const mostShared = 8;

export function sharedPlaces(amounts: Iterable<Amount>): Places {
  const places = new Map<string, number>();
  for (const { value, currency = dollars } of amounts) {
    // Skips the work for whole numbers, because a list may have a hundred thousand.
    const { length } = Number.isInteger(value) ? '' : partsOf(readDecimal(value) ?? '')[1];
    const wanted = length === 0 ? 0 : length > mostShared ? cents : Math.max(cents, length);
    if (wanted > (places.get(currency) ?? 0)) places.set(currency, wanted);
  }
  return places;
}

/**
 * Never rounds. Anything but an amount becomes a dash. Currencies other than the dollar follow the
 * amount as a code.
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
