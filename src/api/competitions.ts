import { call } from './client';
import { once } from './inFlight';
import { readObject, readPage, readTotalledPage, type TotalledPage } from './page';
import type { Competition, CompetitionDetail, Id, LeaderboardRow, NewCompetition } from './types';

/** The totals beside a page of competitions, over all of them. */
const totals = ['active', 'participants', 'total_prize'] as const;

export type CompetitionList = TotalledPage<Competition, (typeof totals)[number]>;

/** One page of competitions, counted from 1, newest first. */
export const listCompetitions = ({ page, pageSize }: { page: number; pageSize: number }): Promise<CompetitionList> =>
  call((api) => api.GET('/admin/competitions', { params: { query: { page, page_size: pageSize } } }), (body) => readTotalledPage<Competition, (typeof totals)[number]>(body, totals));

/** A competition with its leaderboard, best first; 404 when there is none. An answer without any leaderboard fails: a missing one is not an empty one (R172). */
export const getCompetition = (id: Id): Promise<CompetitionDetail> =>
  call(
    (api) => api.GET('/admin/competition/{id}', { params: { path: { id } } }),
    (body) => ({ ...readObject(body), results: readPage<LeaderboardRow>(body).results }),
  );

/** Creates a competition and resolves with it. 400 may name the fields. */
export const createCompetition = (competition: NewCompetition): Promise<Competition> =>
  once(`createCompetition ${JSON.stringify(competition)}`, () => call((api) => api.POST('/admin/competition/create', { body: competition }), readObject));

/** Ends a competition. 409 when it has ended before, 404 when there is none. */
export const endCompetition = (id: Id): Promise<void> =>
  once(`endCompetition ${JSON.stringify(id)}`, () => call((api) => api.POST('/admin/competition/{id}/end', { params: { path: { id } } }), () => undefined));
