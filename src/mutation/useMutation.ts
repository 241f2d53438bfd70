import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../api/http/errors';
import { generalMessages, failureText, type FailurePolicy } from '../api/messages';
import { isOutcomeUnknown, type MutationResult, type Refusal } from '../lib/outcome';
import { afterEveryAttempt, sendOrFind, succeededDespiteError, UnknownOutcome } from './sendOrFind';
import { useNotify, type Notify } from './useNotify';
import { useOneAtATime } from './useOneAtATime';
import { inBackground } from '../api/reading/reading';
import type { ToastAction } from '../ui/feedback/toasts';

/**
 * Reports a failed change in a toast, and returns what stays on the screen; undefined if nothing
 * failed. An unknown outcome is called unknown and can be looked for again.
 */
function reportFailure(
  notify: Notify,
  policy: FailurePolicy,
  cause: unknown,
  about: string,
  onLookAgain?: (look: UnknownOutcome['lookAgain']) => Promise<Refusal | undefined>,
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
  /** Runs before the change is sent. Throws a conflict if it may not be. */
  before?: (...args: Args) => Promise<Before> | Before;
  send: (...args: Args) => Promise<Result>;
  /**
   * After a lost answer: resolves with the result if the record shows the change, with undefined if
   * it was not made. Rejects if the record doesn't tell.
   */
  findResult: (before: Before, ...args: Args) => Promise<Result | undefined>;
  /** False if the record is not read again later, in the background, after a failure. */
  checksLater?: boolean;
  /** Wraps the sending, for a screen that shows the change before it is confirmed. */
  wrap?: (
    send: () => Promise<MutationResult<Result>>,
    ...args: Args
  ) => Promise<MutationResult<Result>>;
  updateCache?: (result: Result, ...args: Args) => unknown;
  /** Read again after every attempt, failed ones too: somebody else may have been faster. */
  invalidates?: (made: MutationResult<Result> | undefined, ...args: Args) => readonly Invalidated[];
  /** When that is read; right away by default. */
  later?: ((read: () => void) => void) | undefined;
  /** Section 8's text for a success. Undefined says nothing. */
  succeeded: (result: Result, ...args: Args) => string | undefined;
  /** Who and how much, where that text doesn't say it. */
  detail?: (...args: Args) => string;
  /** What can be done next, as a button of the toast. */
  action?: (...args: Args) => ToastAction | undefined;
  failed: FailurePolicy | ((...args: Args) => FailurePolicy);
  onSuccess?: (result: Result, ...args: Args) => void;
  /** Not called again if a later look finds no other outcome. */
  onFailure?: (cause: unknown, refusal: Refusal | undefined, ...args: Args) => void;
  /** Handles a failure that is not the server's, such as a conflict. Returns whether it did. */
  onConflict?: (cause: unknown, ...args: Args) => boolean;
}

export interface Mutation<Args extends unknown[], Result> {
  /**
   * Makes the change and reports nothing. Resolves with undefined while one with this lock is
   * running. Rejects with an ApiError if it was not made, with an UnknownOutcome if nobody knows,
   * or with what `before` threw.
   */
  attempt: (...args: Args) => Promise<MutationResult<Result> | undefined>;
  /** The same, and reports the outcome. Resolves with what stays to be shown of a failure. */
  run: (...args: Args) => Promise<Refusal | undefined>;
  isBusy: boolean;
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
    const read = () =>
      inBackground(
        ...stale.map((one) => (isDropped(one) ? mutate(one.dropped, undefined) : mutate(one))),
      );
    if (options.later) options.later(read);
    else read();
  };
  const change = async (...args: Args): Promise<MutationResult<Result>> => {
    // Without `before`, nothing reads what it would have returned.
    const before = (await options.before?.(...args)) as Before;
    const send = () =>
      sendOrFind(
        () => options.send(...args),
        () => options.findResult(before, ...args),
        { checksLater: options.checksLater },
      );
    return afterEveryAttempt(
      () => options.wrap?.(send, ...args) ?? send(),
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
    const { succeeded, detail, action, failed, onSuccess, onFailure, onConflict } = options;
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
      notify.success(made.isFound ? generalMessages.foundDone(text) : text, {
        about,
        detail: detail?.(...args),
        action: action?.(...args),
      });
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
