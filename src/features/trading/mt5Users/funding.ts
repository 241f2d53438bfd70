import { isBlank } from '~/lib/text';
import { readTyped, typedProblem, unreadableNumber } from '~/lib/typedNumbers';
import { sumDecimals } from '~/lib/decimals';
import { readDecimal } from '~/lib/numbers';
import { readText, shape } from '~/lib/records';

/** Returns what is wrong with an amount (R157). */
export function fundingError(text: string): string | undefined {
  if (isBlank(text)) return 'Please enter a valid amount';
  const problem = typedProblem(text);
  return problem === unreadableNumber || Number(readTyped(text)) <= 0
    ? 'Please enter a valid positive amount'
    : problem;
}

export function readFunding(text: string): string | undefined {
  const [whole = '', fraction = ''] = readTyped(text)?.split('.') ?? [];
  return fundingError(text) === undefined
    ? `${String(BigInt(whole))}.${fraction.padEnd(2, '0')}`
    : undefined;
}

interface FundedAmount {
  /** As text, because lists send the login as a number and addresses have it as text. */
  login: string;
  amount: string;
}

export type FundedAmounts = readonly FundedAmount[];

export const fundedAmount = (amounts: FundedAmounts, login: unknown): string | undefined =>
  amounts.find((funded) => funded.login === String(login))?.amount;

export interface Funding extends FundedAmount {
  id: string;
}

export function fundedAmounts(fundings: readonly Funding[]): FundedAmounts {
  const totals = new Map<string, string>();
  for (const { login, amount } of fundings) {
    const total = sumDecimals([totals.get(login), amount]);
    totals.delete(login);
    totals.set(login, total);
  }
  return [...totals].map(([login, amount]) => ({ login, amount }));
}

export const parseFunding = shape<Funding>({
  id: readText,
  login: readText,
  amount: (raw) => (/^\d+\.\d{2,}$/.test(readDecimal(raw) ?? '') ? readText(raw) : undefined),
});
