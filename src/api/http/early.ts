/** The request that the boot script started before the bundle was loaded. */
export interface EarlyRequest {
  /** The URL that the client would use for the same request, relative to the document. */
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
 * The response to a request that the boot script has already sent with the same URL and token, or
 * undefined if there is none. Only the page's first GET can use it. If that GET is another request,
 * the early one is aborted, so that no later request gets an old response. If the early request
 * fails, the request is sent again. Aborting `request` aborts both.
 */
export function takeEarlyResponse(request: Request): Promise<Response> | undefined {
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
