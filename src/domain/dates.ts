import { dash } from './text';

const isoStart = /^\d{4}-\d{2}-\d{2}/;

/** A time of the wire (R7) in milliseconds since 1970; undefined for anything that isn't one. */
export function readTime(value: unknown): number | undefined {
  const time = typeof value === 'string' && isoStart.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

type Format = (value: unknown, timeZone?: string) => string;

/** Making an Intl format is slow, and tables use the same one for every row. */
function timeFormat(locale: string, options: Intl.DateTimeFormatOptions, missing: string): Format {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (value, timeZone) => {
    const time = readTime(value);
    if (time === undefined) return missing;
    const format = formats.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    formats.set(timeZone, format);
    return format.format(time);
  };
}

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const isoDay = timeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }, '');

/** 'Jan 17, 2026' in the browser's time zone or the given one; a dash for what isn't a time (R5, R7). */
export const formatDate: Format = timeFormat('en-US', day, dash);

/** 'Jan 17, 2026, 08:12' in the browser's time zone or the given one; a dash for what isn't a time (R5, R7). */
export const formatDateTime: Format = timeFormat('en-US', { ...day, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, dash);

/** The calendar day of a time, 'YYYY-MM-DD', in the browser's time zone or the given one; '' for what isn't a time. Days compare as text. */
export const localDay: Format = (value, timeZone) => isoDay(value, timeZone).padStart(10, '0').replace(/^0+$/, '');
