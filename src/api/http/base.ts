/**
 * R1: the base URL of the API. It is read from the HTML document at each call and resolved against
 * the document's URL.
 */
export function apiBase(): string {
  const content = document.querySelector('meta[name="api-base-url"]')?.getAttribute('content');
  return new URL(content ?? '/api', document.baseURI).href.replace(/\/$/, '');
}
