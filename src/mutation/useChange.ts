import { useRef, useState } from 'react';
import { ApiError } from '../api/http/errors';
import { isOutcomeUnknown, type MutationResult, type Refusal } from '../lib/outcome';
import type { FailurePolicy } from '../api/failureMessages';
import { generalMessages } from '../api/messages';
import { succeededDespiteError } from './sendOrFind';
import { reportFailure } from './reportFailure';
import { useNotify } from './useNotify';

export interface ChangeOptions<Args extends unknown[], Result> {
  /** Sends the change with `sendOrFind`. Resolves with undefined if nothing was sent, because another one is on its way. */
  send: (...args: Args) => Promise<MutationResult<Result> | undefined>;
  /** Names what is changed: a success ends the failures that were about the same (R397). */
  about: (...args: Args) => string;
  /** What the specification says of a success (section 8). Undefined says nothing. */
  done: (result: Result, ...args: Args) => string | undefined;
  /** What it says of a failure. */
  failed: FailurePolicy | ((...args: Args) => FailurePolicy);
  /** The change was made. */
  onDone?: (result: Result, ...args: Args) => void;
  /** Takes a failure that is not the server's, such as an UpdateConflict. Returns whether it did. */
  onConflict?: (cause: unknown, ...args: Args) => boolean;
}

export interface Change<Args extends unknown[]> {
  /** Makes the change and says how it went. Resolves with what stays to be shown of a failure; with undefined if there is nothing. */
  change: (...args: Args) => Promise<Refusal | undefined>;
  /** What stays of the latest failure, until the next try. */
  refusal: Refusal | undefined;
}

/** Every change goes through here. How it went is said once: done, found done, not done, or unknown (R32). */
export function useChange<Args extends unknown[], Result>(options: ChangeOptions<Args, Result>): Change<Args> {
  const notify = useNotify();
  const [refusal, setRefusal] = useState<Refusal>();
  const tries = useRef(0);
  const settle = async (attempt: () => Promise<MutationResult<Result> | undefined>, args: Args): Promise<Refusal | undefined> => {
    const { done, failed, onDone, onConflict } = options;
    const about = options.about(...args);
    let made: MutationResult<Result> | undefined;
    try {
      made = await attempt();
    } catch (cause) {
      if (onConflict?.(cause, ...args)) return undefined;
      const policy = typeof failed === 'function' ? failed(...args) : failed;
      // Looking again ends as the change itself does.
      const told = reportFailure(notify, policy, cause, about, (look) => settle(look as () => Promise<MutationResult<Result>>, args));
      setRefusal(told);
      const tryBefore = tries.current;
      void succeededDespiteError(cause).then((isMade) => {
        // Of a change that was tried again, the record has the later try.
        if (!isMade || tries.current !== tryBefore) return;
        const isLate = cause instanceof ApiError && isOutcomeUnknown(cause);
        notify.warning(isLate ? generalMessages.madeLate : generalMessages.succeededDespiteError);
      });
      return told;
    }
    setRefusal(undefined);
    if (!made) return undefined;
    const text = done(made.result, ...args);
    if (text !== undefined) notify.success(made.isFound ? generalMessages.foundDone(text) : text, { about });
    onDone?.(made.result, ...args);
    return undefined;
  };
  const change = (...args: Args) => {
    setRefusal(undefined);
    tries.current += 1;
    return settle(() => options.send(...args), args);
  };
  return { change, refusal };
}
