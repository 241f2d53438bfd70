/** R1: read from the document at each call. */
export function apiBase(): string {
  const content = document.querySelector('meta[name="api-base-url"]')?.getAttribute('content');
  return new URL(content ?? '/api', document.baseURI).href.replace(/\/$/, '');
}
