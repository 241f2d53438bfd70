/** Stands in for the console's origin, so that this module doesn't need to know the real one. */
const origin = 'http://console.invalid';

// One slash. No second slash after it, no backslash anywhere, and no control characters: a URL
// drops those silently.
const pathOnly = /^\/(?!\/)[^\\\p{Cc}]*$/u;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * R12: where to go after the login: path, query and hash, or null unless that is a path on this
 * origin other than the login page. The path is checked as the browser resolves it, so dot
 * segments, percent-encoding and upper case can't get around the check.
 */
export function safeNext(raw: unknown): string | null {
  if (typeof raw !== 'string' || !pathOnly.test(raw)) return null;
  const url = new URL(raw, origin);
  const path = decode(url.pathname);
  if (url.origin !== origin || !path || !pathOnly.test(path) || /^\/login\/*$/i.test(path))
    return null;
  return url.pathname + url.search + url.hash;
}
