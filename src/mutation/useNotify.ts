import { useEffect, useRef, useMemo } from 'react';
import { ApiError, isAbort } from '~/api/http/errors';
import type { Reading } from '~/api/reading/reading';
import { type FailurePolicy, failureText } from '~/api/messages';
import { useToast, type ToastAction, type ToastType } from '~/ui/feedback/toasts';
import { limits } from '~/lib/limits';

/** Failures that were reported. A screen that is opened again may still have one. */
const reported = new WeakSet<ApiError>();

/**
 * Reports each failure, a 403 too (R43), once for each visit, page, 'Try again' and 'Refresh'. Takes
 * an empty reading where nothing is to be reported. Failures in the background stay silent until a
 * reading has succeeded (R34).
 */
export function useFailureToast(
  { error, attempt, isValidating }: Partial<Reading<unknown>>,
  policy: FailurePolicy,
): void {
  const notify = useNotify();
  const latest = useRef({ attempt, isReported: false });
  useEffect(() => {
    if (latest.current.attempt !== attempt || (!error && !isValidating))
      latest.current = { attempt, isReported: false };
    if (!error || latest.current.isReported || reported.has(error)) return;
    reported.add(error);
    latest.current.isReported = true;
    notify.failure(policy, error);
  }, [error, attempt, isValidating, policy, notify]);
}

const ownFailure = -1;

/** An error in our own code is no network error. */
export const asApiError = (cause: unknown): ApiError =>
  cause instanceof ApiError ? cause : new ApiError(ownFailure);

export interface Notify {
  /**
   * Dismisses the failures about the same record (R397). `detail` adds who and how much, where the
   * text doesn't say it.
   */
  success: (
    text: string,
    more?: {
      action?: ToastAction | undefined;
      about?: string | undefined;
      detail?: string | undefined;
    },
  ) => void;
  info: (text: string) => void;
  warning: (text: string, about?: string) => void;
  formError: (text: string, type?: ToastType) => void;
  /** Returns the error; an abort is no failure. */
  failure: (policy: FailurePolicy, cause: unknown, about?: string) => ApiError | undefined;
}

export function useNotify(): Notify {
  const showToast = useToast();
  return useMemo(
    () => ({
      success: (text, more) =>
        showToast({ type: 'success', text, durationMs: limits.toast.callMs, ...more }),
      info: (text) => showToast({ type: 'info', text, durationMs: limits.toast.defaultMs }),
      warning: (text, about) =>
        showToast({ type: 'warning', text, durationMs: limits.toast.callMs, about }),
      formError: (text, type = 'error') =>
        showToast({ type, text, durationMs: limits.toast.formErrorMs, isRule: true }),
      failure: (policy, cause, about) => {
        if (isAbort(cause)) return undefined;
        const error = asApiError(cause);
        const text = failureText(policy, error);
        if (text !== undefined)
          showToast({ type: 'error', text, durationMs: limits.toast.callMs, about });
        return error;
      },
    }),
    [showToast],
  );
}
