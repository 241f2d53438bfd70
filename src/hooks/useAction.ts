import { useRef, useState } from 'react';

/**
 * Guards an action against a second start: while it runs, further calls do nothing and resolve with undefined. A ref guards, since a state flag
 * lets through every click before the next render (promise 1). Rejects as `run` does.
 */
export function useAction<Args extends unknown[], Result>(run: (...args: Args) => Promise<Result>): [act: (...args: Args) => Promise<Result | undefined>, isBusy: boolean] {
  const isRunning = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const act = async (...args: Args) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setIsBusy(true);
    try {
      return await run(...args);
    } finally {
      isRunning.current = false;
      setIsBusy(false);
    }
  };
  return [act, isBusy];
}
