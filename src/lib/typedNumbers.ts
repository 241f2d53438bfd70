import { plainDecimal } from './decimals';
import { atMost, readDecimal } from './numbers';

/** Either mark may be the decimal point, while the other one groups the digits. */
const conventions = [
  /^(\d+|[1-9]\d{0,2}(?:([,\s'’])\d{3})(?:\2\d{3})*)?(?:\.(\d*))?$/,
  /^(\d+|[1-9]\d{0,2}(?:([.\s'’])\d{3})(?:\2\d{3})*)?(?:,(\d*))?$/,
];

/** A JSON number is exact up to here. */
const mostDigits = 15;

export const unreadableNumber = 'Write a number such as 1234.56';

/** '1,234' may mean 1234 or 1.234. */
function meaningsOf(text: string): string[] {
  const [, minus = '', digits = 'none'] = /^(?:\+|([-−]?))(.*\d.*)$/.exec(text.trim()) ?? [];
  const found = conventions.map((convention) => {
    const [match, whole = '0', , fraction = ''] = convention.exec(digits) ?? [];
    return (
      match &&
      readDecimal(minus.replace('−', '-') + whole.replace(/\D/g, '') + (fraction && `.${fraction}`))
    );
  });
  return [...new Set(found)].filter((decimal) => decimal !== undefined);
}

/** '1.234,50' becomes '1234.50'. Undefined if the text has two meanings. */
export function readTyped(text: string): string | undefined {
  const [decimal, other] = meaningsOf(text);
  return other === undefined ? decimal : undefined;
}

/** 1.234 becomes '1.2340', which can't mean 1234. */
export const typedText = (decimal: string): string =>
  meaningsOf(decimal).length > 1 ? `${decimal}0` : decimal;

export function typedProblem(text: string): string | undefined {
  const [decimal, other] = meaningsOf(text);
  if (decimal === undefined) return unreadableNumber;
  if (other !== undefined)
    return `This can mean two numbers. Write ${typedText(decimal)} or ${typedText(other)}`;
  return (plainDecimal(decimal) ?? '').replace(/\D/g, '').length > mostDigits
    ? atMost(mostDigits, 'digit')
    : undefined;
}
