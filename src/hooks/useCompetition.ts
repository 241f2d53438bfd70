import { getCompetition } from '../api/competitions';
import type { CompetitionDetail, Id } from '../api/types';
import { keys } from './keys';
import { useReading, type Reading } from './reading';

/** A competition with its leaderboard. */
export const useCompetition = (id: Id): Reading<CompetitionDetail> => useReading(keys.competitions.detail(id), () => getCompetition(id));
