import { sumDecimals } from './decimals';
import { readDecimal } from './numbers';

/** Section 5, Fund Wallet. */
const texts = { required: 'Please enter a valid amount', positive: 'Please enter a valid positive amount' };

/** Fifteen digits before the point and eight behind it: more is a slip of the finger (R157). */
const typed = /^\+?(\d{0,15})(?:\.(\d{0,8}))?$/;

/** The amount that a text names, as decimal text with its cents: ' 500 ' is '500.00'. Undefined unless it is a number greater than 0. */
export function readFunding(text: string): string | undefined {
  const [, whole = '', fraction = ''] = typed.exec(text.trim()) ?? [];
  return /[1-9]/.test(whole + fraction) ? `${String(BigInt(whole || '0'))}.${fraction.padEnd(2, '0')}` : undefined;
}

/** What is wrong with the amount, in section 5's words; undefined when it is fine. */
export function fundingError(text: string): string | undefined {
  if (text.trim() === '') return texts.required;
  return readFunding(text) === undefined ? texts.positive : undefined;
}

/** What an account was given in play, all in all. Never money: no call was made, and no total counts it (R158). */
export interface FundedAmount {
  /** As text: the list's number and the address's text are the same login (R6). */
  login: string;
  /** Decimal text. */
  amount: string;
}

export type FundedAmounts = readonly FundedAmount[];

/** What the account has been given so far; undefined for nothing. */
export const fundedAmount = (amounts: FundedAmounts, login: unknown): string | undefined => amounts.find((funded) => funded.login === String(login))?.amount;

export const withoutFunding = (amounts: FundedAmounts, login: unknown): FundedAmounts => amounts.filter((funded) => funded.login !== String(login));

/** Adds to what the account has been given, exactly: 0.10 and 0.20 are 0.30. */
export const withFunding = (amounts: FundedAmounts, login: unknown, amount: string): FundedAmounts => [
  ...withoutFunding(amounts, login),
  { login: String(login), amount: sumDecimals([fundedAmount(amounts, login), amount]) },
];

const isFunding = (raw: unknown): raw is FundedAmount =>
  typeof raw === 'object' && raw !== null && 'login' in raw && 'amount' in raw && typeof raw.login === 'string' && typeof raw.amount === 'string' && /^\d+\.\d{2,}$/.test(readDecimal(raw.amount) ?? '');

/** What was stored, checked (R29): an entry that can't be read costs only itself. Undefined for what is no list. */
export const parseFundedAmounts = (raw: unknown): FundedAmounts | undefined =>
  Array.isArray(raw) ? raw.filter(isFunding).reduce<FundedAmounts>((amounts, { login, amount }) => withFunding(amounts, login, amount), []) : undefined;
