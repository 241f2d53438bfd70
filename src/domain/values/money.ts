import { groupDigits, readDecimal } from './numbers';
import { dash } from './text';

/**
 * Formats an amount without rounding (R5). Decimal text keeps its digits exactly. A JSON number has at least two
 * decimals, or none if it is whole. Null and unreadable values are a dash. US dollars have the dollar sign; other
 * currencies have their code after the amount.
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
