import { call } from '../../api/session/client';
import { once } from '../../api/http/inFlight';
import {
  readOptionalObject,
  readOptionalRecord,
  readObject,
  readPage,
  type Page,
  type PageQuery,
} from '../../api/http/page';
import type {
  Challenge,
  ChallengeClass,
  ChallengeInput,
  ChallengeUpdate,
  Id,
} from '../../api/types';

export interface ChallengePageQuery extends PageQuery {
  challengeClass: ChallengeClass;
}

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
  once(`createChallenge ${JSON.stringify(challenge)}`, () =>
    call((api) => api.POST('/admin/challenges/create/', { body: challenge }), readOptionalObject),
  );

export const updateChallenge = (id: Id, changes: ChallengeUpdate): Promise<Challenge | undefined> =>
  once(`updateChallenge ${JSON.stringify([id, changes])}`, () =>
    call(
      (api) => api.PATCH('/admin/challenges/{id}/', { params: { path: { id } }, body: changes }),
      readOptionalRecord,
    ),
  );
