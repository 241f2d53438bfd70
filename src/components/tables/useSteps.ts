import { useEffect, useMemo, useState } from 'react';
import { finish, type Steps } from '../../domain/values/steps';

/** A list of more rows is worked through step by step (R406). */
export const longList = 2000;

/** How long is worked without a break, in milliseconds: a key that is pressed meanwhile waits no longer. */
const breathAfterMs = 8;

async function doSteps<Result>(steps: Steps<Result>, signal: AbortSignal): Promise<Result | undefined> {
  while (!signal.aborted) {
    const begun = performance.now();
    do {
      const { done, value } = steps.next();
      if (done) return value;
    } while (performance.now() - begun < breathAfterMs);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return undefined;
}

interface StepsOptions {
  /** There are so many rows that keys have to be answered during the work. */
  isLong: boolean;
  /**
   * Whether the work on many rows is done without a break as well. 'first': if nothing was shown before, because it takes less time than a
   * placeholder is worth.
   */
  isAtOnce: boolean | 'first';
}

/**
 * What comes of work on a list's rows. Long work is done step by step; until it has ended, the result is the one before, or undefined.
 * `begin` is the same function as long as the work is the same; undefined if there is nothing to work on.
 */
export function useSteps<Result>(begin: (() => Steps<Result>) | undefined, options: StepsOptions) {
  const [done, setDone] = useState<{ of: unknown; result: Result }>();
  const isAtOnce = !options.isLong || (options.isAtOnce === 'first' ? done === undefined : options.isAtOnce);
  const atOnce = useMemo(() => (begin && isAtOnce ? { of: begin, result: finish(begin()) } : undefined), [begin, isAtOnce]);
  // Kept only where it may be shown during longer work: the state costs another render.
  if (options.isLong && atOnce && done?.of !== begin) setDone(atOnce);
  if (!options.isLong && done) setDone(undefined);
  const isWorking = begin !== undefined && !atOnce && done?.of !== begin;
  useEffect(() => {
    if (!isWorking) return undefined;
    const stopped = new AbortController();
    void doSteps(begin(), stopped.signal).then((result) => {
      if (result !== undefined) setDone({ of: begin, result });
    });
    return () => stopped.abort();
  }, [begin, isWorking]);
  return { result: begin && (atOnce ?? done)?.result, isWorking };
}
