import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';

/** The name of Hono's variable with the id of the request. */
export const requestIdKey = 'requestId';

export const requestIdHeader = 'X-Request-Id';

/** The id under which this request is in the log, in the audit and in its answer. */
export function requestIdOf(context: Context): string {
  const known: unknown = context.get(requestIdKey);
  if (typeof known === 'string') return known;
  const id = newRequestId(context.req.header(requestIdHeader));
  context.set(requestIdKey, id);
  return id;
}

/**
 * Takes the id that a proxy has given, if it is a plain one, so that its log and ours can be read
 * together.
 */
export const newRequestId = (given?: string) =>
  given !== undefined && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
