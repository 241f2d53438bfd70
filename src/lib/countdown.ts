import { countOf } from './numbers';

/** A day always has 24 hours, whatever the time zone. */
interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const secondMs = 1000;
const secondsOf = { day: 86_400, hour: 3600, minute: 60 };

/** Rounds up, so that it reaches zero exactly at the end (R165). */
export function timeLeft(end: number, now: number): TimeLeft {
  const total = Math.max(0, Math.ceil((end - now) / secondMs));
  return {
    days: Math.floor(total / secondsOf.day),
    hours: Math.floor((total % secondsOf.day) / secondsOf.hour),
    minutes: Math.floor((total % secondsOf.hour) / secondsOf.minute),
    seconds: total % secondsOf.minute,
  };
}

/** '2 days, 3 hours': has no seconds, so that it changes once a minute. */
export function timeLeftText({ days, hours, minutes }: TimeLeft): string {
  const parts = [
    [days, 'day'],
    [hours, 'hour'],
    [minutes, 'minute'],
  ] as const;
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => countOf(count, unit))
      .join(', ') || 'Less than a minute'
  );
}
