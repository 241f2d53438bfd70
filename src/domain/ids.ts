/** An id of the wire as text (R6); undefined for what is none. A list may have as a number what an address has as a text. */
export const readId = (value: unknown): string | undefined => (Number.isFinite(value) || (typeof value === 'string' && value !== '') ? String(value) : undefined);

/** Whether two records are the same by their ids; those without one never are. */
export function isSameId(one: unknown, other: unknown): boolean {
  const id = readId(one);
  return id !== undefined && id === readId(other);
}
