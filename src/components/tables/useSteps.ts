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
  /** The work takes so long that keys have to be answered in between. */
  isLong: boolean;
  /** If nothing was shown before, all of it is done at once: it takes less time than a placeholder is worth. */
  isFirstAtOnce?: boolean;
}

/**
 * What comes of work on a list's rows. Long work is done step by step; until it has ended, the result is the one before, or undefined.
 * `begin` is the same function as long as the work is the same; undefined if there is nothing to work on.
 */
export function useSteps<Result>(begin: (() => Steps<Result>) | undefined, { isLong, isFirstAtOnce = false }: StepsOptions) {
  const [done, setDone] = useState<{ of: unknown; result: Result }>();
  const isAtOnce = !isLong || (isFirstAtOnce && done === undefined);
  const atOnce = useMemo(() => (begin && isAtOnce ? { of: begin, result: finish(begin()) } : undefined), [begin, isAtOnce]);
  if (atOnce && done?.of !== begin) setDone(atOnce);
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
