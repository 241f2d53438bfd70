import { isRecord } from '~/lib/records';
import { filledText } from '~/lib/text';
import { generalMessages } from '../messages';

const noResponse = 0;

/** `status` is 0 if there was no response. A 2xx with an unreadable body keeps its status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The path of the OpenAPI document, without ids or queries. */
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
 * Only the status is reliable: openapi-fetch leaves `error` undefined or falsy if an error has no
 * body.
 */
export function throwOnErrorStatus(response: Response, body: unknown): void {
  if (response.ok) return;
  const { message, errors } = isRecord(body) ? body : {};
  const serverMessage = filledText(message);
  throw new ApiError(response.status, serverMessage, readFields(errors));
}

/** Nobody is waiting for an aborted request, so no failure is shown. */
export const isAbort = (cause: unknown): cause is DOMException =>
  cause instanceof DOMException && cause.name === 'AbortError';

export const toApiError = (cause: unknown, status = noResponse): ApiError | DOMException =>
  cause instanceof ApiError || isAbort(cause)
    ? cause
    : new ApiError(status, undefined, undefined, { cause });
