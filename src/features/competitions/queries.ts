import { type CompetitionList, getCompetition, listCompetitions } from './api';
import type { PageQuery } from '../../api/http/page';
import type { CompetitionDetail, Id } from '../../api/types';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../cacheKeys';
import { type Reading, useReading } from '../../api/reading/reading';

export const useCompetition = (id: Id): Reading<CompetitionDetail> =>
  useReading({ key: cacheKeys.competitions.detail(id), read: () => getCompetition(id) });

export const competitionsSource = (query: PageQuery): Source<CompetitionList> => ({
  key: cacheKeys.competitions.list(query),
  read: (signal) => listCompetitions(query, signal),
});
