/**
 * An id for something that exists only in this browser. Random enough for two tabs. Unlike
 * crypto.randomUUID it needs no secure context.
 */
export const newLocalId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
