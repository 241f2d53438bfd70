import { isRecord } from '../domain/records';
import { generalMessages } from '../messages/general';

const noAnswer = 0;

/**
 * Any failed call (R4). `status` is the answer's, or 0 when there was none; a 2xx whose body can't be read fails with its own status.
 * `serverMessage` and `fields` (texts by wire name) are there when the server sent them.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly serverMessage?: string,
    readonly fields?: Record<string, string[]>,
    options?: ErrorOptions,
  ) {
    super(serverMessage ?? (status === noAnswer ? generalMessages.network : `Status ${String(status)}`), options);
  }
}

/** The texts of `errors: {field: [text, …]}`; whatever isn't of that form is left out. */
function readFields(errors: unknown): Record<string, string[]> | undefined {
  if (!isRecord(errors)) return undefined;
  const texts = Object.entries(errors).map(([field, list]): [string, string[]] => [field, [list].flat().filter((text) => typeof text === 'string')]);
  const fields = texts.filter(([, list]) => list.length > 0);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/**
 * Throws the ApiError of an answer with an error status, whatever its body is (R4). The one place that tells failure from success, and by the
 * status alone: openapi-fetch leaves `error` undefined or falsy for an error without a body.
 */
export function refuseFailure(response: Response, body: unknown): void {
  if (response.ok) return;
  const { message, errors } = isRecord(body) ? body : {};
  const serverMessage = typeof message === 'string' && message.trim() ? message : undefined;
  throw new ApiError(response.status, serverMessage, readFields(errors));
}

/** The caller's own abort: nobody waits for the answer any more, so it is no failure and is never shown. */
export const isAbort = (cause: unknown): cause is DOMException => cause instanceof DOMException && cause.name === 'AbortError';

/** Turns whatever was thrown after an answer with this status (0: before any) into an ApiError; an abort by the caller stays what it is. */
export const toApiError = (cause: unknown, status = noAnswer): ApiError | DOMException =>
  cause instanceof ApiError || isAbort(cause) ? cause : new ApiError(status, undefined, undefined, { cause });
