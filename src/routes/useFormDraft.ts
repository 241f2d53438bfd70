import { useCallback, useState } from 'react';
import type { Draft } from '../hooks/local/useDraft';
import { useLeaveGuard } from './useLeaveGuard';

export interface FormDraft<Values> {
  /** What was left here before; undefined for a form that starts afresh. */
  draft: Values | undefined;
  /** Takes what the form holds now. */
  keep: (values: Values) => void;
  /** The form was saved, or given up by the admin's own word. */
  finish: () => void;
}

/** What is typed into a form survives a lost session, and isn't left behind without being asked (promise 7). */
export function useFormDraft<Values>({ draft, save, discard }: Draft<Values>, hasChanges: (values: Values) => boolean): FormDraft<Values> {
  const [isDirty, setIsDirty] = useState(draft !== undefined);
  const { release } = useLeaveGuard(isDirty, discard);
  const keep = useCallback(
    (values: Values) => {
      const isChanged = hasChanges(values);
      setIsDirty(isChanged);
      if (isChanged) save(values);
      else discard();
    },
    [hasChanges, save, discard],
  );
  const finish = useCallback(() => {
    release();
    discard();
  }, [release, discard]);
  return { draft, keep, finish };
}
