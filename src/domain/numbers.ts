import { dash } from './text';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20, useGrouping: false, signDisplay: 'negative' });
const decimal = /^-?\d{1,100}(\.\d{1,100})?$/;

/** A number or decimal string of the wire as plain decimal text, unrounded; undefined for anything else (R5). */
export function readDecimal(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return plain.format(value);
  return typeof value === 'string' && decimal.test(value) ? value : undefined;
}

/** Whole digits in groups of three, however many there are. */
export const groupDigits = (digits: string): string => grouped.format(BigInt(digits));

/** A count with its thousands grouped; a dash where there is none (R5). */
export function formatCount(value: unknown): string {
  const text = readDecimal(value);
  return text === undefined ? dash : grouped.format(Number(text));
}
