const inFlight = new Map<string, Promise<unknown>>();

/** An action and what it is about. */
type ActionKey = readonly unknown[];

export const running = (key: ActionKey): Promise<unknown> | undefined =>
  inFlight.get(JSON.stringify(key));

/** Runs an action, or returns the running one with the same key. */
export function once<T>(key: ActionKey, run: () => Promise<T>): Promise<T> {
  const before = running(key) as Promise<T> | undefined;
  if (before) return before;
  const text = JSON.stringify(key);
  const started = run().finally(() => inFlight.delete(text));
  inFlight.set(text, started);
  return started;
}
