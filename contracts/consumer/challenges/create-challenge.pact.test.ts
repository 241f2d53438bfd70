import { describe, expect } from 'vitest';
import { createChallenge } from '~/features/challenges/api';
import type { ChallengeInput } from '~/api/types';
import { newChallenge, challengeFormValues } from '~/features/challenges/form/form';
import { challengeMessages } from '~/features/challenges/messages';
import { generalMessages } from '~/api/messages';
import {
  buildChallengeInput,
  buildTwoStepChallengeInput,
} from '../../../tests/fixtures/challenges';
import { failureOf } from '../failures';
import { interaction, type Request } from '../interaction';
import { id, rows, text } from '../matchers';
import { refusals } from '../refusals';
import { bodyOf } from './challengeTemplates';

const creating = (body: ChallengeInput): Request => ({
  method: 'POST',
  path: '/admin/challenges/create/',
  body: bodyOf(body),
});
/** What the form sends. */
const sent = (input: ChallengeInput): ChallengeInput =>
  newChallenge(challengeFormValues(input), input.challenge_class);

const oneStep = sent(buildChallengeInput());
const twoStep = sent(buildTwoStepChallengeInput());
const skillCheck = sent(
  buildChallengeInput({
    challenge_class: 'skill_check',
    description: null,
    duration_days: undefined,
    max_participants: null,
  }),
);
const refused = sent(buildChallengeInput({ max_trading_days: 5, overall_risk_limit_percent: 3 }));
const message = 'Please correct the marked fields.';
const order = 'Max Trading days must be > Min';
const risk = 'Must be > Max Risk Per Trade (%)';

describe('createChallenge', () => {
  // The console reads the list again afterwards, so it needs only the id from the answer (R3).
  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a new challenge in one step',
      request: creating(oneStep),
      answer: { status: 201, body: { id: id(299) } },
    },
    async () => expect(await createChallenge(oneStep)).toEqual({ id: 299 }),
  );

  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a new challenge in two steps',
      request: creating(twoStep),
      answer: { status: 201, body: { id: id(299) } },
    },
    async () => expect(await createChallenge(twoStep)).toEqual({ id: 299 }),
  );

  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving: 'a new skill check without what may be left open',
      request: creating(skillCheck),
      answer: { status: 201, body: { id: id(299) } },
    },
    async () => expect(await createChallenge(skillCheck)).toEqual({ id: 299 }),
  );

  interaction(
    {
      given: ['an admin is signed in to an empty platform', {}],
      uponReceiving:
        'a new challenge whose longest span is not above its shortest, and its risk not above that of a trade',
      request: creating(refused),
      answer: {
        status: 400,
        body: {
          message: text(message),
          errors: {
            max_trading_days: rows(text(order)),
            overall_risk_limit_percent: rows(text(risk)),
          },
        },
      },
    },
    async () =>
      expect(await failureOf(createChallenge(refused))).toMatchObject({
        status: 400,
        serverMessage: message,
        fields: { max_trading_days: [order], overall_risk_limit_percent: [risk] },
      }),
  );

  refusals({
    name: 'a new challenge',
    request: creating(oneStep),
    run: () => createChallenge(oneStep),
    policy: challengeMessages.createFailed,
    defaultMessage: generalMessages.failure,
  });
});
