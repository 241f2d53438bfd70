import { ApiError } from '../../api/errors';
import { isOutcomeUnknown } from '../../domain/outcome';
import { failureText, serverOr, type FailurePolicy } from '../../messages/policy';
import type { SubmitFailure } from '../../screens/challenges/SubmitBar';
import type { Notify } from '../useNotify';

/** Says that a form couldn't be sent, as a toast, and answers what stays in the form. An outcome that is unknown is called so (promise 1). */
export function submitFailure(notify: Notify, cause: unknown, policy: FailurePolicy, unknownText: string): SubmitFailure | undefined {
  const isUnknown = cause instanceof ApiError && isOutcomeUnknown(cause);
  const error = notify.failure(isUnknown ? serverOr(unknownText) : policy, cause);
  if (!error) return undefined;
  return { text: isUnknown ? unknownText : (failureText(policy, error) ?? ''), isUnknown, fields: error.fields };
}
