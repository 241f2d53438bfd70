const inFlight = new Map<string, Promise<unknown>>();

/** Runs an action, or returns the promise of one with the same key that is still running. */
export function once<T>(key: string, run: () => Promise<T>): Promise<T> {
  // Actions with the same key have the same result type.
  const running = inFlight.get(key) as Promise<T> | undefined;
  if (running) return running;
  const started = run().finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}

export const running = (key: string): Promise<unknown> | undefined => inFlight.get(key);
