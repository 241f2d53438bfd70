const inFlight = new Map<string, Promise<unknown>>();

/** Runs an action, or returns the running one with the same key. */
export function once<T>(key: string, run: () => Promise<T>): Promise<T> {
  const running = inFlight.get(key) as Promise<T> | undefined;
  if (running) return running;
  const started = run().finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}

export const running = (key: string): Promise<unknown> | undefined => inFlight.get(key);
