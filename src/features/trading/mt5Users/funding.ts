import { isBlank } from '../../../lib/text';
import { readTyped, typedProblem, unreadableNumber } from '../../../lib/typedNumbers';
import { sumDecimals } from '../../../lib/decimals';
import { readDecimal } from '../../../lib/numbers';
import { isRecord } from '../../../lib/records';

/** Section 5, Fund Wallet. */
const texts = {
  required: 'Please enter a valid amount',
  positive: 'Please enter a valid positive amount',
};

/** Section 5's text, or what else is wrong with it as a number (R157). Undefined if it is valid. */
export function fundingError(text: string): string | undefined {
  if (isBlank(text)) return texts.required;
  const problem = typedProblem(text);
  return problem === unreadableNumber || Number(readTyped(text)) <= 0 ? texts.positive : problem;
}

/** An amount as decimal text with cents: ' 500 ' is '500.00'. Undefined unless it is valid. */
export function readFunding(text: string): string | undefined {
  const [whole = '', fraction = ''] = readTyped(text)?.split('.') ?? [];
  return fundingError(text) === undefined
    ? `${String(BigInt(whole))}.${fraction.padEnd(2, '0')}`
    : undefined;
}

/** What an account was funded with in this browser. It is simulated: no total includes it. */
export interface FundedAmount {
  /** As text, because lists send the login as a number and the URL has it as text. */
  login: string;
  amount: string;
}

export type FundedAmounts = readonly FundedAmount[];

export const fundedAmount = (amounts: FundedAmounts, login: unknown): string | undefined =>
  amounts.find((funded) => funded.login === String(login))?.amount;

/** One use of Fund Wallet. The total of an account is the sum of its fundings. */
export interface Funding extends FundedAmount {
  id: string;
}

/** The exact total of each account that was funded, in the order of their latest funding. */
export function fundedAmounts(fundings: readonly Funding[]): FundedAmounts {
  const totals = new Map<string, string>();
  for (const { login, amount } of fundings) {
    const total = sumDecimals([totals.get(login), amount]);
    totals.delete(login);
    totals.set(login, total);
  }
  return [...totals].map(([login, amount]) => ({ login, amount }));
}

function parseAmount(raw: unknown): FundedAmount | undefined {
  if (!isRecord(raw)) return undefined;
  const { login, amount } = raw;
  const isAmount = typeof amount === 'string' && /^\d+\.\d{2,}$/.test(readDecimal(amount) ?? '');
  return typeof login === 'string' && isAmount ? { login, amount } : undefined;
}

export function parseFunding(raw: unknown): Funding | undefined {
  const funded = parseAmount(raw);
  return funded && isRecord(raw) && typeof raw['id'] === 'string'
    ? { id: raw['id'], ...funded }
    : undefined;
}

/** Reads what version 1 stored, an account's total, as one funding. */
export function parseTotal(raw: unknown): Funding | undefined {
  const funded = parseAmount(raw);
  return funded && { id: `total-${funded.login}`, ...funded };
}
