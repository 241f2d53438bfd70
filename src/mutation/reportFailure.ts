import type { MutationResult, Refusal } from '../lib/outcome';
import { UnknownOutcome } from './sendOrFind';
import { failureText, type FailurePolicy } from '../api/failureMessages';
import { generalMessages } from '../api/messages';
import type { Notify } from './useNotify';

/** Goes on with a change whose outcome is looked for again. */
export type LookAgain = (
  look: () => Promise<MutationResult<unknown>>,
) => Promise<Refusal | undefined>;

/**
 * Says in a toast that a change failed, and returns what stays on the screen; undefined if nothing
 * failed. An unknown outcome is called unknown and can be looked for again.
 */
export function reportFailure(
  notify: Notify,
  policy: FailurePolicy,
  cause: unknown,
  about: string,
  onLookAgain?: LookAgain,
): Refusal | undefined {
  if (cause instanceof UnknownOutcome) {
    // Section 8 has words for no answer at all.
    if (cause.failure.status === 0) notify.failure(policy, cause.failure, about);
    else notify.warning(generalMessages.outcomeUnknown, about);
    return {
      text: generalMessages.outcomeUnknown,
      lookAgain: onLookAgain && (() => onLookAgain(cause.lookAgain)),
    };
  }
  const error = notify.failure(policy, cause, about);
  return error && { text: failureText(policy, error), fields: error.fields };
}
