import { badRequest, notFound } from './problem';

const largestKey = 2n ** 63n - 1n;

/**
 * A 64-bit key without loss (R48): a BigInt if a number can't hold it. Its type is that of nearly
 * all keys. Keys are only compared, stored and written, which works with both; to calculate with a
 * BigInt throws.
 */
export function exactKey(key: number | bigint | string): number {
  const exact = BigInt(key);
  const isHeld = exact >= Number.MIN_SAFE_INTEGER && exact <= Number.MAX_SAFE_INTEGER;
  return isHeld ? Number(exact) : (exact as unknown as number);
}

/**
 * Converts an id of a path to a key (R6). Throws a 404 with the message if the text can't be an id
 * of this service.
 */
export function recordId(text: string | undefined, message: string): number {
  if (text === undefined || !/^(0|[1-9]\d{0,18})$/.test(text) || BigInt(text) > largestKey)
    throw notFound(message);
  return exactKey(text);
}

/**
 * The first instant of a calendar day. Days are UTC here, because a browser sends its local days
 * without their time zone (R7).
 */
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
