/** Lists may send ids as numbers; addresses have them as text. */
export const readId = (value: unknown): string | undefined =>
  Number.isFinite(value) || (typeof value === 'string' && value !== '') ? String(value) : undefined;

export function isSameId(one: unknown, other: unknown): boolean {
  const id = readId(one);
  return id !== undefined && id === readId(other);
}
