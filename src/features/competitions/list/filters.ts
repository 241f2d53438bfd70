import { matchesSearch } from '../../../lib/text';
import { competitionStatus, runningFirst, type CompetitionDates } from '../status';

export interface FilterableCompetition extends CompetitionDates {
  name?: unknown;
}

/** The filters of the competition list. An empty text filters nothing. */
export interface CompetitionFilters {
  search: string;
  status: string;
}

export const noCompetitionFilters: CompetitionFilters = { search: '', status: '' };

/**
 * R25, R164: returns the competitions of the loaded page whose name contains the search (in any
 * case) and that have the status now. The running ones come first (R393).
 */
export function filterCompetitions<C extends FilterableCompetition>(
  competitions: readonly C[],
  filters: CompetitionFilters,
  now: number,
): C[] {
  const isFound = matchesSearch(filters.search);
  const found = competitions.filter(
    (competition) =>
      isFound(competition.name) &&
      (filters.status === '' || competitionStatus(competition, now) === filters.status),
  );
  return runningFirst(found, now);
}
