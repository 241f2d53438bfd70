import { phaseStep } from './phase';
import { trimText } from '../../lib/text';

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

export type Mt5AccountStatus = (typeof accountStatuses)[number]['value'];
export type Mt5AccountType = (typeof accountTypes)[number]['value'];

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
