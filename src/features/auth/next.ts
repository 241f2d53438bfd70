/** Stands in for the console's own. */
const origin = 'http://console.invalid';

// One slash, no backslash anywhere, and no control characters: a URL drops those silently.
const pathOnly = /^\/(?!\/)[^\\\p{Cc}]*$/u;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * R12: path, query and hash, or null unless they are on this origin and not the login page. Checked
 * as the browser resolves it, so dot segments and percent-encoding can't get around the check.
 */
export function safeNext(raw: unknown): string | null {
  if (typeof raw !== 'string' || !pathOnly.test(raw)) return null;
  const url = new URL(raw, origin);
  const path = decode(url.pathname);
  if (url.origin !== origin || !path || !pathOnly.test(path) || /^\/login\/*$/i.test(path))
    return null;
  return url.pathname + url.search + url.hash;
}
