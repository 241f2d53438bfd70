/**
 * Whether a failed change may have been made anyway: there was no response (0), the response
 * couldn't be read (2xx), or a gateway lost the server's response (502, 504).
 */
export const isOutcomeUnknown = ({ status }: { status: number }): boolean =>
  status < 300 || status === 502 || status === 504;

/** A change that was made. */
export interface MutationResult<Result> {
  result: Result;
  /** True if no response confirmed the change, but the record shows it. */
  isFound: boolean;
}

/** The part of a failed change that a form or dialog keeps showing. */
export interface Refusal {
  text: string | undefined;
  /** The server's errors for single fields. */
  fields?: Record<string, string[]> | undefined;
  /**
   * Only if the outcome is unknown. Looks at the record again. Resolves with what must still be
   * shown, or with undefined if the change was made.
   */
  lookAgain?: () => Promise<Refusal | undefined>;
}

/**
 * Whether a save without a response was made, judged by the fields that it should have changed. The
 * server may write a value in its own way, so any new value counts. Undefined if some fields
 * changed and others did not.
 */
export function wasSaved<Field, Values>(
  fields: readonly Field[],
  isSame: (field: Field, a: Values, b: Values) => boolean,
  { before, sent, after }: Record<'before' | 'sent' | 'after', Values>,
): boolean | undefined {
  const hasChanged = fields
    .filter((field) => !isSame(field, before, sent))
    .map((field) => !isSame(field, before, after));
  if (hasChanged.every(Boolean)) return true;
  return hasChanged.some(Boolean) ? undefined : false;
}
