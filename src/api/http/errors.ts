import { isRecord } from '../../lib/records';
import { filledText } from '../../lib/text';
import { generalMessages } from '../messages';

const noResponse = 0;

/**
 * Any failed call. `status` is the response's status, or 0 if there was no response. A 2xx whose
 * body can't be read fails with its own status. `serverMessage` and `fields` (texts by API field
 * name) are set if the server sent them.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The call that failed, as in the OpenAPI document: without ids and queries. */
  operation?: string;

  constructor(
    readonly status: number,
    readonly serverMessage?: string,
    readonly fields?: Record<string, string[]>,
    options?: ErrorOptions,
  ) {
    super(
      serverMessage ??
        (status === noResponse ? generalMessages.network : `Status ${String(status)}`),
      options,
    );
  }
}

/** Reads `errors: {field: [text, …]}`. Entries in another format are left out. */
function readFields(errors: unknown): Record<string, string[]> | undefined {
  if (!isRecord(errors)) return undefined;
  const texts = Object.entries(errors).map(([field, list]): [string, string[]] => [
    field,
    [list].flat().filter((text) => typeof text === 'string'),
  ]);
  const fields = texts.filter(([, list]) => list.length > 0);
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/**
 * Throws an ApiError if the response has an error status, whatever its body is. This is the only
 * place that tells failure from success, and only by the status: for an error without a body,
 * openapi-fetch leaves `error` undefined or falsy.
 */
export function throwOnErrorStatus(response: Response, body: unknown): void {
  if (response.ok) return;
  const { message, errors } = isRecord(body) ? body : {};
  const serverMessage = filledText(message);
  throw new ApiError(response.status, serverMessage, readFields(errors));
}

/**
 * Whether the caller aborted the request. Then nobody waits for the response, so it isn't a failure
 * and is never shown.
 */
export const isAbort = (cause: unknown): cause is DOMException =>
  cause instanceof DOMException && cause.name === 'AbortError';

/**
 * Turns any error into an ApiError, except an abort by the caller. `status` is that of the
 * response, or 0 if there was none.
 */
export const toApiError = (cause: unknown, status = noResponse): ApiError | DOMException =>
  cause instanceof ApiError || isAbort(cause)
    ? cause
    : new ApiError(status, undefined, undefined, { cause });
