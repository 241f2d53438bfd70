import { dash } from './text';

/** Longest address that is shown whole, and what is left of a longer one at its ends. */
const whole = 16;
const head = 8;
const tail = 6;

/** A pay address of the wire, trimmed; undefined where there is none. */
export const readAddress = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** An address without its middle, for a table's cell; a dash where there is none. Two addresses may look the same like this: decisions show it whole. */
export function shortAddress(value: unknown): string {
  const address = readAddress(value);
  if (address === undefined) return dash;
  // By code points: half of a surrogate pair would show as a broken mark.
  const marks = Array.from(address);
  return marks.length <= whole ? address : `${marks.slice(0, head).join('')}…${marks.slice(-tail).join('')}`;
}
