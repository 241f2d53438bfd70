import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { guardLeaving, isLeavingGuarded } from './leaving';

/**
 * While `isDirty`, leaving the page by a link, Back, reload or sign-out asks first (promise 7). `onDiscard` is called if the admin agrees
 * to lose the input. `release` lets the next navigation pass, for use after a save. A lost session is never delayed: the input is in a
 * draft.
 */
export function useLeaveGuard(isDirty: boolean, onDiscard?: () => void): { release: () => void } {
  const stop = useRef<(() => void) | undefined>(undefined);
  const handleDiscard = useEffectEvent(() => {
    onDiscard?.();
  });
  const release = useCallback(() => {
    stop.current?.();
    stop.current = undefined;
  }, []);
  useEffect(() => {
    if (!isDirty) return undefined;
    const stopGuarding = guardLeaving({ onDiscard: () => handleDiscard() });
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (isLeavingGuarded()) event.preventDefault();
    };
    addEventListener('beforeunload', handleUnload);
    stop.current = () => {
      stopGuarding();
      removeEventListener('beforeunload', handleUnload);
    };
    return release;
  }, [isDirty, release]);
  return { release };
}
