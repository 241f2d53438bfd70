import { type MutationResult, type Refusal, isOutcomeUnknown } from '../lib/outcome';
import { UnknownOutcome, afterEveryAttempt, sendOrFind, succeededDespiteError } from './sendOrFind';
import { failureText, type FailurePolicy, generalMessages } from '../api/messages';
import { type Notify, useNotify } from './useNotify';
import { useSWRConfig } from 'swr';
import { useRef, useState } from 'react';
import { ApiError } from '../api/http/errors';
import { inBackground } from '../api/reading/reading';
import { useOneAtATime } from './useOneAtATime';

/** Goes on with a change whose outcome is looked for again. */
type LookAgain = (look: () => Promise<MutationResult<unknown>>) => Promise<Refusal | undefined>;

/**
 * Says in a toast that a change failed, and returns what stays on the screen; undefined if nothing
 * failed. An unknown outcome is called unknown and can be looked for again.
 */
export function reportFailure(
  notify: Notify,
  policy: FailurePolicy,
  cause: unknown,
  about: string,
  onLookAgain?: LookAgain,
): Refusal | undefined {
  if (cause instanceof UnknownOutcome) {
    // Section 8 has words for no answer at all.
    if (cause.failure.status === 0) notify.failure(policy, cause.failure, about);
    else notify.warning(generalMessages.outcomeUnknown, about);
    return {
      text: generalMessages.outcomeUnknown,
      lookAgain: onLookAgain && (() => onLookAgain(cause.lookAgain)),
    };
  }
  const error = notify.failure(policy, cause, about);
  return error && { text: failureText(policy, error), fields: error.fields };
}

/** Someone else changed the same fields after the form was opened. Nothing was saved. */
export class UpdateConflict<Stored, Field extends string> extends Error {
  override readonly name = 'UpdateConflict';

  constructor(
    /** The record on the server now. The next try starts from it. */
    readonly fresh: Stored,
    readonly fields: readonly Field[],
  ) {
    super(`Changed meanwhile: ${fields.join(', ')}`);
  }
}

export interface RecordUpdateOptions<Stored, Field extends string> {
  onSuccess?: () => void;
  /** Somebody else has changed the same fields; `fresh` is the record with their values. */
  onConflict?: (conflict: UpdateConflict<Stored, Field>) => void;
}

interface RecordUpdate<Values, Stored, Changes, Field extends string> extends RecordUpdateOptions<
  Stored,
  Field
> {
  about: string;
  key: readonly unknown[];
  /** Whether a key belongs to a list that contains the record. */
  isList: (key: unknown) => boolean;
  read: () => Promise<Stored>;
  /** Resolves with the changed record, or with undefined if the response doesn't contain it. */
  send: (changes: Changes) => Promise<Stored | undefined>;
  /** What differs between the form as it was opened and as it is; undefined if nothing does. */
  changes: (opened: Values, values: Values) => Changes | undefined;
  /** The fields in which a save would overwrite someone else's change. */
  conflicts: (opened: Values, fresh: Stored, values: Values) => readonly Field[];
  /**
   * Whether a save without a response was made, judged by the record before and after. Undefined if
   * the record doesn't show it.
   */
  wasSaved: (opened: Values, values: Values, before: Stored, after: Stored) => boolean | undefined;
  succeeded: string;
  failed: FailurePolicy;
}

/**
 * Saves the changed fields of a record. The API has no record versions, so the record is read
 * first, and someone else's change is never overwritten unnoticed.
 */
export function useRecordUpdate<Values, Stored, Changes, Field extends string>(
  options: RecordUpdate<Values, Stored, Changes, Field>,
) {
  const {
    about,
    key,
    isList,
    read,
    send,
    changes,
    conflicts,
    wasSaved,
    succeeded,
    failed,
    onSuccess,
    onConflict,
  } = options;
  const { mutate } = useSWRConfig();
  const show = (stored: Stored) => mutate(key, stored, { revalidate: false });
  return useMutation<[opened: Values, values: Values], Stored | undefined, Stored>({
    about: () => about,
    before: async (opened, values) => {
      const fresh = await read();
      const fields = conflicts(opened, fresh, values);
      await show(fresh);
      if (fields.length > 0) throw new UpdateConflict(fresh, fields);
      return fresh;
    },
    send: async (opened, values) => {
      const changed = changes(opened, values);
      return changed && send(changed);
    },
    findResult: async (before, opened, values) => {
      const after = await read();
      await show(after);
      const isSaved = wasSaved(opened, values, before, after);
      if (isSaved === undefined) throw new Error('Only a part of the record has changed');
      return isSaved ? after : undefined;
    },
    updateCache: (saved) => saved && show(saved),
    // The change may have been made although the response was lost, and a response may not contain
    // the record.
    invalidates: (made) => (made?.result ? [{ dropped: isList }] : [key, { dropped: isList }]),
    succeeded: () => succeeded,
    failed,
    onSuccess,
    onConflict: (cause) => {
      if (!(cause instanceof UpdateConflict)) return false;
      // This hook reads no other record.
      onConflict?.(cause as UpdateConflict<Stored, Field>);
      return true;
    },
  });
}

type Keys = readonly unknown[] | ((key: unknown) => boolean);

/**
 * What is read again: a key, or every key that a filter takes. `dropped`: its old data is not shown
 * until then.
 */
export type Invalidated = Keys | { dropped: Keys };

const isDropped = (one: Invalidated): one is { dropped: Keys } =>
  typeof one === 'object' && 'dropped' in one;

