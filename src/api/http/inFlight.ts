const inFlight = new Map<string, Promise<unknown>>();

export type ActionKey = readonly unknown[];

const nameOf = (key: ActionKey) => JSON.stringify(key);

export const running = (key: ActionKey): Promise<unknown> | undefined => inFlight.get(nameOf(key));

/** Runs an action, or joins the one that is already running under the same key. */
export function once<T>(key: ActionKey, run: () => Promise<T>): Promise<T> {
  const name = nameOf(key);
  const before = inFlight.get(name) as Promise<T> | undefined;
  if (before) return before;
  const started = run().finally(() => inFlight.delete(name));
  inFlight.set(name, started);
  return started;
}
