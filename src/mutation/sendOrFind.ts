import { ApiError } from '~/api/http/errors';
import { isOutcomeUnknown, type MutationResult } from '~/lib/outcome';
import { currentOwner } from '~/lib/storage/store';

/** The response was lost, and the record can't be read or doesn't show the change. */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';

  constructor(
    readonly failure: ApiError,
    readonly lookAgain: () => Promise<MutationResult<unknown>>,
  ) {
    super(failure.message, { cause: failure });
  }
}

/** Outcomes that were found after the failure was reported. */
const lateOutcomes = new WeakMap<ApiError, Promise<MutationResult<unknown> | undefined>>();

/** After a lost response, the server may still be working. */
const laterChecksMs = [5_000, 25_000];

async function findLate<Result>(
  find: () => Promise<Result | undefined>,
): Promise<MutationResult<Result> | undefined> {
  const owner = currentOwner();
  for (const ms of laterChecksMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (currentOwner() !== owner) return undefined;
    const result = await find().catch(() => undefined);
    if (result !== undefined) return { result, isFound: true };
  }
  return undefined;
}

async function findAfterFailure<Result>(
  failure: ApiError,
  find: () => Promise<Result | undefined>,
  checksLater: boolean,
): Promise<MutationResult<Result>> {
  let result: Result | undefined;
  try {
    result = await find();
  } catch {
    throw new UnknownOutcome(failure, () => findAfterFailure(failure, find, checksLater));
  }
  if (result !== undefined) return { result, isFound: true };
  if (checksLater) lateOutcomes.set(failure, findLate(find));
  throw failure;
}

/**
 * For a 5xx of the server's own, and for a change that was slower than the first check after a lost
 * response.
 */
export const succeededDespiteError = async (failure: unknown): Promise<boolean> =>
  failure instanceof ApiError && (await lateOutcomes.get(failure)) !== undefined;

/**
 * Sends a change once. If its response is lost, `find` reads the record again: it resolves with the
 * result if the change was made, with undefined if it wasn't, and rejects if the record doesn't
 * tell. After a failure `find` also runs later in the background for `succeededDespiteError`,
 * unless `checksLater` is false.
 */
export async function sendOrFind<Result>(
  send: () => Promise<Result>,
  find: () => Promise<Result | undefined>,
  { checksLater = true } = {},
): Promise<MutationResult<Result>> {
  try {
    return { result: await send(), isFound: false };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (isOutcomeUnknown(cause)) return findAfterFailure(cause, find, checksLater);
    if (cause.status >= 500 && checksLater) {
      const found = find().then(
        (result) => (result === undefined ? undefined : { result, isFound: true }),
        () => undefined,
      );
      lateOutcomes.set(cause, found);
    }
    throw cause;
  }
}

/**
 * Runs `then` after the attempt and after each later check, because the record may have changed in
 * between. `then` gets the change if it was made.
 */
export async function afterEveryAttempt<Result>(
  end: () => Promise<MutationResult<Result>>,
  then: (made: MutationResult<Result> | undefined) => unknown,
): Promise<MutationResult<Result>> {
  let made: MutationResult<Result> | undefined;
  try {
    made = await end();
    return made;
  } catch (cause) {
    if (cause instanceof ApiError)
      void lateOutcomes.get(cause)?.then((late) => late && then(late as MutationResult<Result>));
    if (!(cause instanceof UnknownOutcome)) throw cause;
    throw new UnknownOutcome(cause.failure, () =>
      afterEveryAttempt(cause.lookAgain as () => Promise<MutationResult<Result>>, then),
    );
  } finally {
    await then(made);
  }
}
