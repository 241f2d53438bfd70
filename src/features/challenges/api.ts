import { readOptionalObject, readOptionalRecord, readObject, readPage } from '~/api/http/page';
import { listSource } from '~/api/reading/prefetch';
import { toLoad, useReading, type Reading } from '~/api/reading/reading';
import { call, callOnce } from '~/api/session/client';
import type { Challenge, ChallengeInput, ChallengeUpdate, Id, Page } from '~/api/types';
import type { Load } from '~/lib/load';
import { cacheKeys } from '~/features/cacheKeys';
import type { ChallengePageQuery } from './model';

export const listChallenges = (
  { challengeClass, page, pageSize }: ChallengePageQuery,
  signal?: AbortSignal,
): Promise<Page<Challenge>> =>
  call(
    (api) =>
      api.GET('/admin/challenges', {
        params: { query: { page, page_size: pageSize, challenge_class: challengeClass } },
        signal,
      }),
    readPage<Challenge>,
  );

export const getChallenge = (id: Id): Promise<Challenge> =>
  call((api) => api.GET('/admin/challenges/{id}/', { params: { path: { id } } }), readObject);

export const createChallenge = (challenge: ChallengeInput): Promise<Challenge | undefined> =>
  callOnce(
    ['createChallenge', challenge],
    (api) => api.POST('/admin/challenges/create/', { body: challenge }),
    readOptionalObject,
  );

export const updateChallenge = (id: Id, changes: ChallengeUpdate): Promise<Challenge | undefined> =>
  callOnce(
    ['updateChallenge', id, changes],
    (api) => api.PATCH('/admin/challenges/{id}/', { params: { path: { id } }, body: changes }),
    readOptionalRecord,
  );

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

export const challengesSource = listSource(cacheKeys.challenges.list, listChallenges);
