/** What a clock on the wall shows, 'YYYY-MM-DDTHH:mm' as an input for date and time has it. */
const wallPattern = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making an Intl format is slow, and a form asks with every key. */
function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-US', { ...parts, hourCycle: 'h23', timeZone });
  formats.set(timeZone, format);
  return format;
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const whole = Math.floor(instant / 1000) * 1000;
  const parts = new Map(formatIn(timeZone).formatToParts(whole).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - whole;
}

/** An instant that a local time stands for. */
export interface LocalInstant {
  /** Milliseconds since 1970; where the clocks are set back and show a time twice, the first of the two. */
  instant: number;
  isAmbiguous: boolean;
}

/**
 * The instant at which the clocks of a zone show a local time. 'unreadable' for a text that is none or a day that isn't in the calendar, 'skipped' for a time
 * that the clocks leave out when they are set forward.
 */
export function instantOfLocal(text: string, timeZone: string): LocalInstant | 'unreadable' | 'skipped' {
  const wall = wallPattern.test(text) ? Date.parse(`${text}Z`) : NaN;
  // Date.parse takes February 30 for March 2.
  if (Number.isNaN(wall) || !new Date(wall).toISOString().startsWith(text)) return 'unreadable';
  // Clocks are never switched twice within two days: the offset is that of the day before or of the day after.
  const offsets = new Set([offsetAt(wall - dayMs, timeZone), offsetAt(wall + dayMs, timeZone)]);
  const instants = [...offsets].map((offset) => wall - offset).filter((instant) => instant + offsetAt(instant, timeZone) === wall);
  return instants.length === 0 ? 'skipped' : { instant: Math.min(...instants), isAmbiguous: instants.length > 1 };
}

/** 'UTC+1', 'UTC-3:30', 'UTC+0': how far a zone is from UTC at an instant. */
export function offsetLabel(instant: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(instant, timeZone) / minuteMs);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`;
}
