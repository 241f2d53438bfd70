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

/** The content type of a file of the build. */
export const contentTypeOf = (path: string) => typeByExtension[extensionOf(path) ?? ''] ?? 'application/octet-stream';

/** Whether compressing pays: text, not pictures or fonts. */
export const isCompressible = (path: string) => /^text|json|javascript|svg|wasm/.test(contentTypeOf(path));

/** A path that can only be a file: a missing one is a 404 and never the index page. */
export const isAssetPath = (path: string) => path.startsWith('/assets/') || typeByExtension[extensionOf(path) ?? ''] !== undefined;

/** HTML is asked for again every time; the build's hashed assets never change; the rest is revalidated. */
export const cacheControlOf = (path: string) =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
