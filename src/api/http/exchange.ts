import { takeEarlyResponse } from './early';
import { withTimeout } from './timeouts';

const isBodiless = (status: number) => [204, 205, 304].includes(status);

/** A response whose body has been read completely. Reading it again can't stall or fail. */
export const wholeResponse = (body: BodyInit, init: ResponseInit & { status: number }): Response =>
  new Response(isBodiless(init.status) ? null : body, init);

/**
 * Sends a request and waits up to 30 s for the whole response, headers and body. Throws an ApiError with status 0 if
 * there is none (R4). If the caller aborts, throws an AbortError.
 */
export const exchange = (request: Request): Promise<Response> =>
  withTimeout(request.signal, async (signal) => {
    const timed = new Request(request, { signal });
    // Looked up at each call, because tests and tools replace the global.
    const response = await (takeEarlyResponse(timed) ?? globalThis.fetch(timed));
    return wholeResponse(await response.text(), response);
  });
