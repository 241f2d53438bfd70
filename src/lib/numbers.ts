import { dash } from './text';

export interface RowWords {
  one: string;
  many: string;
}

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
const plain = new Intl.NumberFormat('en-US', {
  maximumFractionDigits: 20,
  useGrouping: false,
  signDisplay: 'negative',
});
const decimal = /^-?\d{1,100}(\.\d{1,100})?$/;

/** Never rounds. Undefined for anything but a number or decimal text. */
export function readDecimal(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return plain.format(value);
  return typeof value === 'string' && decimal.test(value) ? value : undefined;
}

/** Works for any number of digits (R48). */
export const groupDigits = (digits: string): string => grouped.format(BigInt(digits));

export function formatCount(value: unknown): string {
  const text = readDecimal(value);
  if (text === undefined) return dash;
  // Intl keeps all digits of a string, which the types don't know.
  return grouped.format(text as `${number}`);
}

/** '1 user', '10,000 users'. A single word gets an 's'. */
export function countOf(count: number, words: string | RowWords): string {
  const { one, many } = typeof words === 'string' ? { one: words, many: `${words}s` } : words;
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

export const atMost = (count: number, unit: string): string => `At most ${countOf(count, unit)}`;

/** '5%', padded with zeros to `places` decimals. */
export function formatPercent(value: unknown, places = 0): string {
  const text = readDecimal(value);
  if (text === undefined) return dash;
  const [whole = '', fraction = ''] = text.split('.');
  const decimals = fraction.padEnd(places, '0');
  return `${whole}${decimals && `.${decimals}`}%`;
}
