import { useMemo } from 'react';
import { ApiError, toApiError } from '../api/errors';
import { useToast, type ToastType } from '../components/feedback/toasts';
import { limits } from '../domain/limits';
import { failureText, type FailurePolicy } from '../messages/policy';

export interface Notify {
  success: (text: string) => void;
  /** A rule that a form breaks. */
  formError: (text: string, type?: ToastType) => void;
  /** Says that a call failed, in the words its policy gives (R4), and answers the error; an abort is no failure and says nothing. */
  failure: (policy: FailurePolicy, cause: unknown) => ApiError | undefined;
}

/** What the routes say in passing, with section 9's durations. */
export function useNotify(): Notify {
  const showToast = useToast();
  return useMemo(
    () => ({
      success: (text) => {
        showToast({ type: 'success', text, durationMs: limits.toast.callMs });
      },
      formError: (text, type = 'error') => {
        showToast({ type, text, durationMs: limits.toast.formErrorMs });
      },
      failure: (policy, cause) => {
        const error = toApiError(cause);
        if (!(error instanceof ApiError)) return undefined;
        const text = failureText(policy, error);
        if (text !== undefined) showToast({ type: 'error', text, durationMs: limits.toast.callMs });
        return error;
      },
    }),
    [showToast],
  );
}
