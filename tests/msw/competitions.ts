import {
  buildCompetition,
  buildCompetitionDetail,
  buildCompetitionPage,
  buildCompetitions,
} from '../fixtures/competitions';
import { buildMessage } from '../fixtures/errors';
import { api } from './api';
import { pageOf } from './query';

const competitions = buildCompetitions(26);

export const competitionHandlers = [
  api.get('/admin/competitions', ({ query, response }) => {
    const from = query.get('start_date') ?? '0000-01-01';
    const to = query.get('end_date') ?? '9999-12-31';
    const balance = query.get('starting_balance');
    const rows = competitions
      .filter(
        ({ start_date, end_date }) =>
          start_date.slice(0, 10) >= from && end_date.slice(0, 10) <= to,
      )
      .filter(
        ({ starting_balance }) => balance === null || Number(starting_balance) === Number(balance),
      );
    return response(200).json(buildCompetitionPage(pageOf(query, 20), rows));
  }),
  api.get('/admin/competition/{id}', ({ params, response }) => {
    const listed = competitions.find(({ id }) => String(id) === params.id);
    return response(200).json(buildCompetitionDetail(listed ?? { id: params.id }));
  }),
  api.post('/admin/competition/create', async ({ request, response }) =>
    response(201).json(buildCompetition({ ...(await request.json()), id: 99, contestants: 0 })),
  ),
  api.post('/admin/competition/{id}/end', ({ response }) =>
    response(200).json(buildMessage('Competition ended.')),
  ),
];
