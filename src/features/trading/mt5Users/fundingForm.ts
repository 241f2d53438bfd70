import { isBlank } from '../../../lib/text';
import { readTyped, typedProblem, unreadableNumber } from '../../../lib/typedNumbers';

/** Section 5, Fund Wallet. */
const texts = {
  required: 'Please enter a valid amount',
  positive: 'Please enter a valid positive amount',
};

/**
 * Section 5's error text for an amount, or what else is wrong with it as a number (R157). Undefined
 * if it is valid.
 */
export function fundingError(text: string): string | undefined {
  if (isBlank(text)) return texts.required;
  const problem = typedProblem(text);
  return problem === unreadableNumber || Number(readTyped(text)) <= 0 ? texts.positive : problem;
}

/**
 * Reads an amount and returns it as decimal text with cents: ' 500 ' becomes '500.00'. Undefined
 * unless it is valid.
 */
export function readFunding(text: string): string | undefined {
  const [whole = '', fraction = ''] = readTyped(text)?.split('.') ?? [];
  return fundingError(text) === undefined
    ? `${String(BigInt(whole))}.${fraction.padEnd(2, '0')}`
    : undefined;
}
