/** An id for something that only this browser knows. Random enough for two tabs; needs no secure context, as crypto.randomUUID would. */
export const newLocalId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
