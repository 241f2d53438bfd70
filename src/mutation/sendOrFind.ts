import { ApiError } from '~/api/http/errors';
import { isOutcomeUnknown, type MutationResult } from '~/lib/outcome';
import { currentOwner } from '~/lib/storage/store';

export interface Failed<Result> {
  failure: ApiError;
  /** Resolves with the change if the record shows it after the failure was reported. */
  late?: Promise<MutationResult<Result> | undefined>;
  /** Set if the response was lost and the record can't be read, so that nobody knows. */
  lookAgain?: () => Promise<Outcome<Result>>;
}

export type Outcome<Result> = { made: MutationResult<Result> } | Failed<Result>;

/** After a lost response, the server may still be working. */
const laterChecksMs = [5_000, 25_000];

const found = <Result>(result: Result | undefined): MutationResult<Result> | undefined =>
  result === undefined ? undefined : { result, isFound: true };

async function findLate<Result>(
  find: () => Promise<Result | undefined>,
): Promise<MutationResult<Result> | undefined> {
  const owner = currentOwner();
  for (const ms of laterChecksMs) {
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (currentOwner() !== owner) return undefined;
    const made = found(await find().catch(() => undefined));
    if (made) return made;
  }
  return undefined;
}

async function findAfterFailure<Result>(
  failure: ApiError,
  find: () => Promise<Result | undefined>,
  checksLater: boolean,
): Promise<Outcome<Result>> {
  try {
    const made = found(await find());
    if (made) return { made };
  } catch {
    return { failure, lookAgain: () => findAfterFailure(failure, find, checksLater) };
  }
  return { failure, ...(checksLater && { late: findLate(find) }) };
}

/**
 * Sends a change once. If its response is lost, `find` reads the record again: it resolves with the
 * result if the change was made, with undefined if it wasn't, and rejects if the record doesn't
 * show it. `find` also runs in the background after another 5xx, and later, for a change that was
 * slower than the first check; unless `checksLater` is false.
 */
export async function sendOrFind<Result>(
  send: () => Promise<Result>,
  find: () => Promise<Result | undefined>,
  { checksLater = true } = {},
): Promise<Outcome<Result>> {
  try {
    return { made: { result: await send(), isFound: false } };
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    if (isOutcomeUnknown(cause)) return findAfterFailure(cause, find, checksLater);
    if (cause.status < 500 || !checksLater) return { failure: cause };
    return { failure: cause, late: find().then(found, () => undefined) };
  }
}

/**
 * Runs `then` after the attempt and after each later check, because the record may have changed in
 * between. `then` gets the change if it was made.
 */
export async function afterEveryAttempt<Result>(
  attempt: () => Promise<Outcome<Result>>,
  then: (made: MutationResult<Result> | undefined) => unknown,
): Promise<Outcome<Result>> {
  let made: MutationResult<Result> | undefined;
  try {
    const outcome = await attempt();
    if ('made' in outcome) {
      made = outcome.made;
      return outcome;
    }
    const { late, lookAgain } = outcome;
    void late?.then((found) => found && then(found));
    return lookAgain
      ? { ...outcome, lookAgain: () => afterEveryAttempt(lookAgain, then) }
      : outcome;
  } finally {
    await then(made);
  }
}
