/**
 * The time left, in whole seconds. A day is always 24 hours, so that the result doesn't depend on
 * time zones or daylight saving time.
 */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const secondMs = 1000;
const secondsOf = { day: 86_400, hour: 3600, minute: 60 };

/**
 * The time from `now` to `end`, rounded up: it reaches zero exactly at the end, not a second
 * earlier (R165). Zero after the end.
 */
export function timeLeft(end: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((end - now) / secondMs));
  return {
    days: Math.floor(total / secondsOf.day),
    hours: Math.floor((total % secondsOf.day) / secondsOf.hour),
    minutes: Math.floor((total % secondsOf.hour) / secondsOf.minute),
    seconds: total % secondsOf.minute,
  };
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/**
 * The time left as text for screen readers, without seconds so that it changes once a minute: '2
 * days, 3 hours, 4 minutes'.
 */
export function timeLeftText({ days, hours, minutes }: TimeLeft): string {
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => counted(count, unit))
      .join(', ') || 'Less than a minute'
  );
}

/**
 * Milliseconds until the time left is a whole multiple of `everyMs`. Ticks timed this way don't
 * drift, and the last one is exactly at `end`.
 */
export const untilNextTick = (end: number, now: number, everyMs: number): number =>
  (end - now) % everyMs || everyMs;
