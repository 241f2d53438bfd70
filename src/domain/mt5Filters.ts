import { phaseStep } from './tradingPhase';

/** The filters of /trading as they stand in the address; an empty text filters nothing. */
export interface TradingFilters {
  search: string;
  /** A step number. */
  phase: string;
}

export const noTradingFilters: TradingFilters = { search: '', phase: '' };

/** The values of account_status and account_type (R118) with section 2's words, in the order of the filters. */
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

/** The filters of /mt5-users, by the wire's own names. */
export interface Mt5UserFilters {
  search: string;
  account_status: string;
  account_type: string;
}

export const noMt5UserFilters: Mt5UserFilters = { search: '', account_status: '', account_type: '' };

/** The server takes no longer search text (its document says so). */
const longestSearch = 200;

const searchOf = (text: string) => text.trim().slice(0, longestSearch).trimEnd() || undefined;

/** Only what filters: an empty parameter would be another request. */
const withoutNothing = <Query extends object>(query: Query): { [Name in keyof Query]?: NonNullable<Query[Name]> } =>
  // Taking out what is undefined leaves values of the same names.
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as { [Name in keyof Query]?: NonNullable<Query[Name]> };

/** Filters in the server's terms (section 7, R24, R25); a text that means nothing filters nothing (R162). */
export const tradingQuery = ({ phase, search }: TradingFilters): { phase?: number; search?: string } => withoutNothing({ phase: phaseStep(phase), search: searchOf(search) });

/** The same for /mt5-users (R118). */
export const mt5UserQuery = ({ account_status, account_type, search }: Mt5UserFilters): { account_status?: Mt5AccountStatus; account_type?: Mt5AccountType; search?: string } =>
  withoutNothing({
    account_status: accountStatuses.find(({ value }) => value === account_status)?.value,
    account_type: accountTypes.find(({ value }) => value === account_type)?.value,
    search: searchOf(search),
  });
