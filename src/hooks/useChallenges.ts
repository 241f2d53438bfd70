import { listChallenges, type ChallengePageQuery } from '../api/challenges';
import type { Page } from '../api/page';
import type { Challenge } from '../api/types';
import { keys } from './keys';
import { useListReading, type ListReading } from './reading';

/** One page of a class of challenges; the previous page's rows stand in while it loads. */
export const useChallenges = (query: ChallengePageQuery): ListReading<Page<Challenge>> => useListReading(keys.challenges.list(query), () => listChallenges(query));
