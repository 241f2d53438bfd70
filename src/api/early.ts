/** The request that the boot script started before this bundle was there. */
export interface EarlyRequest {
  /** Path and query as the client builds them, relative to the document. */
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
 * The answer to a request that the boot script has already sent with the same address and bearer; undefined if there is none.
 * The page's first GET decides: it takes the early answer or drops it, so that no later request is given an old one. If the early
 * request fails, the request is sent after all. The signal of `request` aborts both.
 */
export function takeEarlyResponse(request: Request): Promise<Response> | undefined {
  const early = window.__early;
  if (!early || request.method !== 'GET') return undefined;
  delete window.__early;
  const isSame = new URL(early.url, document.baseURI).href === request.url && request.headers.get('Authorization') === `Bearer ${early.access}`;
  if (!isSame) {
    early.abort();
    return undefined;
  }
  request.signal.addEventListener('abort', early.abort);
  return early.response.catch(() => globalThis.fetch(request));
}
