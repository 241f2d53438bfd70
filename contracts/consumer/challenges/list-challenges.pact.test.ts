import { describe, expect } from 'vitest';
import { listChallenges } from '~/features/challenges/api';
import type { ChallengeClass } from '~/api/types';
import { interaction, type Request } from '../interaction';
import { count, rows } from '../matchers';
import { holdsPages } from '../parameters';
import { silentRefusals } from '../refusals';
import { challenge, challengeTemplate } from './challengeTemplates';

const pageOf = (page: number, challenge_class: ChallengeClass): Request => ({
  method: 'GET',
  path: '/admin/challenges',
  query: { page: String(page), page_size: '10', challenge_class },
});
const first = { challengeClass: 'challenge', page: 1, pageSize: 10 } as const;
const skillChecks = { challengeClass: 'skill_check', page: 1, pageSize: 10 } as const;

describe('listChallenges', () => {
  interaction(
    {
      given: ['challenges and skill checks exist', { challenges: 2, skillChecks: 1 }],
      uponReceiving: 'a request for the first page of challenges',
      request: pageOf(1, 'challenge'),
      answer: {
        status: 200,
        body: {
          count: count(2),
          results: rows(challengeTemplate({ challenge_class: 'challenge' })),
        },
      },
    },
    async () => expect(await listChallenges(first)).toEqual({ count: 2, results: [challenge] }),
  );

  interaction(
    {
      given: ['challenges and skill checks exist', { challenges: 2, skillChecks: 1 }],
      uponReceiving: 'a request for the first page of skill checks',
      request: pageOf(1, 'skill_check'),
      answer: {
        status: 200,
        body: {
          count: count(1),
          results: rows(challengeTemplate({ challenge_class: 'skill_check' })),
        },
      },
    },
    async () =>
      expect(await listChallenges(skillChecks)).toEqual({
        count: 1,
        results: [{ ...challenge, challenge_class: 'skill_check' }],
      }),
  );

  interaction(
    {
      given: ['challenges and skill checks exist', { challenges: 11, skillChecks: 1 }],
      uponReceiving: 'a request for the second page of challenges',
      request: pageOf(2, 'challenge'),
      answer: {
        status: 200,
        body: {
          count: count(11),
          results: rows(challengeTemplate({ challenge_class: 'challenge' })),
        },
      },
    },
    async () =>
      expect(await listChallenges({ ...first, page: 2 })).toEqual({
        count: 11,
        results: [challenge],
      }),
  );

  interaction(
    {
      given: ['challenges and skill checks exist', { challenges: 1, skillChecks: 0 }],
      uponReceiving: 'a request for the first page of skill checks, of which there are none',
      request: pageOf(1, 'skill_check'),
      answer: { status: 200, body: { count: 0, results: [] } },
    },
    async () => expect(await listChallenges(skillChecks)).toEqual({ count: 0, results: [] }),
  );

  silentRefusals('a request for the first page of challenges', pageOf(1, 'challenge'), () =>
    listChallenges(first),
  );

  holdsPages({
    given: ['challenges and skill checks exist', { challenges: 3, skillChecks: 1 }],
    total: 3,
    name: 'challenges',
    path: '/admin/challenges',
    row: challengeTemplate({ challenge_class: 'challenge' }),
    always: { challenge_class: 'challenge' },
    answer: (results, total) => ({ count: total, results }),
    run: (query) => listChallenges({ ...query, challengeClass: 'challenge' }),
  });
});
