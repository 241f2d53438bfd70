import { dash } from './text';

let firmZone: string | undefined;

export function setFirmZone(timeZone: string | undefined): void {
  firmZone = timeZone;
}

export const zoneOr = (given: string | undefined): string | undefined => given ?? firmZone;

export const ownTimeZone = (): string =>
  firmZone ?? (Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');

const isoStart = /^\d{4}-\d{2}-\d{2}/;

/** Browsers read February 30 as March 2. */
const isRealDay = (text: string) =>
  new Date(text.slice(0, 10)).getUTCDate() === Number(text.slice(8, 10));

/** Undefined if the day doesn't exist (R7). */
export function readTime(value: unknown): number | undefined {
  const time =
    typeof value === 'string' && isoStart.test(value) && isRealDay(value) ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** A day without a time is the same day in every time zone. */
export const isDayAlone = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

type Format = (value: unknown, timeZone?: string) => string;

/** Intl formats are slow to create, and tables use them in every row. */
function timeFormat(locale: string, options: Intl.DateTimeFormatOptions, missing: string): Format {
  const formats = new Map<string | undefined, Intl.DateTimeFormat>();
  return (value, timeZone) => {
    const time = readTime(value);
    if (time === undefined) return missing;
    const zone = isDayAlone(value) ? 'UTC' : zoneOr(timeZone);
    const format =
      formats.get(zone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: zone });
    formats.set(zone, format);
    return format.format(time);
  };
}

const day = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const isoDay = timeFormat('sv-SE', { year: 'numeric', month: '2-digit', day: '2-digit' }, '');

/** 'Jan 17, 2026', in the firm's time zone (R372) or the given one. */
export const formatDate: Format = timeFormat('en-US', day, dash);

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const dateAndTime = timeFormat('en-US', { ...day, ...clock }, dash);
const clockLength = '08:12'.length;

/** 'Jan 17, 2026, 08:12'; without the time for a day alone. */
export const formatDateTime: Format = (value, timeZone) =>
  isDayAlone(value) ? formatDate(value) : dateAndTime(value, timeZone);

/** '08:12', the end of a date and time: an Intl format of its own would take time to create. */
export const formatTime: Format = (value, timeZone) =>
  isDayAlone(value) ? dash : dateAndTime(value, timeZone).slice(-clockLength);

/** 'YYYY-MM-DD', or '' if the value is no time. */
export const localDay: Format = (value, timeZone) =>
  isoDay(value, timeZone).padStart(10, '0').replace(/^0+$/, '');

export const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;
const units = [
  { name: 'day', ms: dayMs },
  { name: 'hour', ms: 60 * minuteMs },
  { name: 'minute', ms: minuteMs },
] as const;

/** A time in the future is 'Just now', because the server's clock may be ahead. */
export function formatRelativeTime(value: unknown, now: number): string {
  const time = readTime(value);
  if (time === undefined) return dash;
  const unit = units.find(({ ms }) => now - time >= ms);
  if (!unit) return 'Just now';
  const count = Math.floor((now - time) / unit.ms);
  return `${String(count)} ${unit.name}${count === 1 ? '' : 's'} ago`;
}
