import { useRef, useState } from 'react';

export interface OneAtATime<Args extends unknown[], Result> {
  /** Returns undefined while another one with the same key is running. */
  act: (...args: Args) => Promise<Result | undefined>;
  isBusy: boolean;
  isBusyWith: (key: string) => boolean;
}

/**
 * Acts once, however often the button is pressed (promise 1). It uses a ref, because a state would
 * let every click before the next render pass. Further clicks are dropped; `once` lets further
 * requests share the first one's response.
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
