import { localDay } from '../../../lib/dates';
import { matchesSearch } from '../../../lib/text';

export interface FilterableChallenge {
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
