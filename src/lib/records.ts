/** Says nothing about the record's values. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a server or a storage may hold instead of a record: nothing is assumed about its values. */
export type Loose<Values> = Partial<Record<keyof Values, unknown>>;

export const recordOf = (raw: unknown): Record<string, unknown> | undefined =>
  isRecord(raw) ? raw : undefined;

/** Returns undefined for a value that can't be read. */
export type Reader<Value> = (raw: unknown) => Value | undefined;

export const readText: Reader<string> = (raw) => (typeof raw === 'string' ? raw : undefined);

export const readNumber: Reader<number> = (raw) => (typeof raw === 'number' ? raw : undefined);

/** Lists may send ids as numbers; addresses have them as text. */
export const readId = (value: unknown): string | undefined =>
  Number.isFinite(value) || (typeof value === 'string' && value !== '') ? String(value) : undefined;

export function isSameId(one: unknown, other: unknown): boolean {
  const id = readId(one);
  return id !== undefined && id === readId(other);
}

export const isTrue = (raw: unknown): boolean => raw === true;

export const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');

export const listOf = <Entry>(raw: unknown, parse: Reader<Entry>): Entry[] | undefined =>
  Array.isArray(raw) ? raw.flatMap((one) => parse(one) ?? []) : undefined;

export const isKnown = <Key extends string>(
  known: Record<Key, unknown>,
  raw: unknown,
): raw is Key => typeof raw === 'string' && Object.hasOwn(known, raw);

export const oneOf =
  <Key extends string>(known: Record<Key, unknown>): Reader<Key> =>
  (raw) =>
    isKnown(known, raw) ? raw : undefined;

/**
 * Makes a reader of records. It returns undefined if any field can't be read, and leaves out fields
 * that read as null.
 */
export const shape =
  <Values extends object>(fields: {
    [Name in keyof Values]-?: (raw: unknown) => Values[Name] | null | undefined;
  }): Reader<Values> =>
  (raw) => {
    if (!isRecord(raw)) return undefined;
    const found = Object.entries<Reader<unknown>>(fields).map(
      ([name, read]) => [name, read(raw[name])] as const,
    );
    if (found.some(([, value]) => value === undefined)) return undefined;
    // Each field was read by its own reader.
    return Object.fromEntries(found.filter(([, value]) => value !== null)) as Values;
  };

/** The field may be missing. */
export const optional =
  <Value>(read: Reader<Value>) =>
  (raw: unknown): Value | null | undefined =>
    raw === undefined ? null : read(raw);

/** The field is left out if it can't be read. */
export const ifReadable =
  <Value>(read: Reader<Value>) =>
  (raw: unknown): Value | null =>
    read(raw) ?? null;
