import { describe, expect } from 'vitest';
import { updateChallenge } from '~/features/challenges/api';
import type { ChallengeUpdate } from '~/api/types';
import { challengeMessages } from '~/features/challenges/messages';
import { expectServerMessage, failureOf, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { decimal, id, pathWithId, rows, text } from '../matchers';
import { refusals } from '../refusals';
import { bodyOf } from './challengeTemplates';

const challengeId = 201;
const changing = (changes: ChallengeUpdate): Request => ({
  method: 'PATCH',
  path: pathWithId('/admin/challenges/', challengeId, '/'),
  body: bodyOf(changes),
});

const changes = {
  challenge_fee: 449.5,
  status: 'ended',
  ea_allowed: true,
  max_participants: null,
  description: null,
} satisfies ChallengeUpdate;
const type = { challenge_type: 'one_step' } satisfies ChallengeUpdate;
const days = { max_trading_days: 5 } satisfies ChallengeUpdate;
const message = 'Please correct the marked fields.';
const order = 'Max Trading days must be > Min';
const none = 'Challenge not found.';

// Only changed fields are sent, null clears a field, and the answer is the whole challenge (R9).
describe('updateChallenge', () => {
  interaction(
    {
      given: ['a two-step challenge has this id', { id: challengeId }],
      uponReceiving: 'a change of its fee, its status, a flag, and of what may be left open',
      request: changing(changes),
      answer: {
        status: 200,
        body: {
          id: id(challengeId),
          name: text('100K Two Step'),
          challenge_fee: decimal(449.5),
          status: 'ended',
          ea_allowed: true,
        },
      },
    },
    async () =>
      expect(await updateChallenge(challengeId, changes)).toMatchObject({
        id: challengeId,
        challenge_fee: changes.challenge_fee,
        status: changes.status,
        ea_allowed: true,
      }),
  );

  // The fields of phase 2 are not sent; the server keeps them (R146).
  interaction(
    {
      given: ['a two-step challenge has this id', { id: challengeId }],
      uponReceiving: 'a change of its type to one step',
      request: changing(type),
      answer: { status: 200, body: { id: id(challengeId), challenge_type: 'one_step' } },
    },
    async () => expect(await updateChallenge(challengeId, type)).toMatchObject(type),
  );

  // The rules apply to the whole challenge after the change.
  interaction(
    {
      given: ['a two-step challenge has this id', { id: challengeId }],
      uponReceiving: 'a change to a longest span that is not above its shortest',
      request: changing(days),
      answer: {
        status: 400,
        body: { message: text(message), errors: { max_trading_days: rows(text(order)) } },
      },
    },
    async () =>
      expect(await failureOf(updateChallenge(challengeId, days))).toMatchObject({
        status: 400,
        serverMessage: message,
        fields: { max_trading_days: [order] },
      }),
  );

  interaction(
    {
      given: ['no challenge has this id', { id: challengeId }],
      uponReceiving: 'a change of the type of this challenge',
      request: changing(type),
      answer: { status: 404, body: messageBody(none) },
    },
    () =>
      expectServerMessage(
        updateChallenge(challengeId, type),
        404,
        challengeMessages.updateFailed,
        none,
      ),
  );

  refusals({
    name: 'a change of a challenge',
    request: { method: 'PATCH', path: `/admin/challenges/${challengeId}/`, body: bodyOf(type) },
    run: () => updateChallenge(challengeId, type),
    policy: challengeMessages.updateFailed,
    defaultMessage: 'Error while updating challenge',
  });
});
