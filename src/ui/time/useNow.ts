import { useEffect, useState } from 'react';
import { onVisibilityChange } from '~/lib/browser/visibility';

/** Updated while the tab is visible. */
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

/** Counts from the moment when `subject` was first shown. */
export function useHasPassed(ms: number, subject: string): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(subject), ms);
    return () => clearTimeout(timer);
  }, [ms, subject]);
  return passed === subject;
}
