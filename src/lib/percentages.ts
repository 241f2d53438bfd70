import { readDecimal } from './numbers';

/**
 * Calculates a percentage of an amount exactly, without zeros at the end. Both are decimal text.
 * Undefined if either is invalid.
 */
export function percentOf(percent: string, amount: string): string | undefined {
  if (readDecimal(percent) === undefined || readDecimal(amount) === undefined) return undefined;
  const [a = '', aFraction = ''] = percent.split('.');
  const [b = '', bFraction = ''] = amount.split('.');
  const places = aFraction.length + bFraction.length + 2;
  const units = BigInt(a + aFraction) * BigInt(b + bFraction);
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const cut = digits.length - places;
  const fraction = digits.slice(cut).replace(/0+$/, '');
  return (units < 0n ? '-' : '') + digits.slice(0, cut) + (fraction && `.${fraction}`);
}
