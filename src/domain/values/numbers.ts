import { dash } from './text';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
const plain = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20, useGrouping: false, signDisplay: 'negative' });
const decimal = /^-?\d{1,100}(\.\d{1,100})?$/;

/** Reads a number or decimal text sent by the API, without rounding. Undefined for anything else (R5). */
export function readDecimal(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return plain.format(value);
  return typeof value === 'string' && decimal.test(value) ? value : undefined;
}

/** Groups the digits of a whole number of any length in threes. */
export const groupDigits = (digits: string): string => grouped.format(BigInt(digits));

/** Formats a count with grouped thousands. A dash if it isn't a number (R5). */
export function formatCount(value: unknown): string {
  const text = readDecimal(value);
  if (text === undefined) return dash;
  // Strings keep all digits (R48). The types don't know that `format` takes any decimal.
  return grouped.format(text as `${number}`);
}

/** A number that JSON.parse may change: one of 16 digits or more, or with a large exponent. */
const long = /\d[\d.]{15}|\de[+-]?\d{3}/i;
/** A text, so that no number in it counts, or a number. */
const textOrNumber = /"[^"\\]*(?:\\[^][^"\\]*)*"?|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/gi;

const digitsOf = (number: string) => number.replace(/e.*|[-.]/gi, '').replace(/^0+|0+$/g, '');

/**
 * Puts each number of a JSON text that JavaScript's numbers can't hold into quotes (R48), so that `JSON.parse` keeps its digits: the id
 * 9007199254740993 becomes '9007199254740993' instead of 9007199254740992. Ids (R6) and amounts (R5) may be texts anyway.
 */
export const keepLongNumbers = (json: string): string =>
  long.test(json)
    ? json.replace(textOrNumber, (found) =>
        found.startsWith('"') || digitsOf(String(Number(found))) === digitsOf(found) ? found : `"${found}"`,
      )
    : json;
