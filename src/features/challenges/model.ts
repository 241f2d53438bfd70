import { localDay } from '../../lib/dates';
import { matchesSearch, formatText } from '../../lib/text';
import type { StatusLook } from '../../lib/tone';

interface FilterableChallenge {
  name?: unknown;
  firm_name?: unknown;
  challenge_type?: unknown;
  status?: unknown;
  created_at?: unknown;
}

/**
 * The filters of a challenge list. An empty text filters nothing. `from` and `to` are days in UTC,
 * 'YYYY-MM-DD' (R42).
 */
export interface ChallengeFilters {
  search: string;
  type: string;
  /** R343: beside the specified ones. */
  status: string;
  from: string;
  to: string;
}

export const noChallengeFilters: ChallengeFilters = {
  search: '',
  type: '',
  status: '',
  from: '',
  to: '',
};

const dayOf = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/**
 * Section 2: keeps the challenges whose name or firm contains the search (in any case), whose type
 * and status match, and whose creation day in UTC is between the two days, inclusive. An invalid
 * day filters nothing.
 */
export function filterChallenges<C extends FilterableChallenge>(
  challenges: readonly C[],
  filters: ChallengeFilters,
): C[] {
  const isFound = matchesSearch(filters.search);
  const [from, to] = [dayOf(filters.from), dayOf(filters.to)];
  const isCreatedWithin = ({ created_at }: C) => {
    const created = localDay(created_at, 'UTC');
    return created !== '' && created >= from && (to === '' || created <= to);
  };
  return challenges.filter(
    (challenge) =>
      isFound(challenge.name, challenge.firm_name) &&
      (filters.type === '' || challenge.challenge_type === filters.type) &&
      (filters.status === '' || challenge.status === filters.status) &&
      ((from === '' && to === '') || isCreatedWithin(challenge)),
  );
}

export type ChallengeType = 'one_step' | 'two_step' | 'instant';
export type ChallengeClass = 'challenge' | 'skill_check';
export type ChallengeStatus = 'active' | 'inactive' | 'coming_soon' | 'ended';
export type AllowedInstruments = 'all' | 'crypto' | 'commodities' | 'indices' | 'forex';

/** Section 2's type filter, in its order. */
export const challengeTypeLabels: Record<ChallengeType, string> = {
  one_step: 'One Step',
  two_step: 'Two Step',
  instant: 'Instant',
};

export const instrumentLabels: Record<AllowedInstruments, string> = {
  all: 'All',
  crypto: 'Crypto',
  commodities: 'Commodities',
  indices: 'Indices',
  forex: 'Forex',
};

/** Section 4: each status has its own badge color. */
export const challengeStatusLooks: Record<ChallengeStatus, StatusLook> = {
  active: { label: 'Active', tone: 'ok' },
  inactive: { label: 'Inactive', tone: 'neutral' },
  coming_soon: { label: 'Coming Soon', tone: 'info' },
  ended: { label: 'Ended', tone: 'warn' },
};

/** Whether a value is one of the record's own keys. */
const isKeyOf = <Key extends string>(known: Record<Key, unknown>, value: unknown): value is Key =>
  typeof value === 'string' && Object.hasOwn(known, value);

export const isChallengeType = (value: unknown): value is ChallengeType =>
  isKeyOf(challengeTypeLabels, value);
export const isChallengeStatus = (value: unknown): value is ChallengeStatus =>
  isKeyOf(challengeStatusLooks, value);
export const isAllowedInstruments = (value: unknown): value is AllowedInstruments =>
  isKeyOf(instrumentLabels, value);

/** A value that the OpenAPI document doesn't list is shown as it is. */
export const challengeTypeLabel = (type: unknown): string =>
  isChallengeType(type) ? challengeTypeLabels[type] : formatText(type);
export const instrumentsLabel = (instruments: unknown): string =>
  isAllowedInstruments(instruments) ? instrumentLabels[instruments] : formatText(instruments);

export const challengeLook = (status: unknown): StatusLook =>
  isChallengeStatus(status)
    ? challengeStatusLooks[status]
    : { label: formatText(status), tone: 'neutral' };

/** Section 4, the challenge detail list: active is green, any other status is red. */
export const challengeDetailLook = (status: unknown): StatusLook => ({
  label: challengeLook(status).label,
  tone: status === 'active' ? 'ok' : 'bad',
});

export const challengeClassOf = (value: unknown): ChallengeClass =>
  value === 'skill_check' ? 'skill_check' : 'challenge';
