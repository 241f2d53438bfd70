/**
 * Whether a failed change may have been made anyway (R32): there was no response (0), the response couldn't be read (2xx), or a gateway
 * lost the server's response (502, 504).
 */
export const isOutcomeUnknown = ({ status }: { status: number }): boolean => status < 300 || status === 502 || status === 504;

/** A change that was made. */
export interface Made<Result> {
  result: Result;
  /** No answer said so: the record was read again and has the change (R32). */
  isFound: boolean;
}

/** What a form or a dialog goes on showing of a change that failed. */
export interface Refusal {
  text: string | undefined;
  /** What the server said of single fields (R4). */
  fields?: Record<string, string[]> | undefined;
  /** If it is unknown whether the change was made: looks again. Resolves with what stays to be shown; with undefined if it was made. */
  lookAgain?: () => Promise<Refusal | undefined>;
}

/**
 * Whether a save whose answer was lost was made, by the fields that it should have changed. The server may write a value in its own way, so
 * any other value than before counts. Undefined if some fields changed and others did not.
 */
export function wasSaved<Field, Values>(
  fields: readonly Field[],
  isSame: (field: Field, a: Values, b: Values) => boolean,
  { before, sent, after }: Record<'before' | 'sent' | 'after', Values>,
): boolean | undefined {
  const hasChanged = fields.filter((field) => !isSame(field, before, sent)).map((field) => !isSame(field, before, after));
  if (hasChanged.every(Boolean)) return true;
  return hasChanged.some(Boolean) ? undefined : false;
}
