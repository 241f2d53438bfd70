import { ApiError } from '../../api/errors';
import { isOutcomeUnknown } from '../../domain/outcome';
import { competitionMessages } from '../../messages/competitions';
import { failureText, serverOr, type FailurePolicy } from '../../messages/policy';
import type { Notify } from '../useNotify';

/** What a dialog goes on showing of a failure. */
export interface Refusal {
  text: string | undefined;
  /** What the server said of single fields (R4). */
  fields: Record<string, string[]> | undefined;
}

/** Says in a toast that a change of a competition failed, and answers what its dialog shows besides: the same, or that the outcome is unknown (R130). */
export function tellFailure(notify: Notify, policy: FailurePolicy, cause: unknown): Refusal | undefined {
  const isUnknown = cause instanceof ApiError && isOutcomeUnknown(cause);
  const error = notify.failure(isUnknown ? serverOr(competitionMessages.outcomeUnknown) : policy, cause);
  return error && { text: isUnknown ? competitionMessages.outcomeUnknown : failureText(policy, error), fields: error.fields };
}
