import { readId } from '../domain/ids';
import { call } from './client';
import { once } from './inFlight';
import { readAnyObject, readObject, readPage, readTotalledPage, type TotalledPage } from './page';
import type { Competition, CompetitionDetail, Id, LeaderboardRow, NewCompetition } from './types';

/** The totals beside a page of competitions, over all of them. */
const totals = ['active', 'participants', 'total_prize'] as const;

export type CompetitionList = TotalledPage<Competition, (typeof totals)[number]>;

/** One page of competitions, counted from 1, newest first. */
export const listCompetitions = ({ page, pageSize }: { page: number; pageSize: number }): Promise<CompetitionList> =>
  call((api) => api.GET('/admin/competitions', { params: { query: { page, page_size: pageSize } } }), (body) => readTotalledPage<Competition, (typeof totals)[number]>(body, totals));

/** One that hasn't begun may be sent without a leaderboard. What is no list fails: it isn't an empty one. */
function readCompetition(body: CompetitionDetail | undefined): CompetitionDetail {
  const competition: CompetitionDetail & { result?: unknown } = readObject(body);
  const isWithout = readId(competition.id) !== undefined && competition.results === undefined && competition.result === undefined;
  return { ...competition, results: isWithout ? [] : readPage<LeaderboardRow>(body).results };
}

/** A competition with its leaderboard, best first; 404 when there is none. A missing leaderboard is an empty one (R172). */
export const getCompetition = (id: Id): Promise<CompetitionDetail> =>
  call((api) => api.GET('/admin/competition/{id}', { params: { path: { id } } }), readCompetition);

/** Creates a competition and resolves with it, if the answer says it. 400 may name the fields. */
export const createCompetition = (competition: NewCompetition): Promise<Competition | undefined> =>
  once(`createCompetition ${JSON.stringify(competition)}`, () => call((api) => api.POST('/admin/competition/create', { body: competition }), readAnyObject));

/** Ends a competition. 409 when it has ended before, 404 when there is none. */
export const endCompetition = (id: Id): Promise<void> =>
  once(`endCompetition ${JSON.stringify(id)}`, () => call((api) => api.POST('/admin/competition/{id}/end', { params: { path: { id } } }), () => undefined));
