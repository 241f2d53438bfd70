import { expect } from 'vitest';
import type { Id } from '~/api/types';
import { payoutMessages } from '~/features/payouts/messages';
import { buildMessage } from '../../../tests/fixtures/errors';
import { expectServerMessage, messageBody } from '../failures';
import { interaction, type Request } from '../interaction';
import { pathWithId, text } from '../matchers';
import { refusals } from '../refusals';

const payoutId = 4001;
const longPayoutId = '9007199254740993';

interface Deciding {
  verb: 'accept' | 'reject';
  run: (id: Id) => Promise<string | undefined>;
}

/**
 * Every outcome of a decision that the console distinguishes. It sends no body (R124) and shows the
 * answer's message.
 */
export function decisions({ verb, run }: Deciding): void {
  const request: Request = {
    method: 'POST',
    path: pathWithId('/admin/payouts/', payoutId, `/${verb}`),
  };
  const uponReceiving = `a request to ${verb} this payout`;
  const { message } = buildMessage('The payout was decided.');
  const refused = (
    given: 'a payout was already approved' | 'no payout has this id',
    status: number,
    text: string,
  ) =>
    interaction(
      {
        given: [given, { id: payoutId }],
        uponReceiving,
        request,
        answer: { status, body: messageBody(text) },
      },
      () => expectServerMessage(run(payoutId), status, payoutMessages.decideFailed, text),
    );

  interaction(
    {
      given: ['a payout waits for a decision', { id: payoutId }],
      uponReceiving,
      request,
      answer: { status: 200, body: { message: text(message) } },
    },
    async () => expect(await run(payoutId)).toBe(message),
  );
  // Its neighbor, ...992, must not be decided in its place (R48).
  interaction(
    {
      given: ['a payout waits for a decision', { id: longPayoutId }],
      uponReceiving: `${uponReceiving}, whose id is above 2^53`,
      request: { method: 'POST', path: pathWithId('/admin/payouts/', longPayoutId, `/${verb}`) },
      answer: { status: 200, body: { message: text(message) } },
    },
    async () => expect(await run(longPayoutId)).toBe(message),
  );
  refused('a payout was already approved', 409, 'This payout has already been approved.');
  refused('no payout has this id', 404, 'Payout not found.');

  refusals({
    name: `a request to ${verb} a payout`,
    request: { method: 'POST', path: `/admin/payouts/${payoutId}/${verb}` },
    run: () => run(payoutId),
    policy: payoutMessages.decideFailed,
    defaultMessage: 'The request failed',
  });
}
