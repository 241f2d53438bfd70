import { plainDecimal } from './decimals';
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

/** The same without zeros that mean nothing: '100000.00' and '100000' are one number. Undefined as for `decimalOf`. */
export const plainDecimalOf = (text: string): string | undefined => plainDecimal(decimalOf(text));
