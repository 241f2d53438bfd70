import { formatDateTime } from './dates';

/**
 * A local time as admins type it: '2026-01-17 14:30', in 24 hours. A T may stand between day and
 * time, as in the browser's own fields.
 */
const typedPattern = /^\s*([1-9]\d{3})-(\d{1,2})-(\d{1,2})(?:T|\s+)(\d{1,2}):(\d{2})\s*$/;

/** A typed local time in the form 'YYYY-MM-DDTHH:mm'. Undefined if it is none. */
export function localOf(text: string): string | undefined {
  const typed = typedPattern.exec(text);
  if (!typed) return undefined;
  const [, year = '', ...rest] = typed;
  const [month, day, hour, minute] = rest.map((part) => part.padStart(2, '0'));
  const local = `${year}-${month}-${day}T${hour}:${minute}`;
  const wall = Date.parse(`${local}Z`);
  // Date.parse reads February 30 as March 2.
  return !Number.isNaN(wall) && new Date(wall).toISOString().startsWith(local) ? local : undefined;
}

/**
 * The day and the time that a text names, though it may not be a whole local time: a day alone, a
 * time alone, or a wrong one beside it.
 */
export function partsOfLocal(text: string): { day: string | undefined; time: string | undefined } {
  const [day = ''] = /[1-9]\d{3}-\d{1,2}-\d{1,2}(?!\d)/.exec(text) ?? [];
  const [time = ''] = /(?<!\d)\d{1,2}:\d{2}(?!\d)/.exec(text) ?? [];
  return {
    day: localOf(`${day} 00:00`)?.slice(0, 10),
    time: localOf(`2000-01-01 ${time}`)?.slice(11),
  };
}

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating an Intl format is slow, and a form needs it at every key press. So formats are kept. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The offset of a time zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / 1000) * 1000;
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(whole)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return (
    Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    ) - whole
  );
}

/** The instant of a local time. */
export interface LocalInstant {
  /**
   * Milliseconds since 1970. If the clocks are set back, a local time can occur twice; this is the
   * first one.
   */
  instant: number;
  isAmbiguous: boolean;
}

/**
 * Converts a local time in a time zone to an instant. Returns 'unreadable' if the text isn't a
 * valid date and time, and 'skipped' if the clocks skip this time when they are set forward.
 */
export function instantOfLocal(
  text: string,
  timeZone: string,
): LocalInstant | 'unreadable' | 'skipped' {
  const local = localOf(text);
  if (local === undefined) return 'unreadable';
  const wall = Date.parse(`${local}Z`);
  // Clocks never change twice within two days, so the offset is that of the day before or of the
  // day after.
  const offsets = new Set([offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)]);
  const instants = [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return instants.length === 0
    ? 'skipped'
    : { instant: Math.min(...instants), isAmbiguous: instants.length > 1 };
}

/**
 * 'Jan 17, 2026, 14:30': a local time as the console writes times, in 24 hours. Undefined if it is
 * no time.
 */
export function readingOfLocal(text: string): string | undefined {
  const local = localOf(text);
  return local && formatDateTime(`${local}Z`, 'UTC');
}

/** The offset of a time zone at an instant: 'UTC+1', 'UTC-3:30', 'UTC+0'. */
export function offsetLabel(instant: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(instant, timeZone) / minuteMs);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
