import { serverTime } from '../api/http/transport';
import type { ReadRows } from '../api/http/eachPage';
import { readId } from '../lib/ids';
import { useCachedRows } from '../api/reading/reading';
import { ApiError } from '../api/http/errors';
import { isOutcomeUnknown, type MutationResult } from '../lib/outcome';
import { currentOwner, onForgotten } from '../lib/storage/owned';
import { noteAsked } from '../api/reading/prefetch';

/**
 * How much older than the request a new record may appear. By the server's clock; by this
 * computer's clock if the server's is not known.
 */
const slackMs = { server: 60_000, own: 3_600_000 };

function earliestTime(): number {
  const now = serverTime();
  return now === undefined ? Date.now() - slackMs.own : now - slackMs.server;
}

interface CreatedList<Row> {
  /** Whether a key of the cache belongs to the list. */
  isList: (key: unknown) => boolean;
  /** When a row was created; undefined if the wire doesn't say. */
  createdAt: (row: Row) => unknown;
}

const timeOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : NaN);

/** Whether the newest rows come first, so that a new one can't be on a later page. */
const isNewestFirst = (times: readonly number[]) =>
  times.every((time, index) => index === 0 || time <= (times[index - 1] ?? NaN));

/**
 * Finds a record whose creation got no response. Call it before sending, so that it knows the
 * existing rows. It returns a function that resolves with true if there is a new row and with
 * undefined if there is none. That function rejects if the list can't be read.
 */
export function useFindCreated<Row extends { id?: unknown }>({
  isList,
  createdAt,
}: CreatedList<Row>) {
  const cachedRows = useCachedRows<Row>(isList);
  return (read: ReadRows<Row>, isIt: (row: Row) => boolean) => {
    const known = new Set(cachedRows().map(({ id }) => readId(id)));
    const earliest = earliestTime();
    const isNew = (row: Row) =>
      isIt(row) && !known.has(readId(row.id)) && !(timeOf(createdAt(row)) < earliest);
    return async (): Promise<true | undefined> => {
      const { results, count } = await read({ page: 1, pageSize: 100 });
      if (results.some(isNew)) return true;
      if (count <= results.length || isNewestFirst(results.map((row) => timeOf(createdAt(row)))))
        return undefined;
      // Rarely needed, so its code is not in the first load.
      const { collectRows } = await import('../api/http/allPages');
      const { rows } = await collectRows(read, () => undefined);
      return rows.some(isNew) ? true : undefined;
    };
  };
}

/**
 * Nobody knows whether a change was made: its response was lost, and the record could not be read
 * again or doesn't show it.
 */
export class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';

  constructor(
    /** The failure of the request. */
    readonly failure: ApiError,
    /** Looks at the record again. Resolves and rejects as the change does. */
    readonly lookAgain: () => Promise<MutationResult<unknown>>,
  ) {
    super(failure.message, { cause: failure });
  }
}

/** What is found after a failure that was reported already. */
const lateOutcomes = new WeakMap<ApiError, Promise<MutationResult<unknown> | undefined>>();

/**
 * A server whose answer was lost may still be at work. How long the console waits before it reads
 * the record once more.
 */
const laterChecksMs = [5_000, 25_000];

/** Resolves with true after so many milliseconds, and with false as soon as the admin signs out. */
function isStillHereAfter(ms: number): Promise<boolean> {
  const owner = JSON.stringify({ owner: currentOwner() });
  return new Promise((resolve) => {
    const end = (isHere: boolean) => {
      clearTimeout(timer);
      stopWatching();
      resolve(isHere);
    };
    const timer = setTimeout(() => end(true), ms);
    const stopWatching = onForgotten((isToGo) => {
      if (isToGo(owner)) end(false);
    });
  });
}

async function findLate<Result>(
  find: () => Promise<Result | undefined>,
): Promise<MutationResult<Result> | undefined> {
  for (const ms of laterChecksMs) {
    if (!(await isStillHereAfter(ms))) return undefined;
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
 * Whether a change was made although its failure was told: the server responded with an error of
 * its own (5xx), or was slower than the reading after a lost response.
 */
export const succeededDespiteError = async (failure: unknown): Promise<boolean> =>
  failure instanceof ApiError && (await lateOutcomes.get(failure)) !== undefined;

/**
 * Sends a change once. If its response is lost (`isOutcomeUnknown`), `find` reads the record again.
 * `find` resolves with the result if the change was made, with undefined if it wasn't, and rejects
 * if the record doesn't show it. `sendOrFind` rejects with the ApiError if the change was not made,
 * and with an UnknownOutcome if nobody knows. After any other 5xx it rejects at once. Unless
 * `checksLater` is false, `find` runs in the background after such a failure, for
 * `succeededDespiteError`.
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
 * Runs `then` after a change has ended, after each later look at it, and when it is found
 * lateOutcomes its failure: the record may have changed in between. `then` gets the change if it
 * was made. What it reads counts as asked for.
 */
export async function afterEveryAttempt<Result>(
  end: () => Promise<MutationResult<Result>>,
  then: (made: MutationResult<Result> | undefined) => unknown,
): Promise<MutationResult<Result>> {
  const goOn = (found: MutationResult<Result> | undefined) => {
    noteAsked();
    return then(found);
  };
  let made: MutationResult<Result> | undefined;
  try {
    made = await end();
    return made;
  } catch (cause) {
    if (cause instanceof ApiError)
      void lateOutcomes.get(cause)?.then((late) => late && goOn(late as MutationResult<Result>));
    if (!(cause instanceof UnknownOutcome)) throw cause;
    // `lookAgain` resolves with the result of the same change.
    throw new UnknownOutcome(cause.failure, () =>
      afterEveryAttempt(cause.lookAgain as () => Promise<MutationResult<Result>>, then),
    );
  } finally {
    await goOn(made);
  }
}
