import { limits } from '~/lib/limits';
import { keepLongNumbers } from '~/lib/json';
import { ApiError, throwOnErrorStatus, toApiError } from './errors';
import createClient, { defaultPathSerializer, type Client } from 'openapi-fetch';
import { apiBase } from './base';
import type { paths } from '../schema.gen';

export interface EarlyRequest {
  /** Relative to the document's address. */
  url: string;
  access: string;
  response: Promise<Response>;
  abort: () => void;
}

declare global {
  interface Window {
    __early?: EarlyRequest;
  }
}

/**
 * Returns the boot script's response if this is the request it was made for. The first GET of a
 * page settles that: otherwise the early request is aborted, so that no later request gets an old
 * response.
 */
function takeEarlyResponse(request: Request): Promise<Response> | undefined {
  const early = window.__early;
  if (!early || request.method !== 'GET') return undefined;
  delete window.__early;
  const isSame =
    new URL(early.url, document.baseURI).href === request.url &&
    request.headers.get('Authorization') === `Bearer ${early.access}`;
  if (!isSame) {
    early.abort();
    return undefined;
  }
  request.signal.addEventListener('abort', early.abort);
  return early.response.catch(() => globalThis.fetch(request));
}

const isBodiless = (status: number) => [204, 205, 304].includes(status);

/** A response whose body is already here, so that reading it can't stall or fail. */
export const wholeResponse = (body: BodyInit, init: ResponseInit & { status: number }): Response =>
  new Response(isBodiless(init.status) ? null : body, init);

/**
 * Aborts work that has waited 30 s for a response; `restartTimer` allows another 30 s. Every error
 * counts as no response, unless the caller aborted.
 */
export async function withTimeout<T>(
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal, restartTimer: () => void) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(() => timeout.abort(), limits.httpTimeoutMs);
  };
  restartTimer();
  try {
    return await work(
      caller ? AbortSignal.any([caller, timeout.signal]) : timeout.signal,
      restartTimer,
    );
  } catch (cause) {
    if (caller?.aborted) throw new DOMException('The caller gave up', 'AbortError');
    throw new ApiError(0, undefined, undefined, { cause });
  } finally {
    clearTimeout(timer);
  }
}

export const exchange = (request: Request): Promise<Response> =>
  withTimeout(request.signal, async (signal) => {
    const timed = new Request(request, { signal });
    const response = await (takeEarlyResponse(timed) ?? globalThis.fetch(timed));
    return wholeResponse(keepLongNumbers(await response.text()), response);
  });

export type Operation<Data> = (
  api: Client<paths>,
) => Promise<{ data?: Data; error?: unknown; response: Response }>;

export type Read<Data, Result> = (body: Data | undefined) => Result;

/**
 * Percent-encodes ids. An empty id or dots would still reach another operation, so those are
 * refused.
 */
function serializePath(path: string, ids: Record<string, unknown>): string {
  if (Object.values(ids).some((id) => ['', '.', '..'].includes(String(id))))
    throw new ApiError(404);
  return defaultPathSerializer(path, ids);
}

/** How far the server's clock is ahead, in milliseconds. */
let ahead: number | undefined;

export function noteServerTime({ headers }: Response): void {
  const time = Date.parse(headers.get('Date') ?? '');
  if (!Number.isNaN(time)) ahead = time - Date.now();
}

/** Undefined until a response had a Date header. */
export const serverTime = (): number | undefined =>
  ahead === undefined ? undefined : Date.now() + ahead;

/**
 * Throws every failure as an ApiError, except for the caller's own abort, which stays an
 * AbortError.
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
