import { readDecimal } from './numbers';

const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;

/** Section 5: a number input as a number. Empty is 0, as a conversion has it; NaN for what is none or can't be sent. */
export function numberOf(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  const value = number.test(trimmed) ? Number(trimmed) : NaN;
  return Number.isFinite(value) ? value : NaN;
}

/** A number input as plain decimal text, its digits as typed; undefined for what is empty or no number. */
export const decimalOf = (text: string): string | undefined => readDecimal(text.trim()) ?? (text.trim() === '' ? undefined : readDecimal(numberOf(text)));

/** Decimal text without zeros that mean nothing, so that '100000.00' and '100000' are the same. Undefined as for `decimalOf`. */
export function plainDecimalOf(text: string): string | undefined {
  const decimal = decimalOf(text);
  if (decimal === undefined) return undefined;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)0*(\d+?)(?:\.(\d*?)0*)?$/.exec(decimal) ?? [];
  const digits = fraction === '' ? whole : `${whole}.${fraction}`;
  return digits === '0' ? digits : sign + digits;
}
