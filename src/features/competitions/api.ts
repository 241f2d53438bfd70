import { readId } from '../../lib/ids';
import { call } from '../../api/session/client';
import { once } from '../../api/http/inFlight';
import {
  readOptionalObject,
  readObject,
  readPage,
  readTotalledPage,
  type PageQuery,
  type TotalledPage,
} from '../../api/http/page';
import type {
  Competition,
  CompetitionDetail,
  Id,
  LeaderboardRow,
  NewCompetition,
} from '../../api/types';

/** The totals in a page's envelope. They count all competitions. */
const totals = ['active', 'participants', 'total_prize'] as const;

export type CompetitionList = TotalledPage<Competition, (typeof totals)[number]>;

/** Newest first. Pages count from 1. If `signal` aborts, it rejects with an AbortError. */
export const listCompetitions = (
  { page, pageSize }: PageQuery,
  signal?: AbortSignal,
): Promise<CompetitionList> =>
  call(
    (api) =>
      api.GET('/admin/competitions', { params: { query: { page, page_size: pageSize } }, signal }),
    (body) => readTotalledPage<Competition, (typeof totals)[number]>(body, totals),
  );

/**
 * The leaderboard may be missing before the competition starts. If it is there but isn't a list,
 * reading fails: otherwise a broken response would look like an empty leaderboard.
 */
function readCompetition(body: CompetitionDetail | undefined): CompetitionDetail {
  const competition: CompetitionDetail & { result?: unknown } = readObject(body);
  const isWithout =
    readId(competition.id) !== undefined &&
    competition.results === undefined &&
    competition.result === undefined;
  return { ...competition, results: isWithout ? [] : readPage<LeaderboardRow>(body).results };
}

/** With its leaderboard, best first; a missing one is empty (R172). 404 if there is none. */
export const getCompetition = (id: Id): Promise<CompetitionDetail> =>
  call((api) => api.GET('/admin/competition/{id}', { params: { path: { id } } }), readCompetition);

/** Resolves with undefined if the response doesn't contain it. A 400 may name invalid fields. */
export const createCompetition = (competition: NewCompetition): Promise<Competition | undefined> =>
  once(`createCompetition ${JSON.stringify(competition)}`, () =>
    call((api) => api.POST('/admin/competition/create', { body: competition }), readOptionalObject),
  );

/** 409 if it has already ended, 404 if there is none. */
export const endCompetition = (id: Id): Promise<void> =>
  once(`endCompetition ${JSON.stringify(id)}`, () =>
    call(
      (api) => api.POST('/admin/competition/{id}/end', { params: { path: { id } } }),
      () => undefined,
    ),
  );
