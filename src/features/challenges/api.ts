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

/** A page of one class of challenges. Pages count from 1. */
export interface ChallengePageQuery extends PageQuery {
  challengeClass: ChallengeClass;
}

/** Newest first. If `signal` aborts, it rejects with an AbortError. */
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

/** 404 if there is none. */
export const getChallenge = (id: Id): Promise<Challenge> =>
  call((api) => api.GET('/admin/challenges/{id}/', { params: { path: { id } } }), readObject);

/** Resolves with undefined if the response doesn't contain it. A 400 may name invalid fields. */
export const createChallenge = (challenge: ChallengeInput): Promise<Challenge | undefined> =>
  once(`createChallenge ${JSON.stringify(challenge)}`, () =>
    call((api) => api.POST('/admin/challenges/create/', { body: challenge }), readOptionalObject),
  );

/** Resolves with the whole challenge, as `createChallenge` does. */
export const updateChallenge = (id: Id, changes: ChallengeUpdate): Promise<Challenge | undefined> =>
  once(`updateChallenge ${JSON.stringify([id, changes])}`, () =>
    call(
      (api) => api.PATCH('/admin/challenges/{id}/', { params: { path: { id } }, body: changes }),
      readOptionalRecord,
    ),
  );
