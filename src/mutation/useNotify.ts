import { useEffect, useRef, useMemo } from 'react';
import { ApiError, isAbort } from '../api/http/errors';
import type { Reading } from '../api/reading/reading';
import { type FailurePolicy, failureText } from '../api/messages';
import { useToast, type ToastAction, type ToastType } from '../ui/feedback/toasts';
import { limits } from '../lib/limits';

/** A screen that is opened again may still have the failure of the earlier visit. */
const told = new WeakSet<ApiError>();

/**
 * Says that a read failed (section 8), a 403 too (R43): once for each visit, each other page, each
 * 'Try again' and each 'Refresh'. Reading again in the background adds nothing until it has
 * succeeded (R34).
 */
export function useFailureToast(
  { error, attempt, isValidating }: Pick<Reading<unknown>, 'error' | 'attempt' | 'isValidating'>,
  policy: FailurePolicy,
): void {
  const notify = useNotify();
  const latest = useRef({ attempt, isTold: false });
  useEffect(() => {
    if (latest.current.attempt !== attempt || (!error && !isValidating))
      latest.current = { attempt, isTold: false };
    if (!error || latest.current.isTold || told.has(error)) return;
    told.add(error);
    latest.current.isTold = true;
    notify.failure(policy, error);
  }, [error, attempt, isValidating, policy, notify]);
}

/** The status of a failure that is no answer of the server's. */
const ownFailure = -1;

export interface Notify {
  /**
   * With a way to take it back, if there is one. It ends the failures that were about the same
   * (R397). `detail` says who and how much where the specification's text doesn't.
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
  /** Something to look at before going on. */
  warning: (text: string, about?: string) => void;
  /** A rule that a form breaks. */
  formError: (text: string, type?: ToastType) => void;
  /**
   * Says that a call failed, in the words its policy gives, and returns the error; an abort is no
   * failure and says nothing.
   */
  failure: (policy: FailurePolicy, cause: unknown, about?: string) => ApiError | undefined;
}

/** What the routes say in passing, with section 9's durations. */
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
        // An error of our own is no network error: the screen's default says that it failed, and
        // not why.
        const error = cause instanceof ApiError ? cause : new ApiError(ownFailure);
        const text = failureText(policy, error);
        if (text !== undefined)
          showToast({ type: 'error', text, durationMs: limits.toast.callMs, about });
        return error;
      },
    }),
    [showToast],
  );
}
