import { call } from './client';
import { once } from './inFlight';
import { readAnyObject, readAnyRecord, readObject, readPage, type Page } from './page';
import type { Challenge, ChallengeClass, ChallengeInput, ChallengeUpdate, Id } from './types';

/** A page of one class of challenges, counted from 1. */
export interface ChallengePageQuery {
  challengeClass: ChallengeClass;
  page: number;
  pageSize: number;
}

/** One page of challenges or skill checks, newest first. */
export const listChallenges = ({ challengeClass, page, pageSize }: ChallengePageQuery): Promise<Page<Challenge>> =>
  call((api) => api.GET('/admin/challenges', { params: { query: { page, page_size: pageSize, challenge_class: challengeClass } } }), readPage<Challenge>);

/** A challenge or skill check; 404 when there is none. */
export const getChallenge = (id: Id): Promise<Challenge> => call((api) => api.GET('/admin/challenges/{id}/', { params: { path: { id } } }), readObject);

/** Creates a challenge of the class in its body and resolves with it, if the answer says it. 400 may name the fields. */
export const createChallenge = (challenge: ChallengeInput): Promise<Challenge | undefined> =>
  once(`createChallenge ${JSON.stringify(challenge)}`, () => call((api) => api.POST('/admin/challenges/create/', { body: challenge }), readAnyObject));

/** Changes what is given of a challenge and resolves with the whole of it (R9), if the answer says it. 400 may name the fields. */
export const updateChallenge = (id: Id, changes: ChallengeUpdate): Promise<Challenge | undefined> =>
  once(`updateChallenge ${JSON.stringify([id, changes])}`, () => call((api) => api.PATCH('/admin/challenges/{id}/', { params: { path: { id } }, body: changes }), readAnyRecord));
