import type { Challenge, Id } from '../../api/types';
import type { Load } from '../../lib/load';
import { type Reading, useReading, toLoad } from '../../api/reading/reading';
import { type ChallengePageQuery, getChallenge, listChallenges } from './api';
import type { Page } from '../../api/http/page';
import type { Source } from '../../api/reading/prefetch';
import { cacheKeys } from '../cacheKeys';

export const toChallengeLoad = (
  challenge: Reading<Challenge>,
): Load<Challenge> | { status: 'missing' } =>
  challenge.error?.status === 404 && !challenge.data ? { status: 'missing' } : toLoad(challenge);

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
