import { useEffect, useState } from 'react';
import { untilNextTick } from '../domain/values/countdown';

/**
 * The present in milliseconds since 1970, renewed until a moment that `targetAt` names for a present: every `everyMs`,
 * counted back from that moment, so that the last tick is the moment itself. Read from the clock at every tick, so
 * that nothing drifts and a device that slept is right at once. Rests while the tab is hidden, and without such a
 * moment.
 */
export function useCountdown(targetAt: (now: number) => number | undefined, everyMs: number): number {
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
    // What was read last may be old: nothing ticked while there was no target.
    timer = setTimeout(tick);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [target, everyMs]);
  return now;
}
