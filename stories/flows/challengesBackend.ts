import { HttpResponse } from 'msw';
import type { Challenge } from '~/api/types';
import {
  buildChallenge,
  buildChallengePage,
  buildChallenges,
} from '../../tests/fixtures/challenges';
import { fixedNow } from '../../tests/fixtures/time';
import { api } from '../../tests/msw/api';
import { pageOf } from '../../tests/msw/query';

let challenges: Challenge[] = [];
let sent: unknown[] = [];

/** Starts with 23 challenges and 12 skill checks. */
export function resetChallenges(): void {
  challenges = [...buildChallenges(23), ...buildChallenges(12, 'skill_check')];
  sent = [];
}

/** The bodies that were sent, oldest first. */
export const sentBodies = (): readonly unknown[] => sent;

/** Somebody else changes a challenge. */
export function changeElsewhere(id: number, changes: Partial<Challenge>): void {
  challenges = challenges.map((challenge) =>
    challenge.id === id ? { ...challenge, ...changes } : challenge,
  );
}

const find = (id: unknown) => challenges.find((challenge) => String(challenge.id) === String(id));
const notFound = () => HttpResponse.json({ message: 'Challenge not found.' }, { status: 404 });

/** The calls of the challenge screens. They really create and change challenges. */
export const challengesBackend = [
  api.get('/admin/challenges', ({ query, response }) => {
    const wanted = query.get('challenge_class');
    return response(200).json(
      buildChallengePage(
        pageOf(query, 10),
        challenges.filter(({ challenge_class }) => challenge_class === wanted),
      ),
    );
  }),
  api.post('/admin/challenges/create/', async ({ request, response }) => {
    const body = await request.json();
    sent.push(body);
    const challenge = buildChallenge({
      phase_2_profit_target_percent: null,
      phase_2_min_trading_days: null,
      phase_2_max_trading_days: null,
      ...body,
      id: 299,
      created_at: fixedNow,
      updated_at: fixedNow,
    });
    challenges = [challenge, ...challenges];
    return response(201).json(challenge);
  }),
  api.get('/admin/challenges/{id}/', ({ params, response }) => {
    const challenge = find(params.id);
    return challenge ? response(200).json(challenge) : response.untyped(notFound());
  }),
  api.patch('/admin/challenges/{id}/', async ({ params, request, response }) => {
    const challenge = find(params.id);
    if (!challenge) return response.untyped(notFound());
    const body = await request.json();
    sent.push(body);
    changeElsewhere(Number(params.id), body);
    return response(200).json({ ...challenge, ...body });
  }),
];
