import { useEffect, useRef } from 'react';
import type { ApiError } from '../api/http/errors';
import type { Reading } from '../api/reading/reading';
import type { FailurePolicy } from '../api/failureMessages';
import { useNotify } from './useNotify';

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
