import { useEffect, useState } from 'react';

/** Whether `ms` milliseconds have passed since the screen began to show `subject`. */
export function useHasPassed(ms: number, subject: string): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setPassed(subject), ms);
    return () => clearTimeout(timer);
  }, [ms, subject]);
  return passed === subject;
}
