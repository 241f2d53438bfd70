import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that is false after the screen is gone: a late response must not act on
 * another one.
 */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
