import { dash } from '../values/text';

/** The longest address that is shown whole, and how much of a longer one is shown at each end. */
const whole = 16;
const head = 8;
const tail = 6;

/** A pay address of the wire, trimmed. Undefined if there is none. */
export const readAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** An address without its middle, for a table's cell; a dash if there is none. Two may look the same this way: decisions show it whole. */
export function shortAddress(value: unknown): string {
  const address = readAddress(value);
  if (address === undefined) return dash;
  // By code points: half of a surrogate pair would show as a broken mark.
  const marks = Array.from(address);
  return marks.length <= whole ? address : `${marks.slice(0, head).join('')}…${marks.slice(-tail).join('')}`;
}

/** Networks whose addresses mean the same in capitals and in small letters: hexadecimal, and bech32. */
const withoutCase = /^(0x[\da-f]+|(bc|tb|ltc)1[02-9ac-hj-np-z]+)$/i;

/** What two spellings of one address have in common. One that only looks alike is another. Undefined if there is none. */
export function addressKey(value: unknown): string | undefined {
  const address = readAddress(value);
  return address !== undefined && withoutCase.test(address) ? address.toLowerCase() : address;
}

/** 'TRC-20', 'trc 20' and 'TRC20' are one network. */
export const networkKey = (network: string): string => network.toLowerCase().replace(/[\s_-]/g, '');
