const inFlight = new Map<string, Promise<unknown>>();

/** Runs an action unless the same one, by its key, is still under way: then the caller gets the outcome of that one. */
export function once<T>(key: string, run: () => Promise<T>): Promise<T> {
  // A key names one action, and an action has one type of outcome.
  const running = inFlight.get(key) as Promise<T> | undefined;
  if (running) return running;
  const started = run().finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}
