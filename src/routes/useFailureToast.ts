import { useEffect } from 'react';
import type { ApiError } from '../api/errors';
import type { FailurePolicy } from '../messages/policy';
import { useNotify } from './useNotify';

/** Says once that a read failed (section 8, R4). A 403 is shown by the screen instead (R16). */
export function useFailureToast(error: ApiError | undefined, policy: FailurePolicy): void {
  const notify = useNotify();
  useEffect(() => {
    if (error && error.status !== 403) notify.failure(policy, error);
  }, [error, policy, notify]);
}
