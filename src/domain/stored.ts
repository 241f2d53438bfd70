/** Something that came out of storage as an object; undefined when it is none. */
export const recordOf = (raw: unknown): Record<string, unknown> | undefined =>
  // Whatever it holds: each field is read as what it is expected to be.
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? (raw as Record<string, unknown>) : undefined;

/** A text; '' for anything else. */
export const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');
