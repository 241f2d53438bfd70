import { dayMs, formatDateTime, minuteMs } from './dates';

/** '2026-01-17 14:30', or with a T. */
const typedPattern = /^\s*([1-9]\d{3})-(\d{1,2})-(\d{1,2})(?:T|\s+)(\d{1,2}):(\d{2})\s*$/;

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

export function partsOfLocal(text: string): { day: string | undefined; time: string | undefined } {
  const [day = ''] = /[1-9]\d{3}-\d{1,2}-\d{1,2}(?!\d)/.exec(text) ?? [];
  const [time = ''] = /(?<!\d)\d{1,2}:\d{2}(?!\d)/.exec(text) ?? [];
  return {
    day: localOf(`${day} 00:00`)?.slice(0, 10),
    time: localOf(`2000-01-01 ${time}`)?.slice(11),
  };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetAt(instant: number, timeZone: string): number {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone,
    });
  formats.set(timeZone, format);
  const whole = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${format.format(whole).replace(' ', 'T')}Z`) - whole;
}

export interface LocalInstant {
  /** The first one if the clocks are set back and the time occurs twice. */
  instant: number;
  isAmbiguous: boolean;
}

export const skippedTime = 'This time does not exist: the clocks go forward then';

export function instantOfLocal(
  text: string,
  timeZone: string,
): LocalInstant | 'unreadable' | 'skipped' {
  const local = localOf(text);
  if (local === undefined) return 'unreadable';
  const wall = Date.parse(`${local}Z`);
  // Clocks never change twice within two days.
  const offsets = new Set([offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)]);
  const instants = [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return instants.length === 0
    ? 'skipped'
    : { instant: Math.min(...instants), isAmbiguous: instants.length > 1 };
}

export function readingOfLocal(text: string): string | undefined {
  const local = localOf(text);
  return local && formatDateTime(`${local}Z`, 'UTC');
}

export function offsetLabel(instant: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(instant, timeZone) / minuteMs);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
