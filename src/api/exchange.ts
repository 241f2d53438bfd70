import { takeEarlyResponse } from './early';
import { withPatience } from './patience';

const isBodiless = (status: number) => [204, 205, 304].includes(status);

/** A whole answer: its body can neither stall nor be cut any more. */
export const wholeResponse = (body: BodyInit, init: ResponseInit & { status: number }): Response => new Response(isBodiless(init.status) ? null : body, init);

/**
 * Sends a request and waits for the whole answer, headers and body, for at most 30 s. Without an answer it throws an ApiError with status 0
 * (R4); an abort by the caller stays an AbortError.
 */
export const exchange = (request: Request): Promise<Response> =>
  withPatience(request.signal, async (signal) => {
    const timed = new Request(request, { signal });
    // The global is looked up at each call: tests and tools replace it.
    const response = await (takeEarlyResponse(timed) ?? globalThis.fetch(timed));
    return wholeResponse(await response.text(), response);
  });
