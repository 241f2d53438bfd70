import { badRequest, notFound } from './problem';

/** Converts an id of a path to a key (R6). Throws a 404 with the message if the text can't be an id of this service. */
export function recordId(text: string | undefined, message: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 0 || String(id) !== text) throw notFound(message);
  return id;
}

/** The first instant of a calendar day. Days are UTC here, because a browser sends its local days without their time zone (R7). */
export function startOfDay(day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) throw badRequest(`"${day}" is not a calendar day.`);
  return start;
}

/** The first instant after a calendar day. */
export function dayAfter(day: string): Date {
  return new Date(startOfDay(day).getTime() + 86_400_000);
}

/** An instant as JSON has it (R7). */
export const iso = (instant: Date) => instant.toISOString();

export const isoOrNull = (instant: Date | null) => instant?.toISOString() ?? null;
