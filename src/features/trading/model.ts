import type {
  ListMt5UsersQuery,
  ListTradingAccountsQuery,
  Mt5User,
  PageQuery,
  Position,
  TotalledPage,
  TradingAccount,
} from '~/api/types';
import { plainDecimal, subtractDecimals, sumDecimals, withCents } from '~/lib/decimals';
import type { Load } from '~/lib/load';
import { readDecimal } from '~/lib/numbers';
import { oneOf, type Loose } from '~/lib/records';
import { trimText } from '~/lib/text';
import type { StatusBadge } from '~/lib/tone';

type Paged<Query> = Omit<Query, 'page' | 'page_size'> & PageQuery;

export type TradingAccountPageQuery = Paged<ListTradingAccountsQuery>;
export type Mt5UserPageQuery = Paged<ListMt5UsersQuery>;

export const accountTotals = [
  'total_accounts',
  'active_positions',
  'total_equity',
  'total_balance',
] as const;
export const positionTotals = ['balance', 'equity', 'total_positions'] as const;
export const userTotals = [
  'total_trading_users',
  'total_balance',
  'total_funded',
  'total_funded_eligible',
] as const;

export type TradingAccountList = TotalledPage<TradingAccount, (typeof accountTotals)[number]>;
export type PositionList = TotalledPage<Position, (typeof positionTotals)[number]>;
export type Mt5UserList = TotalledPage<Mt5User, (typeof userTotals)[number]>;

export type PositionsLoad = Load<PositionList> | { status: 'missing'; onRetry: () => void };

export type Holder = Partial<Pick<Mt5User, 'name' | 'email'>>;

/** In the filter's order. */
export const phases: readonly (StatusBadge & { step: number })[] = [
  { step: 1, label: 'Phase 1', tone: 'info' },
  { step: 2, label: 'Phase 2', tone: 'info' },
  { step: 3, label: 'Funded', tone: 'ok' },
  { step: 0, label: 'Failed', tone: 'bad' },
];

export function phaseBadge(step: unknown): StatusBadge {
  const text = plainDecimal(step);
  if (text === undefined) return { label: 'Unknown', tone: 'neutral' };
  const known = phases.find((phase) => String(phase.step) === text);
  return known
    ? { label: known.label, tone: known.tone }
    : { label: `Step ${text}`, tone: 'neutral' };
}

export const phaseStep = (text: string): number | undefined =>
  phases.find(({ step }) => String(step) === text)?.step;

export const noTradingFilters = { search: '', phase: '' };
export type TradingFilters = typeof noTradingFilters;

export const accountStatuses = { active: 'Active', inactive: 'Inactive' } as const;
export const accountTypes = { funded: 'Funded', funded_eligible: 'Funded Eligible' } as const;

export const noMt5UserFilters = { search: '', account_status: '', account_type: '' };
export type Mt5UserFilters = typeof noMt5UserFilters;

/** The OpenAPI document limits a search to this length. */
const maxSearchLength = 200;

const searchOf = (text: string) =>
  trimText(text).normalize('NFC').slice(0, maxSearchLength).trimEnd() || undefined;

/** An empty parameter would be a different request. */
const withoutUndefined = (query: object) =>
  Object.fromEntries(
    Object.entries(query).filter((entry: [string, unknown]) => entry[1] !== undefined),
  );

/** Unknown values filter nothing (R162). */
export const tradingQuery = ({
  phase,
  search,
}: TradingFilters): Pick<ListTradingAccountsQuery, 'phase' | 'search'> =>
  withoutUndefined({ phase: phaseStep(phase), search: searchOf(search) });

export const mt5UserQuery = ({
  account_status,
  account_type,
  search,
}: Mt5UserFilters): Omit<ListMt5UsersQuery, 'page' | 'page_size'> =>
  withoutUndefined({
    account_status: oneOf(accountStatuses)(account_status),
    account_type: oneOf(accountTypes)(account_type),
    search: searchOf(search),
  });

/**
 * A total. If the server sends none, it needs all pages, because one page's figure is no total
 * (R23).
 */
export type Figure = { value: unknown } | 'needs all pages';

interface Rows<Totals, Field extends string> {
  count: number;
  totals: Totals;
  results: readonly Partial<Record<Field, unknown>>[];
  /** The totals cover all accounts, so they aren't shown beside a filtered list. */
  isFiltered?: boolean;
}

const isAmount = (value: unknown) => readDecimal(value) !== undefined;

const sumOf = (values: readonly unknown[]) =>
  values.length > 0 && !values.some(isAmount) ? undefined : withCents(sumDecimals(values));

function figure(
  total: unknown,
  { count, results, isFiltered }: Rows<unknown, string>,
  counted: () => unknown,
): Figure {
  if (isAmount(total)) return { value: total };
  return isFiltered || results.length < count ? 'needs all pages' : { value: counted() };
}

const sumFigure = <Field extends string>(
  total: unknown,
  list: Rows<unknown, Field>,
  field: Field,
): Figure => figure(total, list, () => sumOf(list.results.map((row) => row[field])));

/** Without a total, this is the list's count (R153). */
const accountCount = (total: unknown, count: number): Figure => ({
  value: isAmount(total) ? total : count,
});

export const tradingFigures = (
  list: Rows<TradingAccountList['totals'], 'balance' | 'equity' | 'positions'>,
) => ({
  accounts: accountCount(list.totals.total_accounts, list.count),
  positions: sumFigure(list.totals.active_positions, list, 'positions'),
  balance: sumFigure(list.totals.total_balance, list, 'balance'),
  equity: sumFigure(list.totals.total_equity, list, 'equity'),
});

/** Simulated amounts are never included (R158). */
export function mt5UserFigures(
  list: Rows<Mt5UserList['totals'], 'balance' | 'funded' | 'funded_eligible'>,
) {
  const { count, results, totals } = list;
  const countOf = (field: 'funded' | 'funded_eligible') => () =>
    results.filter((row) => row[field] === true).length;
  return {
    accounts: accountCount(totals.total_trading_users, count),
    funded: figure(totals.total_funded, list, countOf('funded')),
    eligible: figure(totals.total_funded_eligible, list, countOf('funded_eligible')),
    balance: sumFigure(totals.total_balance, list, 'balance'),
  };
}

/** Equity minus balance (R24). The positions are newer than the row, which fills the gaps (R154). */
export function accountFigures(
  newer: Loose<TradingAccount> | undefined,
  row: Loose<TradingAccount> | undefined,
): { balance: unknown; equity: unknown; profit: string | undefined } {
  const balance = [newer?.balance, row?.balance].find(isAmount);
  const equity = [newer?.equity, row?.equity].find(isAmount);
  const difference = subtractDecimals(equity, balance);
  return { balance, equity, profit: difference && withCents(difference) };
}

/** Funded or Eligible is shown beside Active or Inactive (R47). */
export function mt5UserBadges({
  funded,
  funded_eligible,
  is_active,
}: Loose<Mt5User>): StatusBadge[] {
  const badges: StatusBadge[] = [
    is_active === true ? { label: 'Active', tone: 'ok' } : { label: 'Inactive', tone: 'warn' },
  ];
  if (funded === true) badges.push({ label: 'Funded', tone: 'ok' });
  else if (funded_eligible === true) badges.push({ label: 'Eligible', tone: 'warn' });
  return badges;
}
