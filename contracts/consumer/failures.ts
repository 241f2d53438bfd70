import { expect } from 'vitest';
import { ApiError } from '~/api/http/errors';
import { failureText, type FailurePolicy } from '~/api/messages';
import { buildApiError } from '../../tests/fixtures/errors';
import { text } from './matchers';

/** The body of an error whose message the console shows (R4). */
export const messageBody = (message: string) => ({
  message: text(buildApiError({ message }).message),
});

/**
 * Expects that the call fails with this status, and that the console shows the server's message.
 */
export async function expectServerMessage(
  call: Promise<unknown>,
  status: number,
  policy: FailurePolicy,
  message: string,
): Promise<void> {
  const error = await failureOf(call);
  expect(error).toMatchObject({ status, serverMessage: message });
  expect(failureText(policy, error)).toBe(message);
}

/**
 * Expects that the call fails with this status, and that the console shows its own message, because
 * the server gave none (section 8).
 */
export async function expectDefaultMessage(
  call: Promise<unknown>,
  status: number,
  policy: FailurePolicy,
  message: string,
): Promise<void> {
  const error = await failureOf(call);
  expect(error).toMatchObject({ status, serverMessage: undefined });
  expect(failureText(policy, error)).toBe(message);
}

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError))
    throw new Error('The call was expected to fail with an ApiError.', { cause: error });
  return error;
}
