import { isDayAlone, localDay, readTime } from './dates';
import { dash } from './text';
import { zoneOr } from './timeZone';

const dayMs = 86_400_000;

/**
 * The number of the calendar day since 1970 in a time zone; undefined if the value is not a time.
 * It counts days and not hours, because a day can have 23 hours.
 */
function dayNumber(value: unknown, timeZone: string | undefined): number | undefined {
  const day = Date.parse(`${localDay(value, timeZone)}T00:00:00Z`) / dayMs;
  return Number.isNaN(day) ? undefined : day;
}

/**
 * How many calendar days before `now` a time is. Negative for later days. Undefined if the value is
 * not a time.
 */
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

/**
 * R180: whole years, months, weeks or days, in the largest unit that fits: '3 days ago', '2 weeks
 * ago'.
 */
function phraseOf(days: number): string {
  const { unit, days: length } = units.find((one) => Math.abs(days) >= one.days) ?? units[3];
  return phrases.format(-Math.trunc(days / length), unit);
}

const clocks = new Map<string | undefined, Intl.DateTimeFormat>();

/** Creating an Intl format is slow, and a list uses the same one for every row. */
function clockOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const zone = zoneOr(timeZone);
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: zone,
    });
  clocks.set(zone, clock);
  return clock;
}

/** The time of day: '09:30'. */
export const formatClock = (instant: number, timeZone?: string): string =>
  clockOf(timeZone).format(instant);

/**
 * 'Today at 10:32', 'Yesterday at 10:32', or a relative phrase for other days (section 9), in the
 * firm's time zone or the given one. A dash if it is not a time.
 */
export function formatMoment(value: unknown, now: number, timeZone?: string): string {
  const days = daysAgo(value, now, timeZone);
  const time = readTime(value);
  if (days === undefined || time === undefined) return dash;
  if (days !== 0 && days !== 1) return phraseOf(days);
  const name = days === 0 ? 'Today' : 'Yesterday';
  return isDayAlone(value) ? name : `${name} at ${formatClock(time, timeZone)}`;
}
