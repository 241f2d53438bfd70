/**
 * Whether a value from the API or from storage is an object with named fields. The fields' values
 * are unchecked.
 */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value if it is an object with named fields, otherwise undefined. */
export const recordOf = (raw: unknown): Record<string, unknown> | undefined =>
  isRecord(raw) ? raw : undefined;

/** Returns the value if it is text, otherwise ''. */
export const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

/** Returns the entries of a list that `parse` can read. Undefined if the value isn't a list. */
export const listOf = <Entry>(
  raw: unknown,
  parse: (one: unknown) => Entry | undefined,
): Entry[] | undefined => (Array.isArray(raw) ? raw.flatMap((one) => parse(one) ?? []) : undefined);
