import { isBlank } from './text';
/**
 * Only https, this origin or its own blobs are safe to load (promise 8). Use the result, because
 * another parser may read `raw` differently.
 */
export function safeImageUrl(raw: unknown, origin: string): string | undefined {
  if (typeof raw !== 'string' || isBlank(raw) || !URL.canParse(raw, origin)) return undefined;
  const url = new URL(raw, origin);
  if (url.username || url.password) return undefined;
  const isOwn = url.origin === origin && ['http:', 'https:', 'blob:'].includes(url.protocol);
  return isOwn || url.protocol === 'https:' ? url.href : undefined;
}
