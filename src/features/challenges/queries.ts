import { type ChallengePageQuery, getChallenge, listChallenges } from './api';
import type { Page } from '../../api/http/page';
import type { Challenge, Id } from '../../api/types';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../cacheKeys';
import {
  type ListReading,
  type Reading,
  useListReading,
  useReading,
} from '../../api/reading/reading';

/** One challenge or skill check; nothing is read without an id. */
export const useChallenge = (id: Id | undefined): Reading<Challenge> =>
  useReading(
    id === undefined
      ? null
      : { key: cacheKeys.challenges.detail(id), read: () => getChallenge(id) },
  );

export const challengesSource = (query: ChallengePageQuery): Source<Page<Challenge>> => ({
  key: cacheKeys.challenges.list(query),
  read: (signal) => listChallenges(query, signal),
});

/** One page of a class of challenges; the previous page's rows stand in while it loads. */
export const useChallenges = (query: ChallengePageQuery): ListReading<Page<Challenge>> =>
  useListReading(challengesSource(query));
