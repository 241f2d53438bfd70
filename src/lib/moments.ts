import { dayMs, formatTime, isDayAlone, localDay } from './dates';
import { dash } from './text';

/** Counts days, not hours, because a day can have 23 hours. */
function dayNumber(value: unknown, timeZone: string | undefined): number | undefined {
  const day = Date.parse(`${localDay(value, timeZone)}T00:00:00Z`) / dayMs;
  return Number.isNaN(day) ? undefined : day;
}

export function daysAgo(
  value: unknown,
  now: number,
  timeZone: string | undefined,
): number | undefined {
  const day = dayNumber(value, timeZone);
  const today = dayNumber(new Date(now).toISOString(), timeZone);
  return day === undefined || today === undefined ? undefined : today - day;
}

const phrases = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });
const units = [
  { unit: 'year', days: 365 },
  { unit: 'month', days: 30 },
  { unit: 'week', days: 7 },
  { unit: 'day', days: 1 },
] as const;

/** '3 days ago', '2 weeks ago' (R180). */
function phraseOf(days: number): string {
  const { unit, days: length } = units.find((one) => Math.abs(days) >= one.days) ?? units[3];
  return phrases.format(-Math.trunc(days / length), unit);
}

/** 'Today at 10:32' or 'Yesterday at 10:32', otherwise a relative phrase. */
export function formatMoment(value: unknown, now: number, timeZone?: string): string {
  const days = daysAgo(value, now, timeZone);
  if (days === undefined) return dash;
  if (days !== 0 && days !== 1) return phraseOf(days);
  const name = days === 0 ? 'Today' : 'Yesterday';
  return isDayAlone(value) ? name : `${name} at ${formatTime(value, timeZone)}`;
}
