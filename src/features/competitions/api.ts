import { readOptionalObject, readObject, readPage, readTotalledPage } from '~/api/http/page';
import { listSource } from '~/api/reading/prefetch';
import { useReading, type Reading } from '~/api/reading/reading';
import { call, callOnce } from '~/api/session/client';
import type {
  Competition,
  CompetitionDetail,
  Id,
  LeaderboardRow,
  NewCompetition,
  PageQuery,
  TotalledPage,
} from '~/api/types';
import { readId } from '~/lib/records';
import { cacheKeys } from '~/features/cacheKeys';

const totals = ['active', 'participants', 'total_prize'] as const;

export type CompetitionList = TotalledPage<Competition, (typeof totals)[number]>;

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
 * The leaderboard is missing before the start (R172). A broken list fails, so that it doesn't look
 * like an empty one.
 */
function readCompetition(body: CompetitionDetail | undefined): CompetitionDetail {
  const competition: CompetitionDetail & { result?: unknown } = readObject(body);
  const isWithout =
    readId(competition.id) !== undefined &&
    competition.results === undefined &&
    competition.result === undefined;
  return { ...competition, results: isWithout ? [] : readPage<LeaderboardRow>(body).results };
}

export const getCompetition = (id: Id): Promise<CompetitionDetail> =>
  call((api) => api.GET('/admin/competition/{id}', { params: { path: { id } } }), readCompetition);

export const createCompetition = (competition: NewCompetition): Promise<Competition | undefined> =>
  callOnce(
    ['createCompetition', competition],
    (api) => api.POST('/admin/competition/create', { body: competition }),
    readOptionalObject,
  );

export const endCompetition = (id: Id): Promise<void> =>
  callOnce(['endCompetition', id], (api) =>
    api.POST('/admin/competition/{id}/end', { params: { path: { id } } }),
  );

export const useCompetition = (id: Id): Reading<CompetitionDetail> =>
  useReading({ key: cacheKeys.competitions.detail(id), read: () => getCompetition(id) });

export const competitionsSource = listSource(cacheKeys.competitions.list, listCompetitions);
