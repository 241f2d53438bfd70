import { HttpResponse } from 'msw';
import type { Competition } from '~/api/types';
import {
  buildCompetition,
  buildCompetitionDetail,
  buildCompetitionPage,
  buildCompetitions,
  buildLeaderboard,
  endedCompetition,
  upcomingCompetition,
} from '../../tests/fixtures/competitions';
import { buildMessage } from '../../tests/fixtures/errors';
import { api } from '../../tests/msw/api';
import { pageOf } from '../../tests/msw/query';

let competitions: Competition[] = [];
let calls: string[] = [];

/** Starts with one active, one upcoming and one ended competition, or with the given number. */
export function resetCompetitions({ count = 0 } = {}): void {
  competitions =
    count > 0
      ? buildCompetitions(count)
      : [buildCompetition(), upcomingCompetition, endedCompetition];
  calls = [];
}

/** The changes that were requested, for example 'POST end 71'. */
export const changesAsked = (): readonly string[] => calls;

/** The calls of the competition screens. They really create and end competitions. */
export const competitionsBackend = [
  api.get('/admin/competitions', ({ query, response }) =>
    response(200).json(buildCompetitionPage(pageOf(query, 20), competitions)),
  ),
  api.get('/admin/competition/{id}', ({ params, response }) => {
    const found = competitions.find(({ id }) => String(id) === params.id);
    if (!found)
      return response.untyped(
        HttpResponse.json({ message: 'Competition not found.' }, { status: 404 }),
      );
    return response(200).json(buildCompetitionDetail({ ...found, results: buildLeaderboard(30) }));
  }),
  api.post('/admin/competition/create', async ({ request, response }) => {
    const body = await request.json();
    calls.push(`POST create ${body.name}`);
    const created = buildCompetition({ ...body, id: 99, contestants: 0 });
    competitions = [created, ...competitions];
    return response(201).json(created);
  }),
  api.post('/admin/competition/{id}/end', ({ params, response }) => {
    calls.push(`POST end ${params.id}`);
    const found = competitions.find(({ id }) => String(id) === params.id);
    if (found?.is_active === false)
      return response.untyped(
        HttpResponse.json({ message: 'This competition has already ended.' }, { status: 409 }),
      );
    competitions = competitions.map((one) => (one === found ? { ...one, is_active: false } : one));
    return response(200).json(buildMessage('Competition ended.'));
  }),
];
