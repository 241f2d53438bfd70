import { limits } from '../../lib/limits';
import { keepLongNumbers } from '../../lib/json';
import { ApiError } from './errors';

/** The request that the boot script sent before the bundle was loaded. */
export interface EarlyRequest {
  /** Relative to the document. */
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
 * The boot script's response, if it has sent the same request with the same token. Only the page's
 * first GET can use it: if that is another request, the early one is aborted, so that no later
 * request gets an old response. If the early request fails, it is sent again.
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

/** A response whose body is here: reading it can't stall or fail. */
export const wholeResponse = (body: BodyInit, init: ResponseInit & { status: number }): Response =>
  new Response(isBodiless(init.status) ? null : body, init);

/**
 * Runs work that waits for a response, and aborts it after 30 s (section 9). `restartTimer` gives it
 * another 30 s, so that a transfer that makes progress isn't cut off. Whatever the work throws,
 * there was no response: an ApiError with status 0, or an AbortError if the caller aborts.
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

/** Sends a request and waits for the whole response. Its numbers keep all their digits. */
export const exchange = (request: Request): Promise<Response> =>
  withTimeout(request.signal, async (signal) => {
    const timed = new Request(request, { signal });
    // Tests and tools replace the global.
    const response = await (takeEarlyResponse(timed) ?? globalThis.fetch(timed));
    return wholeResponse(keepLongNumbers(await response.text()), response);
  });
