import { useEffect, useState } from 'react';
import { onVisibilityChange } from '../../lib/browser/visibility';

/**
 * The present time in milliseconds since 1970. It is updated every `everyMs` while the tab is
 * visible, and at once when the tab becomes visible.
 */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const renew = () => {
      if (!document.hidden) setNow(Date.now());
    };
    const timer = setInterval(renew, everyMs);
    const stopListening = onVisibilityChange(renew);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [everyMs]);
  return now;
}

/** Whether `ms` milliseconds have passed since the screen began to show `subject`. */
export function useHasPassed(ms: number, subject: string): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(subject), ms);
    return () => clearTimeout(timer);
  }, [ms, subject]);
  return passed === subject;
}
