import createClient, { defaultPathSerializer, type Client } from 'openapi-fetch';
import { ApiError, refuseFailure, toApiError } from './errors';
import type { paths } from './schema.gen';

/** One call of the OpenAPI document. */
export type Operation<Data> = (api: Client<paths>) => Promise<{ data?: Data; error?: unknown; response: Response }>;

/** Reads the body of a 2xx; it may throw. */
export type Read<Data, Result> = (body: Data | undefined) => Result;

/** R1: read from the document at each call, resolved against its address. */
export function apiBase(): string {
  const content = document.querySelector('meta[name="api-base-url"]')?.getAttribute('content');
  return new URL(content ?? '/api', document.baseURI).href.replace(/\/$/, '');
}

/** R6: an id is opaque and percent-encoded. An empty one and dots would still be resolved away, and the call would go elsewhere. */
function serializePath(path: string, ids: Record<string, unknown>): string {
  if (Object.values(ids).some((id) => ['', '.', '..'].includes(String(id)))) throw new ApiError(404);
  return defaultPathSerializer(path, ids);
}

/**
 * Makes one call of the OpenAPI document over a transport and reads its answer. Every failure (an error status, no answer, an unreadable
 * body, an answer that `read` refuses) is thrown as an ApiError; only an abort by the caller stays an AbortError.
 */
export async function callOver<Data, Result>(
  send: (request: Request) => Promise<Response>,
  operation: Operation<Data>,
  read: Read<Data, Result>,
): Promise<Result> {
  let status = 0;
  const fetch = async (request: Request) => {
    const response = await send(request);
    status = response.status;
    return response;
  };
  try {
    const { data, error, response } = await operation(createClient<paths>({ baseUrl: apiBase(), fetch, pathSerializer: serializePath }));
    refuseFailure(response, error);
    return read(data);
  } catch (cause) {
    throw toApiError(cause, status);
  }
}
