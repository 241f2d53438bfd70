import { ApiError } from '../../api/http/errors';
import { isOutcomeUnknown, type Made } from '../../domain/values/outcome';

/** Whether a change was made can't be said: its answer was lost, and the record could not be read again, or doesn't tell (R32). */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';

  constructor(
    /** How the answer was lost. */
    readonly failure: ApiError,
    /** Reads the record again. Resolves and rejects as the change. */
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

/** Whether a change was made although the server answered with an error of its own (5xx): read behind the failure (R32). */
export const wasMadeAllTheSame = (failure: unknown): Promise<boolean> =>
  (failure instanceof ApiError ? behind.get(failure) : undefined) ?? Promise.resolve(false);

/**
 * Sends a change, once. If its answer is lost (`isOutcomeUnknown`), `find` reads the record again. It resolves with the result if the
 * change was made, with undefined if it wasn't, and rejects if that can't be said. Rejects with the ApiError of a change that was not
 * made, or with an UnknownOutcome (R32). After any other 5xx it rejects at once and reads behind that, unless the caller does
 * (`readsBehind`).
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
 * Runs `then` once a change has ended, and again whenever it is looked for again: the record may have changed since. `then` gets the change
 * if it was made.
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
    // It looks for the same change.
    throw new UnknownOutcome(cause.failure, () => thenEachTime(cause.lookAgain as () => Promise<Made<Result>>, then));
  } finally {
    await then(made);
  }
}
