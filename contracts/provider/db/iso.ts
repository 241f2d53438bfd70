/** An instant as it goes over the wire (R7). */
export const iso = (instant: Date) => instant.toISOString();

/** An instant that may be missing. */
export const isoOrNull = (instant: Date | null) => instant?.toISOString() ?? null;
