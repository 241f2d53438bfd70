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
let isDown = false;
let calls: string[] = [];

/**
 * Starts with one active, one upcoming and one ended competition, or with the given number. With
 * `isDown`, reads fail until `bringUp`.
 */
export function resetCompetitions({ isDown: down = false, count = 0 } = {}): void {
  competitions =
    count > 0
      ? buildCompetitions(count)
      : [buildCompetition(), upcomingCompetition, endedCompetition];
  isDown = down;
  calls = [];
}

export function bringUp(): void {
  isDown = false;
}

/** The changes that were requested, for example 'POST end 71'. */
export const changesAsked = (): readonly string[] => calls;

/** Ends a competition, as another admin would, or a request whose response was lost. */
export function endUnseen(id: Competition['id']): void {
  competitions = competitions.map((one) => (one.id === id ? { ...one, is_active: false } : one));
}

const down = () => new HttpResponse(null, { status: 500 });

/** The calls of the competition screens. They really create and end competitions. */
export const competitionsBackend = [
  api.get('/admin/competitions', ({ query, response }) =>
    isDown
      ? response.untyped(down())
      : response(200).json(buildCompetitionPage(pageOf(query, 20), competitions)),
  ),
  api.get('/admin/competition/{id}', ({ params, response }) => {
    const found = competitions.find(({ id }) => String(id) === params.id);
    if (isDown) return response.untyped(down());
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
    if (found) endUnseen(found.id);
    return response(200).json(buildMessage('Competition ended.'));
  }),
];
