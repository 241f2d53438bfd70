import { plainDecimal, subtractDecimals, sumDecimals, withCents } from '../../lib/decimals';
import type { StatusLook } from '../../lib/tone';
import { trimText } from '../../lib/text';
import { readDecimal } from '../../lib/numbers';

/** Section 4's labels, in the order of the filter. */
export const phaseLabels = [
  { step: 1, label: 'Phase 1' },
  { step: 2, label: 'Phase 2' },
  { step: 3, label: 'Funded' },
  { step: 0, label: 'Failed' },
] as const;

const tones = new Map<string, StatusLook['tone']>([
  ['1', 'info'],
  ['2', 'info'],
  ['3', 'ok'],
  ['0', 'bad'],
]);

/**
 * An account's phase (section 4). Other steps are shown as 'Step' and the number; a missing or
 * unreadable step as 'Unknown'.
 */
export function phaseLook(step: unknown): StatusLook {
  const text = plainDecimal(step);
  if (text === undefined) return { label: 'Unknown', tone: 'neutral' };
  const known = phaseLabels.find((phase) => String(phase.step) === text);
  return { label: known?.label ?? `Step ${text}`, tone: tones.get(text) ?? 'neutral' };
}

/** The step for a value in the URL. Undefined for any other text, which then filters nothing. */
export const phaseStep = (text: string): number | undefined =>
  phaseLabels.find(({ step }) => String(step) === text)?.step;

/** The filters of /trading as they are in the URL. An empty text filters nothing. */
export interface TradingFilters {
  search: string;
  /** A step number. */
  phase: string;
}

export const noTradingFilters: TradingFilters = { search: '', phase: '' };

/**
 * The values of account_status and account_type with section 2's labels, in the order of the
 * filters.
 */
export const accountStatuses = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
] as const;
export const accountTypes = [
  { value: 'funded', label: 'Funded' },
  { value: 'funded_eligible', label: 'Funded Eligible' },
] as const;

type Mt5AccountStatus = (typeof accountStatuses)[number]['value'];
type Mt5AccountType = (typeof accountTypes)[number]['value'];

/** The filters of /mt5-users, with the API's names. */
export interface Mt5UserFilters {
  search: string;
  account_status: string;
  account_type: string;
}

export const noMt5UserFilters: Mt5UserFilters = {
  search: '',
  account_status: '',
  account_type: '',
};

/** The OpenAPI document limits a search to this length. */
const maxSearchLength = 200;

const searchOf = (text: string) =>
  trimText(text).normalize('NFC').slice(0, maxSearchLength).trimEnd() || undefined;

/** Leaves out undefined parameters: an empty parameter would be a different request. */
const withoutUndefined = <Query extends object>(
  query: Query,
): { [Name in keyof Query]?: NonNullable<Query[Name]> } =>
  // The names stay the same; only undefined values are removed.
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Query]?: NonNullable<Query[Name]>;
  };

/** The query parameters for these filters (section 7). Unknown values filter nothing (R162). */
export const tradingQuery = ({
  phase,
  search,
}: TradingFilters): { phase?: number; search?: string } =>
  withoutUndefined({ phase: phaseStep(phase), search: searchOf(search) });

/** The query parameters for the filters of /mt5-users. */
export const mt5UserQuery = ({
  account_status,
  account_type,
  search,
}: Mt5UserFilters): {
  account_status?: Mt5AccountStatus;
  account_type?: Mt5AccountType;
  search?: string;
} =>
  withoutUndefined({
    account_status: accountStatuses.find(({ value }) => value === account_status)?.value,
    account_type: accountTypes.find(({ value }) => value === account_type)?.value,
    search: searchOf(search),
  });

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
