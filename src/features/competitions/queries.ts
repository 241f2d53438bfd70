import { type CompetitionList, getCompetition, listCompetitions } from './api';
import type { PageQuery } from '../../api/http/page';
import type { CompetitionDetail, Id } from '../../api/types';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../cacheKeys';
import {
  type ListReading,
  type Reading,
  useListReading,
  useReading,
} from '../../api/reading/reading';

/** A competition with its leaderboard. */
export const useCompetition = (id: Id): Reading<CompetitionDetail> =>
  useReading({ key: cacheKeys.competitions.detail(id), read: () => getCompetition(id) });

export const competitionsSource = (query: PageQuery): Source<CompetitionList> => ({
  key: cacheKeys.competitions.list(query),
  read: (signal) => listCompetitions(query, signal),
});

/**
 * One page of competitions with the totals over all. The rows of the previous page are shown while
 * it loads.
 */
export const useCompetitions = (query: PageQuery): ListReading<CompetitionList> =>
  useListReading(competitionsSource(query));
