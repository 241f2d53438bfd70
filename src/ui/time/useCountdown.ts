import { useEffect, useState } from 'react';
import { untilNextTick } from '../../lib/countdown';
import { onVisibilityChange } from '../../lib/browser/visibility';

/**
 * The present time in milliseconds since 1970. It is updated every `everyMs` until the moment that
 * `targetAt` returns. Ticks are counted back from that moment, so the last tick is exactly then.
 * Each tick reads the clock, so nothing drifts, and the time is right at once after the device
 * slept. It stops while the tab is hidden, and if there is no such moment.
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
    // The time may be old, because nothing ticked while there was no target.
    timer = setTimeout(tick);
    const stopListening = onVisibilityChange(tick);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  }, [target, everyMs]);
  return now;
}
