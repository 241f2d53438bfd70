/** `subscribe` returns a function that ends it. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe: (listener: (...args: Args) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    call: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
  };
}
