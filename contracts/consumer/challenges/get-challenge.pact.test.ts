import { describe, expect } from 'vitest';
import { getChallenge } from '~/features/challenges/api';
import { failureOf, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { id, pathWithId } from '../matchers';
import { silentRefusals } from '../refusals';
import { challenge, challengeTemplate } from './challengeTemplates';

const challengeId = 201;
const request: Request = {
  method: 'GET',
  path: pathWithId('/admin/challenges/', challengeId, '/'),
};
const name = 'a request for this challenge';

// Unknown values are null or missing (R5).
const nothing = {
  description: undefined,
  max_trading_days: undefined,
  additional_trading_days: undefined,
  phase_2_profit_target_percent: undefined,
  phase_2_min_trading_days: undefined,
  phase_2_max_trading_days: undefined,
  consistency_rule_percent: undefined,
  duration_days: undefined,
  max_participants: undefined,
};

describe('getChallenge', () => {
  interaction(
    {
      given: ['a two-step challenge has this id', { id: challengeId }],
      uponReceiving: name,
      request,
      answer: { status: 200, body: challengeTemplate({ id: id(challengeId) }) },
    },
    async () => expect(await getChallenge(challengeId)).toEqual(challenge),
  );

  interaction(
    {
      given: ['a challenge without details has this id', { id: challengeId }],
      uponReceiving: name,
      request,
      answer: {
        status: 200,
        body: challengeTemplate({
          challenge_type: 'one_step',
          ...Object.fromEntries(Object.keys(nothing).map((field) => [field, null])),
        }),
      },
    },
    async () =>
      expect(await getChallenge(challengeId)).toEqual({
        ...challenge,
        challenge_type: 'one_step',
        ...nothing,
      }),
  );

  // The screen has its own text for a missing challenge and doesn't show the server's message.
  interaction(
    {
      given: ['no challenge has this id', { id: challengeId }],
      uponReceiving: name,
      request,
      answer: { status: 404, body: messageBody('Challenge not found.') },
    },
    async () => expect(await failureOf(getChallenge(challengeId))).toMatchObject({ status: 404 }),
  );

  silentRefusals(
    'a request for a challenge',
    { method: 'GET', path: `/admin/challenges/${challengeId}/` },
    () => getChallenge(challengeId),
  );
});
