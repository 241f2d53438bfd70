import { ApiError } from '../api/errors';
import { isOutcomeUnknown } from '../domain/outcome';
import { generalMessages } from '../messages/general';
import { failureText, serverOr, type FailurePolicy } from '../messages/policy';
import type { Notify } from './useNotify';

/** What a form or a dialog goes on showing of a failure. */
export interface Refusal {
  text: string | undefined;
  /** Whether the change may have been made all the same (promise 1). */
  isUnknown: boolean;
  /** What the server said of single fields (R4). */
  fields: Record<string, string[]> | undefined;
}

/** Says in a toast that a change failed, and answers what stays beside it; undefined for what is no failure. An outcome that is unknown is called so (R130). */
export function tellFailure(notify: Notify, policy: FailurePolicy, cause: unknown, unknownText: string = generalMessages.outcomeUnknown): Refusal | undefined {
  const isUnknown = cause instanceof ApiError && isOutcomeUnknown(cause);
  const error = notify.failure(isUnknown ? serverOr(unknownText) : policy, cause);
  return error && { text: isUnknown ? unknownText : failureText(policy, error), isUnknown, fields: error.fields };
}
