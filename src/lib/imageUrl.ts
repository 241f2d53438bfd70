import { isBlank } from './text';
/**
 * Returns the URL of a document's image, resolved against the console's origin, if it is safe to
 * load (promise 8): https, this origin, or a blob of this origin. Otherwise undefined. Use the
 * returned URL and not `raw`: it is the one that was checked, and another parser may read `raw`
 * differently.
 */
export function safeImageUrl(raw: unknown, origin: string): string | undefined {
  if (typeof raw !== 'string' || isBlank(raw) || !URL.canParse(raw, origin)) return undefined;
  const url = new URL(raw, origin);
  if (url.username || url.password) return undefined;
  const isOwn = url.origin === origin && ['http:', 'https:', 'blob:'].includes(url.protocol);
  return isOwn || url.protocol === 'https:' ? url.href : undefined;
}
