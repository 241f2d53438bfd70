import type { MiddlewareHandler } from 'hono';
import type { ProviderConfig } from './config';

/**
 * The SHA-256 of the empty string. Emotion inserts an empty style element before it uses
 * `insertRule`.
 */
const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

type Origins = Pick<ProviderConfig, 'apiOrigins' | 'fileOrigins'> &
  Partial<Pick<ProviderConfig, 'consoleOrigins'>>;

/**
 * The security headers that the README promises. The config may add origins for the API and for
 * files.
 */
export function securityHeadersFor({
  apiOrigins,
  consoleOrigins = [],
  fileOrigins,
}: Origins): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${emptyStyleHash}`,
    "style-src-attr 'none'",
    ["img-src 'self' blob:", ...fileOrigins].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...apiOrigins].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // A console of another origin shows the images of identity papers.
    'Cross-Origin-Resource-Policy': consoleOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

/**
 * Sets the headers on every response, including errors. A page that has a policy of its own keeps
 * it.
 */
export function securityHeaders(headers: Record<string, string>): MiddlewareHandler {
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers))
      if (!context.res.headers.has(name)) context.res.headers.set(name, value);
    if (!context.res.headers.has('Cache-Control'))
      context.res.headers.set('Cache-Control', 'no-store');
  };
}
