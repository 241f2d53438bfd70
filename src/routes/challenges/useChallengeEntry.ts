import { useEffect, useRef, useState } from 'react';
import { changedChallengeFields } from '../../domain/challengeChanges';
import type { ChallengeFormValues } from '../../domain/challengeFields';
import { readChallengeDraft } from '../../domain/challengeForm';
import { useDraft } from '../../hooks/local/useDraft';
import { useLeaveGuard } from '../useLeaveGuard';

export interface ChallengeEntry {
  /** What changes are measured against. */
  opened: ChallengeFormValues;
  /** What the form starts with: the same, or what was left in a draft. */
  initial: ChallengeFormValues;
  isRestored: boolean;
  /** Something would be lost. */
  isDirty: boolean;
  change: (values: ChallengeFormValues) => void;
  startOver: () => void;
  /** Measures changes against other values from now on: those that the server turned out to have. */
  reopen: (fresh: ChallengeFormValues) => void;
  /** It was saved: nothing is left to be lost. False when the form isn't there any more, so that nobody is sent on from elsewhere. */
  finish: () => boolean;
}

/**
 * What a challenge's form holds between opening and saving (promise 7): leaving it asks first, and a draft brings it back after a lost session or a reload.
 * A draft that was made from another challenge's copy (`source`) is not this form's.
 */
export function useChallengeEntry(draftName: string, start: ChallengeFormValues, source = ''): ChallengeEntry {
  const { draft, save, discard } = useDraft(draftName, readChallengeDraft);
  const own = draft?.source === source ? draft : undefined;
  const [opened, setOpened] = useState(own?.opened ?? start);
  const [initial] = useState(own?.values ?? start);
  const [isRestored, setIsRestored] = useState(own !== undefined);
  const [isDirty, setIsDirty] = useState(own !== undefined);
  const { release } = useLeaveGuard(isDirty, discard);
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return {
    opened,
    initial,
    isRestored,
    isDirty,
    change: (values) => {
      const isChanged = changedChallengeFields(opened, values).length > 0;
      setIsDirty(isChanged);
      if (isChanged) save({ opened, values, source });
      else discard();
    },
    startOver: () => {
      discard();
      setIsDirty(false);
      setIsRestored(false);
    },
    reopen: setOpened,
    finish: () => {
      if (!isThere.current) return false;
      discard();
      release();
      return true;
    },
  };
}
