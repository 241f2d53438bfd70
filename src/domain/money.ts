import { groupDigits, readDecimal } from './numbers';
import { dash } from './text';

/**
 * An amount, never rounded (R5). A decimal string keeps its digits exactly; a number shows its fraction with at least two digits,
 * and none when it is whole. Null and garbage show a dash. Dollars carry their sign, any other currency its code.
 */
export function formatMoney(value: unknown, currency = 'USD'): string {
  const text = readDecimal(value);
  if (text === undefined) return dash;
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = text.slice(sign.length).split('.');
  const cents = typeof value === 'number' && fraction ? fraction.padEnd(2, '0') : fraction;
  const amount = groupDigits(whole) + (cents && `.${cents}`);
  return currency === 'USD' ? `${sign}$${amount}` : `${sign}${amount} ${currency}`;
}
