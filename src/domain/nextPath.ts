/** Stands for the console's own origin, whichever it is. */
const origin = 'http://console.invalid';

// One slash, then neither a second one nor a backslash anywhere; no control characters, which a URL silently drops.
const pathOnly = /^\/(?!\/)[^\\\p{Cc}]*$/u;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * R12: where to go after the login. The path, query and hash of `raw`, resolved, when that is a path on this origin and isn't the login
 * itself; otherwise null. What counts is where the browser and the router would end up: dot segments, percent signs and case are seen through.
 */
export function safeNext(raw: unknown): string | null {
  if (typeof raw !== 'string' || !pathOnly.test(raw)) return null;
  const url = new URL(raw, origin);
  const path = decode(url.pathname);
  if (url.origin !== origin || !path || !pathOnly.test(path) || /^\/login\/*$/i.test(path)) return null;
  return url.pathname + url.search + url.hash;
}
