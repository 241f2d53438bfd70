import { useEffect, useState } from 'react';
import { onVisibilityChange } from '~/lib/browser/visibility';

/** Ticks timed like this don't drift, and the last one is exactly at `end`. */
export const untilNextTick = (end: number, now: number, everyMs: number): number =>
  (end - now) % everyMs || everyMs;

/**
 * The present time, updated every `everyMs` in step with what it counts down to, until that is
 * reached. Each tick reads the clock, so the time is right after the device slept.
 */
export function useCountdown(
  targetAt: (now: number) => number | undefined,
  everyMs: number,
): number {
  const [now, setNow] = useState(() => Date.now());
  const target = targetAt(now);
  useEffect(() => {
    if (target === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      const time = Date.now();
      setNow(time);
      if (time < target) timer = setTimeout(tick, untilNextTick(target, time, everyMs));
    };
    timer = setTimeout(tick);
    const stopListening = onVisibilityChange(tick);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [target, everyMs]);
  return now;
}
