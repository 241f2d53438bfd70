import { badRequest } from './problem';

/** The first instant of a calendar day. This service's days are UTC: a browser sends its local days without their zone (R7). */
export function startOfDay(day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime())) throw badRequest(`"${day}" is not a calendar day.`);
  return start;
}

/** The first instant after a calendar day. */
export function dayAfter(day: string): Date {
  return new Date(startOfDay(day).getTime() + 86_400_000);
}
