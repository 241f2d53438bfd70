/** Whether something of the wire or out of storage is an object with named fields, whatever these hold. */
export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Its fields; undefined when it is no such object. */
export const recordOf = (raw: unknown): Record<string, unknown> | undefined => (isRecord(raw) ? raw : undefined);

/** A text; '' for anything else. */
export const textOf = (raw: unknown): string => (typeof raw === 'string' ? raw : '');