export interface MutationOptions<Args extends unknown[], Result, Before> {
  /** Names what is changed: a success ends the failures that were reported about it. */
  about: (...args: Args) => string;
  /** Only one change with the same lock runs at a time; without it, one of the same thing. */
  lock?: (...args: Args) => string;
  /**
   * Runs just before the change is sent. Throws a conflict if nothing may be sent. `findResult`
   * gets what it returns.
   */
  before?: (...args: Args) => Promise<Before> | Before;
  send: (...args: Args) => Promise<Result>;
  /**
   * After a lost answer: resolves with the result if the record shows that the change was made,
   * with undefined if it was not made. Rejects if the record doesn't show it.
   */
  findResult: (before: Before, ...args: Args) => Promise<Result | undefined>;
  /** Wraps the sending, for a screen that shows the change before it is confirmed. */
  around?: (
    send: () => Promise<MutationResult<Result>>,
    ...args: Args
  ) => Promise<MutationResult<Result>>;
  /** Shows a confirmed change in the cache. */
  updateCache?: (result: Result, ...args: Args) => unknown;
  /**
   * What is read again after every attempt, also after one that failed: its answer may be lost, or
   * somebody else was faster.
   */
  invalidates?: (made: MutationResult<Result> | undefined, ...args: Args) => readonly Invalidated[];
  /** What the specification says of a success (section 8). Undefined says nothing. */
  succeeded: (result: Result, ...args: Args) => string | undefined;
  /** What it says of a failure. */
  failed: FailurePolicy | ((...args: Args) => FailurePolicy);
  onSuccess?: (result: Result, ...args: Args) => void;
  /** Not called again if a later look finds no other outcome. */
  onFailure?: (cause: unknown, refusal: Refusal | undefined, ...args: Args) => void;
  /**
   * Takes a failure that is not the server's, such as an UpdateConflict. Returns whether it did.
   */
  onConflict?: (cause: unknown, ...args: Args) => boolean;
}

export interface Mutation<Args extends unknown[], Result> {
  /**
   * Makes the change and reports nothing. Resolves with undefined while the same is being changed
   * already. Rejects with an ApiError if it was not made, with an UnknownOutcome if nobody knows,
   * or with the conflict that `before` has thrown.
   */
  attempt: (...args: Args) => Promise<MutationResult<Result> | undefined>;
  /**
   * Makes the change and reports its outcome. Resolves with what stays to be shown of a failure;
   * with undefined if there is nothing, or while the same is being changed already.
   */
  run: (...args: Args) => Promise<Refusal | undefined>;
  isBusy: boolean;
  /** Whether a change with this lock is running. */
  isBusyWith: (lock: string) => boolean;
  /** What stays of the latest failure, until the next try. */
  refusal: Refusal | undefined;
}

/**
 * The one way to change something on the server: sent once, looked for after a lost answer, and its
 * outcome reported once: done, found done, not done, or unknown.
 */
export function useMutation<Args extends unknown[], Result, Before = undefined>(
  options: MutationOptions<Args, Result, Before>,
): Mutation<Args, Result> {
  const { mutate } = useSWRConfig();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<Refusal>();
  const tries = useRef(0);

  const invalidate = (made: MutationResult<Result> | undefined, args: Args) => {
    const stale = options.invalidates?.(made, ...args) ?? [];
    inBackground(
      ...stale.map((one) => (isDropped(one) ? mutate(one.dropped, undefined) : mutate(one))),
    );
  };
  const change = async (...args: Args): Promise<MutationResult<Result>> => {
    // Without `before`, nothing reads what it would have returned.
    const before = (await options.before?.(...args)) as Before;
    const send = () =>
      sendOrFind(
        () => options.send(...args),
        () => options.findResult(before, ...args),
      );
    return afterEveryAttempt(
      () => options.around?.(send, ...args) ?? send(),
      async (made) => {
        if (made) await options.updateCache?.(made.result, ...args);
        invalidate(made, args);
      },
    );
  };

  const report = async (
    end: () => Promise<MutationResult<Result> | undefined>,
    args: Args,
    isLaterLook = false,
  ): Promise<Refusal | undefined> => {
    const { succeeded, failed, onSuccess, onFailure, onConflict } = options;
    const about = options.about(...args);
    let made: MutationResult<Result> | undefined;
    try {
      made = await end();
    } catch (cause) {
      if (onConflict?.(cause, ...args)) return undefined;
      const policy = typeof failed === 'function' ? failed(...args) : failed;
      // Looking again ends as the change itself does.
      const shown = reportFailure(notify, policy, cause, about, (look) =>
        report(look as () => Promise<MutationResult<Result>>, args, true),
      );
      setRefusal(shown);
      const tryBefore = tries.current;
      void succeededDespiteError(cause).then((isMade) => {
        // Of a change that was tried again, the record has the later try.
        if (!isMade || tries.current !== tryBefore) return;
        const isLate = cause instanceof ApiError && isOutcomeUnknown(cause);
        notify.warning(isLate ? generalMessages.madeLate : generalMessages.succeededDespiteError);
      });
      if (!isLaterLook) onFailure?.(cause, shown, ...args);
      return shown;
    }
    setRefusal(undefined);
    if (!made) return undefined;
    const text = succeeded(made.result, ...args);
    if (text !== undefined)
      notify.success(made.isFound ? generalMessages.foundDone(text) : text, { about });
    onSuccess?.(made.result, ...args);
    return undefined;
  };

  const { act: attempt, isBusy, isBusyWith } = useOneAtATime(change, options.lock ?? options.about);
  const run = (...args: Args) => {
    setRefusal(undefined);
    tries.current += 1;
    return report(() => attempt(...args), args);
  };
  return { attempt, run, isBusy, isBusyWith, refusal };
}
