import { useRef, useState } from 'react';

export interface OneAtATime<Args extends unknown[], Result> {
  /** Runs the action. Resolves with undefined, and runs nothing, while one with the same key is running. Rejects as the action does. */
  act: (...args: Args) => Promise<Result | undefined>;
  /** Whether any is running. */
  isBusy: boolean;
  /** Whether the one with this key is running. */
  isBusyWith: (key: string) => boolean;
}

/**
 * Guards an action on the screen against a second start (promise 1). `keyOf` tells apart what may run side by side;
 * without it there is only one. A ref guards, because a state flag lets through every click before the next render. On
 * the wire, `once` does the same.
 */
export function useOneAtATime<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
  keyOf: (...args: Args) => string = () => '',
): OneAtATime<Args, Result> {
  const running = useRef(new Set<string>());
  const [busy, setBusy] = useState<ReadonlySet<string>>(() => new Set());
  const act = async (...args: Args) => {
    const key = keyOf(...args);
    if (running.current.has(key)) return undefined;
    running.current.add(key);
    setBusy(new Set(running.current));
    try {
      return await run(...args);
    } finally {
      running.current.delete(key);
      setBusy(new Set(running.current));
    }
  };
  return { act, isBusy: busy.size > 0, isBusyWith: (key) => busy.has(key) };
}
