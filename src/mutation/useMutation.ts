import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { isAbort } from '~/api/http/errors';
import { generalMessages, failureText, type FailurePolicy } from '~/api/messages';
import { isOutcomeUnknown, type MutationResult, type Refusal } from '~/lib/outcome';
import { afterEveryAttempt, sendOrFind, type Failed, type Outcome } from './sendOrFind';
import { asApiError, useNotify } from './useNotify';
import { useOneAtATime } from './useOneAtATime';
import { currentOwner, hasOwnerChanged } from '~/lib/storage/store';
import { inBackground } from '~/api/reading/reading';
import type { ToastAction } from '~/ui/feedback/toasts';

type Keys = readonly unknown[] | ((key: unknown) => boolean);

/**
 * A key, or every key that a filter accepts. With `clear`, old data isn't shown until the new data
 * arrives.
 */
export type Invalidated = Keys | { clear: Keys };

const isCleared = (one: Invalidated): one is { clear: Keys } =>
  typeof one === 'object' && 'clear' in one;

export interface MutationOptions<Args extends unknown[], Result, Before> {
  /** Names the record. A success dismisses the failures that were reported about it. */
  about: (...args: Args) => string;
  /** Without it, one change about a record runs at a time. */
  lock?: (...args: Args) => string;
  /** Throws a conflict if the change may not be sent. */
  before?: (...args: Args) => Promise<Before> | Before;
  /** `before` is what the option of that name returned. */
  send: (...args: [...Args, before: Before]) => Promise<Result>;
  /**
   * Runs after a lost response. Undefined if the change was not made. Rejects if the record doesn't
   * show it.
   */
  findResult: (...args: [...Args, before: Before]) => Promise<Result | undefined>;
  /** If false, the record isn't checked again in the background after a failure. */
  checksLater?: boolean;
  updateCache?: (result: Result, ...args: Args) => unknown;
  /** Runs after failed attempts, too, because somebody else may have been faster. */
  invalidates?: (made: MutationResult<Result> | undefined, ...args: Args) => readonly Invalidated[];
  succeeded: (
    result: Result,
    ...args: Args
  ) => string | { text: string; detail: string; action: ToastAction | undefined };
  failed: FailurePolicy | ((...args: Args) => FailurePolicy);
  onSuccess?: (result: Result, ...args: Args) => void;
  /** Not called again if a later check finds no other outcome. */
  onFailure?: (refusal: Refusal, failed: Failed<Result>, ...args: Args) => void;
  /** Handles what `before` threw. Returns whether it did. */
  onConflict?: (cause: unknown, ...args: Args) => boolean;
}

export interface Mutation<Args extends unknown[]> {
  /** Resolves with what stays of a failure. Does nothing while another change holds the same lock. */
  run: (...args: Args) => Promise<Refusal | undefined>;
  isBusy: boolean;
  isBusyWith: (lock: string) => boolean;
  refusal: Refusal | undefined;
}

/**
 * The one way to change something on the server: sends it once, checks after a lost response, and
 * reports the outcome once. What one admin started is neither sent nor reported once another one
 * has signed in (promise 10).
 */
export function useMutation<Args extends unknown[], Result, Before = undefined>(
  options: MutationOptions<Args, Result, Before>,
): Mutation<Args> {
  const { mutate } = useSWRConfig();
  const notify = useNotify();
  const [refusal, setRefusal] = useState<Refusal>();
  const tries = useRef(0);

  const invalidate = (made: MutationResult<Result> | undefined, args: Args) => {
    const stale = options.invalidates?.(made, ...args) ?? [];
    inBackground(
      ...stale.map((one) => (isCleared(one) ? mutate(one.clear, undefined) : mutate(one))),
    );
  };
  const change = async (...args: Args): Promise<Outcome<Result> | undefined> => {
    const owner = currentOwner();
    const before = (await options.before?.(...args)) as Before;
    if (hasOwnerChanged(owner)) return undefined;
    return afterEveryAttempt(
      () =>
        sendOrFind(
          () => options.send(...args, before),
          () => options.findResult(...args, before),
          { checksLater: options.checksLater },
        ),
      async (made) => {
        if (hasOwnerChanged(owner)) return;
        if (made) await options.updateCache?.(made.result, ...args);
        invalidate(made, args);
      },
    );
  };

  /** Returns what stays on the screen. If the outcome is unknown, it can be checked again. */
  const reportFailure = (failed: Failed<Result>, args: Args, isLaterCheck: boolean): Refusal => {
    const { failure, late, lookAgain } = failed;
    const policy = typeof options.failed === 'function' ? options.failed(...args) : options.failed;
    const about = options.about(...args);
    // There is a text of its own for no response at all.
    if (lookAgain && failure.status !== 0) notify.warning(generalMessages.outcomeUnknown, about);
    else notify.failure(policy, failure, about);
    const shown: Refusal = lookAgain
      ? { text: generalMessages.outcomeUnknown, lookAgain: () => report(lookAgain, args, true) }
      : { text: failureText(policy, failure), fields: failure.fields };
    setRefusal(shown);
    const tryBefore = tries.current;
    void late?.then((made) => {
      // By now the record is about a later try.
      if (!made || tries.current !== tryBefore) return;
      const isLate = isOutcomeUnknown(failure);
      notify.warning(isLate ? generalMessages.madeLate : generalMessages.succeededDespiteError);
    });
    if (!isLaterCheck) options.onFailure?.(shown, failed, ...args);
    return shown;
  };
  const report = async (
    end: () => Promise<Outcome<Result> | undefined>,
    args: Args,
    isLaterCheck = false,
  ): Promise<Refusal | undefined> => {
    const { about, succeeded, onSuccess, onConflict } = options;
    const owner = currentOwner();
    let outcome: Outcome<Result> | undefined;
    try {
      outcome = await end();
    } catch (cause) {
      if (hasOwnerChanged(owner) || isAbort(cause) || onConflict?.(cause, ...args))
        return undefined;
      outcome = { failure: asApiError(cause) };
    }
    if (!outcome || hasOwnerChanged(owner)) return undefined;
    if ('failure' in outcome) return reportFailure(outcome, args, isLaterCheck);
    const { result, isFound } = outcome.made;
    setRefusal(undefined);
    const said = succeeded(result, ...args);
    const { text, ...more } = typeof said === 'string' ? { text: said } : said;
    notify.success(isFound ? generalMessages.foundDone(text) : text, {
      about: about(...args),
      ...more,
    });
    onSuccess?.(result, ...args);
    return undefined;
  };

  const { act, isBusy, isBusyWith } = useOneAtATime(change, options.lock ?? options.about);
  const run = (...args: Args) => {
    setRefusal(undefined);
    tries.current += 1;
    return report(() => act(...args), args);
  };
  return { run, isBusy, isBusyWith, refusal };
}
