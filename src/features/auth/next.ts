const origin = 'http://console.invalid';

// One slash, no backslash anywhere, and no control characters, which a URL drops silently.
const pathOnly = /^\/(?!\/)[^\\\p{Cc}]*$/u;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Judges the address as the browser resolves it, including dot segments and percent-encoding (R12).
 */
export function safeNext(raw: unknown): string | null {
  if (typeof raw !== 'string' || !pathOnly.test(raw)) return null;
  const url = new URL(raw, origin);
  const path = decode(url.pathname);
  if (url.origin !== origin || !path || !pathOnly.test(path) || /^\/login\/*$/i.test(path))
    return null;
  return url.pathname + url.search + url.hash;
}
