/**
 * The address of a document's image, resolved against the console's origin, if it may be loaded (promise 8): https, this origin, or a blob
 * of this origin. Undefined for everything else. What is answered is what was checked, so that no other parser reads it in another way.
 */
export function safeImageUrl(raw: unknown, origin: string): string | undefined {
  if (typeof raw !== 'string' || raw.trim() === '' || !URL.canParse(raw, origin)) return undefined;
  const url = new URL(raw, origin);
  if (url.username || url.password) return undefined;
  const isOwn = url.origin === origin && ['http:', 'https:', 'blob:'].includes(url.protocol);
  return isOwn || url.protocol === 'https:' ? url.href : undefined;
}
