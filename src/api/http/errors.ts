import { isRecord } from '../../lib/records';
import { filledText } from '../../lib/text';
import { generalMessages } from '../messages';

const noResponse = 0;

/**
 * Any failed call. `status` is 0 if there was no response; a 2xx whose body can't be read fails
 * with its own status. `serverMessage` and `fields` (texts by field of the API) are the server's.
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

/** Reads `errors: {field: [text, …]}`, and leaves out what is something else. */
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
 * The only place that tells failure from success, and only by the status: for an error without a
 * body, openapi-fetch leaves `error` undefined or falsy.
 */
export function throwOnErrorStatus(response: Response, body: unknown): void {
  if (response.ok) return;
  const { message, errors } = isRecord(body) ? body : {};
  const serverMessage = filledText(message);
  throw new ApiError(response.status, serverMessage, readFields(errors));
}

/** The caller aborted the request: nobody waits for the response, so no failure is shown. */
export const isAbort = (cause: unknown): cause is DOMException =>
  cause instanceof DOMException && cause.name === 'AbortError';

/** Turns any error into an ApiError with the response's status, except an abort by the caller. */
export const toApiError = (cause: unknown, status = noResponse): ApiError | DOMException =>
  cause instanceof ApiError || isAbort(cause)
    ? cause
    : new ApiError(status, undefined, undefined, { cause });
