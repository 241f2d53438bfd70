import { dash } from '../values/text';

/** The longest address that is shown whole, and how much of a longer one is shown at each end. */
const whole = 16;
const head = 8;
const tail = 6;

/** The pay address as the API sent it, trimmed. Undefined if there is none. */
export const readAddress = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/**
 * Shortens an address for a table cell by leaving out its middle. A dash if there is none. Two addresses may look the same this way, so
 * decisions show it whole.
 */
export function shortAddress(value: unknown): string {
  const address = readAddress(value);
  if (address === undefined) return dash;
  // By code points: half of a surrogate pair would show as a broken mark.
  const marks = Array.from(address);
  return marks.length <= whole ? address : `${marks.slice(0, head).join('')}…${marks.slice(-tail).join('')}`;
}

/** Networks on which upper and lower case make no difference: their addresses are hexadecimal or bech32. */
const withoutCase = /^(0x[\da-f]+|(bc|tb|ltc)1[02-9ac-hj-np-z]+)$/i;

/**
 * Returns a key that is equal for two spellings of the same address, and different for addresses that only look alike. Undefined if there
 * is none.
 */
export function addressKey(value: unknown): string | undefined {
  const address = readAddress(value);
  return address !== undefined && withoutCase.test(address) ? address.toLowerCase() : address;
}

/** Returns the same key for 'TRC-20', 'trc 20' and 'TRC20'. */
export const networkKey = (network: string): string => network.toLowerCase().replace(/[\s_-]/g, '');
