import { dash } from './text';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
const plain = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 20,
  useGrouping: false,
  signDisplay: 'negative',
});
const decimal = /^-?\d{1,100}(\.\d{1,100})?$/;

/**
 * Reads a number or decimal text sent by the API, without rounding. Undefined for anything else.
 */
export function readDecimal(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return plain.format(value);
  return typeof value === 'string' && decimal.test(value) ? value : undefined;
}

/** Groups the digits of a whole number of any length in threes. */
export const groupDigits = (digits: string): string => grouped.format(BigInt(digits));

/** Formats a count with grouped thousands. A dash if it isn't a number. */
export function formatCount(value: unknown): string {
  const text = readDecimal(value);
  if (text === undefined) return dash;
  // Strings keep all digits. The types don't know that `format` takes any decimal.
  return grouped.format(text as `${number}`);
}

/**
 * '5%', with the digits as sent, and with zeros up to `places` decimals where it stands in a
 * column. A dash if it isn't a number.
 */
export function formatPercent(value: unknown, places = 0): string {
  const text = readDecimal(value);
  if (text === undefined) return dash;
  const [whole = '', fraction = ''] = text.split('.');
  const decimals = fraction.padEnd(places, '0');
  return `${whole}${decimals && `.${decimals}`}%`;
}
