/**
 * True without a response (0), for an unreadable one (2xx), and for one that a gateway lost (502,
 * 504).
 */
export const isOutcomeUnknown = ({ status }: { status: number }): boolean =>
  status < 300 || status === 502 || status === 504;

export interface MutationResult<Result> {
  result: Result;
  /** True if no response confirmed the change, but the record shows it. */
  isFound: boolean;
}

export interface Refusal {
  text: string | undefined;
  fields?: Record<string, string[]> | undefined;
  /** Set if the outcome is unknown. Resolves with undefined if the change was made. */
  lookAgain?: () => Promise<Refusal | undefined>;
}

/**
 * Any new value counts, because the server may write a value in its own way. Undefined if only some
 * of the fields changed.
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
