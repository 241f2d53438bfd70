import { ApiError } from '../../api/http/errors';
import { isOutcomeUnknown, type Made } from '../../domain/values/outcome';

/** Nobody knows whether a change was made: its response was lost, and the record could not be read again or doesn't show it (R32). */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';

  constructor(
    /** The failure of the request. */
    readonly failure: ApiError,
    /** Looks at the record again. Resolves and rejects as the change does. */
    readonly lookAgain: () => Promise<Made<unknown>>,
  ) {
    super(failure.message, { cause: failure });
  }
}

async function findAfter<Result>(failure: ApiError, find: () => Promise<Result | undefined>): Promise<Made<Result>> {
  let result: Result | undefined;
  try {
    result = await find();
  } catch {
    throw new UnknownOutcome(failure, () => findAfter(failure, find));
  }
  if (result === undefined) throw failure;
  return { result, isFound: true };
}

const behind = new WeakMap<ApiError, Promise<boolean>>();

/** Whether a change was made although the server responded with a 5xx. The record was read again after the failure (R32). */
export const wasMadeAllTheSame = (failure: unknown): Promise<boolean> =>
  (failure instanceof ApiError ? behind.get(failure) : undefined) ?? Promise.resolve(false);

/**
 * Sends a change once. If its response is lost (`isOutcomeUnknown`), `find` reads the record again. `find` resolves with the result if the
 * change was made, with undefined if it wasn't, and rejects if the record doesn't show it. `sendOrFind` rejects with the ApiError if the
 * change was not made, and with an UnknownOutcome if nobody knows (R32). After any other 5xx it rejects at once. Unless `readsBehind` is
 * false, `find` then runs in the background, for `wasMadeAllTheSame`.
 */
export async function sendOrFind<Result>(
  send: () => Promise<Result>,
  find: () => Promise<Result | undefined>,
  { readsBehind = true } = {},
): Promise<Made<Result>> {
  try {
    return { result: await send(), isFound: false };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (isOutcomeUnknown(cause)) return findAfter(cause, find);
    if (cause.status >= 500 && readsBehind) {
      const isMade = find().then(
        (result) => result !== undefined,
        () => false,
      );
      behind.set(cause, isMade);
    }
    throw cause;
  }
}

/**
 * Runs `then` after a change has ended, and after each later look at it: the record may have changed in between. `then` gets the change if
 * it was made.
 */
export async function thenEachTime<Result>(
  end: () => Promise<Made<Result>>,
  then: (made: Made<Result> | undefined) => unknown,
): Promise<Made<Result>> {
  let made: Made<Result> | undefined;
  try {
    made = await end();
    return made;
  } catch (cause) {
    if (!(cause instanceof UnknownOutcome)) throw cause;
    // `lookAgain` resolves with the result of the same change.
    throw new UnknownOutcome(cause.failure, () => thenEachTime(cause.lookAgain as () => Promise<Made<Result>>, then));
  } finally {
    await then(made);
  }
}
