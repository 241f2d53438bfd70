import { useEffect } from 'react';
import type { ApiError } from '../api/errors';
import { useToast } from '../components/feedback/toasts';
import { limits } from '../domain/limits';
import { failureText, type FailurePolicy } from '../messages/policy';

/** Says once that a read failed, in the words its policy gives (section 8, R4). A 403 is shown by the screen instead (R16). */
export function useFailureToast(error: ApiError | undefined, policy: FailurePolicy): void {
  const showToast = useToast();
  useEffect(() => {
    if (!error || error.status === 403) return;
    const text = failureText(policy, error);
    if (text !== undefined) showToast({ type: 'error', text, durationMs: limits.toast.callMs });
  }, [error, policy, showToast]);
}
