import { listCompetitions, type CompetitionList } from '../api/competitions';
import { keys, type PageQuery } from './keys';
import { useListReading, type ListReading } from './reading';

/** One page of competitions with the totals of all; the previous page's rows stand in while it loads. */
export const useCompetitions = (query: PageQuery): ListReading<CompetitionList> => useListReading(keys.competitions.list(query), () => listCompetitions(query));
