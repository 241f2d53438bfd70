import { buildChallenge, buildChallengePage, buildChallenges } from '../fixtures/challenges';
import type { Challenge } from '~/api/types';
import { api } from './api';
import { pageOf } from './query';

const challenges = [...buildChallenges(23), ...buildChallenges(12, 'skill_check')];

/** The challenge of the lists with this id. Any other id gives a challenge too. */
function challengeById(id: unknown): Challenge {
  return (
    challenges.find((challenge) => String(challenge.id) === String(id)) ??
    buildChallenge({ id: String(id) })
  );
}

export const challengeHandlers = [
  api.get('/admin/challenges', ({ query, response }) => {
    const wanted = query.get('challenge_class');
    const rows = challenges.filter(
      ({ challenge_class }) => wanted === null || challenge_class === wanted,
    );
    return response(200).json(buildChallengePage(pageOf(query, 10), rows));
  }),
  api.post('/admin/challenges/create/', async ({ request, response }) =>
    response(201).json(buildChallenge({ ...(await request.json()), id: 299 })),
  ),
  api.get('/admin/challenges/{id}/', ({ params, response }) =>
    response(200).json(challengeById(params.id)),
  ),
  api.patch('/admin/challenges/{id}/', async ({ params, request, response }) =>
    response(200).json({ ...challengeById(params.id), ...(await request.json()) }),
  ),
];
