const typeByExtension: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

const extensionOf = (path: string) => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();

export const contentTypeOf = (path: string) =>
  typeByExtension[extensionOf(path) ?? ''] ?? 'application/octet-stream';

/** Compressing makes text smaller, but not pictures and fonts. */
export const isCompressible = (path: string) =>
  /^text|json|javascript|svg|wasm/.test(contentTypeOf(path));

/**
 * Whether the path can only be a file. If it is missing, the answer is a 404 and not the index
 * page.
 */
export const isAssetPath = (path: string) =>
  path.startsWith('/assets/') || typeByExtension[extensionOf(path) ?? ''] !== undefined;

/** Assets have a hash in their name and never change. Browsers must revalidate everything else. */
export const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
