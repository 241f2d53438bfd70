import { sumDecimals } from '../values/decimals';
import { readDecimal } from '../values/numbers';
import { isRecord } from '../values/records';
import { isBlank } from '../values/text';

/** Section 5, Fund Wallet. */
const texts = { required: 'Please enter a valid amount', positive: 'Please enter a valid positive amount' };

/** At most fifteen digits before the decimal point and eight after it. More is a typing error (R157). */
const typed = /^\+?(\d{0,15})(?:\.(\d{0,8}))?$/;

/**
 * Reads an amount and returns it as decimal text with cents: ' 500 ' becomes '500.00'. Undefined unless it is a number
 * greater than 0.
 */
export function readFunding(text: string): string | undefined {
  const [, whole = '', fraction = ''] = typed.exec(text.trim()) ?? [];
  return /[1-9]/.test(whole + fraction) ? `${String(BigInt(whole || '0'))}.${fraction.padEnd(2, '0')}` : undefined;
}

/** Section 5's error text for an amount; undefined if it is valid. */
export function fundingError(text: string): string | undefined {
  if (isBlank(text)) return texts.required;
  return readFunding(text) === undefined ? texts.positive : undefined;
}

/** The total that an account was funded with in this browser. It is simulated: no request is sent, and no total includes it (R158). */
export interface FundedAmount {
  /** As text, because lists send the login as a number and the URL has it as text (R6). */
  login: string;
  /** Decimal text. */
  amount: string;
}

export type FundedAmounts = readonly FundedAmount[];

/** The amount that the account was funded with so far; undefined if none. */
export const fundedAmount = (amounts: FundedAmounts, login: unknown): string | undefined =>
  amounts.find((funded) => funded.login === String(login))?.amount;

/** One use of Fund Wallet. The total of an account is the sum of its fundings. */
export interface Funding extends FundedAmount {
  id: string;
}

/** The exact total of each account that was funded: 0.10 plus 0.20 is 0.30. Accounts are in the order of their latest funding. */
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

/** Checks a stored funding (R29). Undefined if it can't be read. */
export function parseFunding(raw: unknown): Funding | undefined {
  const funded = parseAmount(raw);
  return funded && isRecord(raw) && typeof raw['id'] === 'string' ? { id: raw['id'], ...funded } : undefined;
}

/** Reads what version 1 stored, an account's total, as one funding. */
export function parseTotal(raw: unknown): Funding | undefined {
  const funded = parseAmount(raw);
  return funded && { id: `total-${funded.login}`, ...funded };
}
