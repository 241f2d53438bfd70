import { formatDate, localDay, readTime } from './dates';
import { dash } from './text';

const dayMs = 86_400_000;

/** The calendar day of a time in a zone, counted from 1970; undefined for what isn't a time. Days are counted, not hours: a day of 23 hours is a day. */
function dayNumber(value: unknown, timeZone: string | undefined): number | undefined {
  const day = Date.parse(`${localDay(value, timeZone)}T00:00:00Z`) / dayMs;
  return Number.isNaN(day) ? undefined : day;
}

/** How many calendar days ago a time was, seen from `now`; negative for days to come. */
function daysAgo(value: unknown, now: number, timeZone: string | undefined): number | undefined {
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

/** R180: whole years, months, weeks or days, the largest that fits: '3 days ago', '2 weeks ago'. */
function phraseOf(days: number): string {
  const { unit, days: length } = units.find((one) => Math.abs(days) >= one.days) ?? units[3];
  return phrases.format(-Math.trunc(days / length), unit);
}

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Making an Intl format is slow, and a conversation uses the same one for every message. */
function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}

/** 'Today at 10:32', 'Yesterday at 10:32', otherwise a relative phrase (section 9), in the browser's time zone or the given one; a dash for what isn't a time (R5). */
export function formatMessageTime(value: unknown, now: number, timeZone?: string): string {
  const days = daysAgo(value, now, timeZone);
  const time = readTime(value);
  if (days === undefined || time === undefined) return dash;
  if (days === 0) return `Today at ${clockOf(timeZone).format(time)}`;
  return days === 1 ? `Yesterday at ${clockOf(timeZone).format(time)}` : phraseOf(days);
}

/** The heading of a day's messages: 'Today', 'Yesterday', otherwise its date. */
export function formatMessageDay(value: unknown, now: number, timeZone?: string): string {
  const days = daysAgo(value, now, timeZone);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : formatDate(value, timeZone);
}
