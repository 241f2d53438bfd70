import createClient, { defaultPathSerializer, type Client } from 'openapi-fetch';
import { apiBase } from './base';
import { ApiError, throwOnErrorStatus, toApiError } from './errors';
import type { paths } from '../schema.gen';

/** A call of one operation of the OpenAPI document. */
export type Operation<Data> = (
  api: Client<paths>,
) => Promise<{ data?: Data; error?: unknown; response: Response }>;

/** Reads the body of a 2xx response; may throw. */
export type Read<Data, Result> = (body: Data | undefined) => Result;

/** Ids are percent-encoded. Empty ones and dots would still lead to another operation. */
function serializePath(path: string, ids: Record<string, unknown>): string {
  if (Object.values(ids).some((id) => ['', '.', '..'].includes(String(id))))
    throw new ApiError(404);
  return defaultPathSerializer(path, ids);
}

/** How far the server's clock is ahead of this one, in milliseconds. */
let ahead: number | undefined;

export function noteServerTime({ headers }: Response): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** The server's time in milliseconds. Undefined until a response has told it. */
export const serverTime = (): number | undefined =>
  ahead === undefined ? undefined : Date.now() + ahead;

/**
 * Makes one call and reads its response. Every failure is thrown as an ApiError: an error status,
 * no response, an unreadable body, an error in `read`. Only the caller's abort is an AbortError.
 */
export async function callOver<Data, Result>(
  send: (request: Request) => Promise<Response>,
  operation: Operation<Data>,
  read: Read<Data, Result>,
): Promise<Result> {
  let status = 0;
  let operationName = '';
  const base = apiBase();
  const pathSerializer = (path: string, ids: Record<string, unknown>) => {
    operationName = path.slice(base.length);
    return serializePath(path, ids);
  };
  const fetch = async (request: Request) => {
    operationName = `${request.method} ${operationName || new URL(request.url).pathname.slice(new URL(base).pathname.length)}`;
    const response = await send(request);
    status = response.status;
    noteServerTime(response);
    return response;
  };
  try {
    const { data, error, response } = await operation(
      createClient<paths>({ baseUrl: base, fetch, pathSerializer }),
    );
    throwOnErrorStatus(response, error);
    return read(data);
  } catch (cause) {
    const error = toApiError(cause, status);
    if (error instanceof ApiError) error.operation = operationName;
    throw error;
  }
}
