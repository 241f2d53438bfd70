import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { guardLeaving, isLeavingGuarded } from './leaving';

/**
 * While there is something to lose, leaving the page by a link, Back, reload or signing out asks first (promise 7).
 * `onDiscard` is called when the admin lets it go. `release` lets the next navigation pass, after a save. A lost
 * session is never held up: what was typed is a draft.
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
