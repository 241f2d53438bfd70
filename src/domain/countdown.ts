/** What is left of a span of time, in whole seconds. Days are of 24 hours: what passes is the same in every zone, also over a switch of the clocks. */
export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const secondMs = 1000;
const secondsOf = { day: 86_400, hour: 3600, minute: 60 };

/** The time from `now` to `end`, rounded up, so that it is nothing at the very end and not a second before (R165); nothing after it. */
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

/** The same in words that change once a minute, for those who listen: '2 days, 3 hours, 4 minutes'. */
export function timeLeftText({ days, hours, minutes }: TimeLeft): string {
  const parts = [[days, 'day'], [hours, 'hour'], [minutes, 'minute']] as const;
  return parts.filter(([count]) => count > 0).map(([count, unit]) => counted(count, unit)).join(', ') || 'Less than a minute';
}

/** Milliseconds until the time left to `end` is next a whole number of `everyMs`: ticks that don't drift, the last of them at the end itself. */
export const untilNextTick = (end: number, now: number, everyMs: number): number => (end - now) % everyMs || everyMs;
