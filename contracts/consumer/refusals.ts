import { expect } from 'vitest';
import { isOutcomeUnknown } from '~/lib/outcome';
import { messageBody, expectDefaultMessage, expectServerMessage, failureOf } from './failures';
import { interaction, type Request } from './interaction';
import type { FailurePolicy } from '~/api/messages';
import { apiErrors } from '../../tests/fixtures/errors';

interface Call {
  /** The call in words: 'a request for the dashboard'. */
  name: string;
  request: Request;
  run: () => Promise<unknown>;
  policy: FailurePolicy;
  /** Section 8's message for an answer without one. */
  defaultMessage: string;
}

/**
 * The failures that any call of a signed-in admin can have: 401 (R8), 403 (R16), an error without a
 * message (R4), and a lost answer (R130).
 */
export function refusals({ name, request, run, policy, defaultMessage }: Call): void {
  const { message: expired } = apiErrors[401];
  interaction(
    {
      given: ['the access token has expired', {}],
      uponReceiving: name,
      request,
      answer: { status: 401, body: messageBody(expired) },
    },
    () => expectServerMessage(run(), 401, policy, expired),
  );

  const { message: forbidden } = apiErrors[403];
  interaction(
    {
      given: ['the signed-in account is no longer an admin', {}],
      uponReceiving: name,
      request,
      answer: { status: 403, body: messageBody(forbidden) },
    },
    () => expectServerMessage(run(), 403, policy, forbidden),
  );

  interaction(
    {
      given: ['the service is unavailable', {}],
      uponReceiving: name,
      request,
      answer: { status: 503 },
    },
    () => expectDefaultMessage(run(), 503, policy, defaultMessage),
  );
  lostAnswer(name, request, run);
}

/**
 * The same failures of a call whose failure shows no message (R18). The console only reads the
 * status.
 */
export function silentRefusals(name: string, request: Request, run: () => Promise<unknown>): void {
  const rejects = (status: number) => async () =>
    expect(await failureOf(run())).toMatchObject({ status });
  interaction(
    {
      given: ['the access token has expired', {}],
      uponReceiving: name,
      request,
      answer: { status: 401, body: messageBody(apiErrors[401].message) },
    },
    rejects(401),
  );
  interaction(
    {
      given: ['the signed-in account is no longer an admin', {}],
      uponReceiving: name,
      request,
      answer: { status: 403, body: messageBody(apiErrors[403].message) },
    },
    rejects(403),
  );
  interaction(
    {
      given: ['the service is unavailable', {}],
      uponReceiving: name,
      request,
      answer: { status: 503 },
    },
    rejects(503),
  );
  lostAnswer(name, request, run);
}

/**
 * The console says that the outcome of a decision or a change is unknown (R130). For a read that
 * doesn't matter.
 */
function lostAnswer(name: string, request: Request, run: () => Promise<unknown>): void {
  if (request.method === 'GET') return;
  interaction(
    {
      given: ['the answer of the service is lost on its way', {}],
      uponReceiving: name,
      request,
      answer: { status: 504 },
    },
    async () => expect(isOutcomeUnknown(await failureOf(run()))).toBe(true),
  );
}
