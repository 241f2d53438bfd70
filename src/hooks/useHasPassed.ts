import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since the screen has been about this subject. */
export function useHasPassed(ms: number, subject: string): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(subject), ms);
    return () => clearTimeout(timer);
  }, [ms, subject]);
  return passed === subject;
}
