import { expect } from 'vitest';
import { ApiError } from '../../src/api/errors';
import { failureText, type FailurePolicy } from '../../src/messages/policy';
import { buildApiError } from '../../tests/fixtures/errors';
import { text } from './matchers';

/** R4: an error whose message the console shows. */
export const messageBody = (message: string) => ({ message: text(buildApiError({ message }).message) });

/** The call fails with this status, and the console says what the server said. */
export async function expectServerMessage(call: Promise<unknown>, status: number, policy: FailurePolicy, message: string): Promise<void> {
  const error = await failureOf(call);
  expect(error).toMatchObject({ status, serverMessage: message });
  expect(failureText(policy, error)).toBe(message);
}

/** The call fails with this status, and the console says what it says without a message from the server (section 8). */
export async function expectDefaultMessage(call: Promise<unknown>, status: number, policy: FailurePolicy, message: string): Promise<void> {
  const error = await failureOf(call);
  expect(error).toMatchObject({ status, serverMessage: undefined });
  expect(failureText(policy, error)).toBe(message);
}

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('The call was expected to fail with an ApiError.', { cause: error });
  return error;
}
