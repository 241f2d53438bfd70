/** Read from the document on each call (R1). */
export function apiBase(): string {
  const content = document.querySelector('meta[name="api-base-url"]')?.getAttribute('content');
  return new URL(content ?? '/api', document.baseURI).href.replace(/\/$/, '');
}
