import { subtractDecimals, sumDecimals, withCents } from '../../lib/decimals';
import { readDecimal } from '../../lib/numbers';
import type { StatusLook } from '../../lib/tone';

/**
 * A figure of a card. If `isOfPage`, it is the sum over the loaded page, because the server sent no
 * total (R23).
 */
export interface Figure {
  value: unknown;
  isOfPage: boolean;
}

interface Totalled<Row, Total extends string> {
  count: number;
  results: readonly Row[];
  totals: Partial<Record<Total, unknown>>;
}

export interface AccountFields {
  balance?: unknown;
  equity?: unknown;
  positions?: unknown;
}

export interface Mt5UserFields {
  balance?: unknown;
  funded?: unknown;
  funded_eligible?: unknown;
  is_active?: unknown;
}

const isAmount = (value: unknown) => readDecimal(value) !== undefined;

/** The exact sum over a page. Undefined if the page has rows, but none has an amount. */
const sumOf = (values: readonly unknown[]) =>
  values.length > 0 && !values.some(isAmount) ? undefined : withCents(sumDecimals(values));

const figure = (total: unknown, ofPage: () => unknown): Figure =>
  isAmount(total) ? { value: total, isOfPage: false } : { value: ofPage(), isOfPage: true };

/**
 * What the cards of a row count, by whether they count the page. Undefined for all of them if none
 * does.
 */
export function figureScopes(
  row: Record<string, Figure>,
): (figure: Figure) => 'this page' | 'all pages' | undefined {
  const isMixed = Object.values(row).some(({ isOfPage }) => isOfPage);
  return ({ isOfPage }) => (isOfPage ? 'this page' : isMixed ? 'all pages' : undefined);
}

export type TradingTotal = 'total_accounts' | 'active_positions' | 'total_balance' | 'total_equity';

/**
 * Section 2's cards of /trading: the server's totals. If a total is missing, the page's sum is
 * used; for the accounts, the list's count (R153).
 */
export const tradingFigures = ({
  count,
  results,
  totals,
}: Totalled<AccountFields, TradingTotal>): Record<
  'accounts' | 'positions' | 'balance' | 'equity',
  Figure
> => ({
  accounts: {
    value: isAmount(totals.total_accounts) ? totals.total_accounts : count,
    isOfPage: false,
  },
  positions: figure(totals.active_positions, () =>
    sumOf(results.map(({ positions }) => positions)),
  ),
  balance: figure(totals.total_balance, () => sumOf(results.map(({ balance }) => balance))),
  equity: figure(totals.total_equity, () => sumOf(results.map(({ equity }) => equity))),
});

export type Mt5UserTotal =
  | 'total_trading_users'
  | 'total_balance'
  | 'total_funded'
  | 'total_funded_eligible';

/**
 * Section 2's cards of /mt5-users, calculated in the same way (R118). Simulated amounts are never
 * included (R158).
 */
export const mt5UserFigures = ({
  count,
  results,
  totals,
}: Totalled<Mt5UserFields, Mt5UserTotal>): Record<
  'accounts' | 'funded' | 'eligible' | 'balance',
  Figure
> => ({
  accounts: {
    value: isAmount(totals.total_trading_users) ? totals.total_trading_users : count,
    isOfPage: false,
  },
  funded: figure(totals.total_funded, () => results.filter(({ funded }) => funded === true).length),
  eligible: figure(
    totals.total_funded_eligible,
    () => results.filter(({ funded_eligible }) => funded_eligible === true).length,
  ),
  balance: figure(totals.total_balance, () => sumOf(results.map(({ balance }) => balance))),
});

/** R24: equity minus balance, exact. Undefined unless both are amounts. */
function profitAndLoss({ balance, equity }: AccountFields): string | undefined {
  const difference = subtractDecimals(equity, balance);
  return difference && withCents(difference);
}

/**
 * Balance, equity and P&L of one account. The positions' response is newer, so its values are
 * preferred; the list's row fills the gaps (R154).
 */
export function accountFigures(
  newer: AccountFields | undefined,
  row: AccountFields | undefined,
): { balance: unknown; equity: unknown; profit: string | undefined } {
  const balance = [newer?.balance, row?.balance].find(isAmount);
  const equity = [newer?.equity, row?.equity].find(isAmount);
  return { balance, equity, profit: profitAndLoss({ balance, equity }) };
}

/** R47: an MT5 user is Active or Inactive, and Funded or else Eligible beside it where it is so. */
export function mt5UserLooks({ funded, funded_eligible, is_active }: Mt5UserFields): StatusLook[] {
  const looks: StatusLook[] = [
    is_active === true ? { label: 'Active', tone: 'info' } : { label: 'Inactive', tone: 'neutral' },
  ];
  if (funded === true) looks.push({ label: 'Funded', tone: 'ok' });
  else if (funded_eligible === true) looks.push({ label: 'Eligible', tone: 'warn' });
  return looks;
}
