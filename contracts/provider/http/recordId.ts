import { notFound } from './problem';

/** The key an opaque id stands for (R6). An id this service never gave out names nothing: 404 with the given message. */
export function recordId(text: string | undefined, message: string): number {
  const id = Number(text);
  if (!Number.isSafeInteger(id) || id < 0 || String(id) !== text) throw notFound(message);
  return id;
}
