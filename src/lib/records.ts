/** Its values are unchecked. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf = (raw: unknown): Record<string, unknown> | undefined =>
  isRecord(raw) ? raw : undefined;

export const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

export const listOf = <Entry>(
  raw: unknown,
  parse: (one: unknown) => Entry | undefined,
): Entry[] | undefined => (Array.isArray(raw) ? raw.flatMap((one) => parse(one) ?? []) : undefined);

export const isKnown = <Key extends string>(
  known: Record<Key, unknown>,
  raw: unknown,
): raw is Key => typeof raw === 'string' && Object.hasOwn(known, raw);
