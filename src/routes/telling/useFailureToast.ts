import { useEffect } from 'react';
import type { ApiError } from '../../api/http/errors';
import { isRepeatedFailure } from '../../hooks/cache/outages';
import type { FailurePolicy } from '../../messages/policy';
import { useNotify } from './useNotify';

/** A failure may be shown by a screen that is opened again. */
const told = new WeakSet<ApiError>();

/**
 * Says that a read failed (section 8, R4): once in an outage, and again when 'Try again' fails (R34). A 403 is shown by the screen instead
 * (R16). `isEachTold`: each failure is told, because each follows something that the admin did.
 */
export function useFailureToast(error: ApiError | undefined, policy: FailurePolicy, { isEachTold = false } = {}): void {
  const notify = useNotify();
  useEffect(() => {
    if (!error || error.status === 403 || told.has(error) || (isRepeatedFailure(error) && !isEachTold)) return;
    told.add(error);
    notify.failure(policy, error);
  }, [error, policy, notify, isEachTold]);
}
