declare global {
  interface WindowEventMap {
    /** Fired by the router. */
    pushState: Event;
    replaceState: Event;
    /** Fired by the key P, which asks about the person of a row. */
    about: Event;
  }
}

type Events = WindowEventMap & DocumentEventMap;

/** Adds event listeners and returns a function that removes them. */
export function listen<Type extends keyof Events>(
  types: Type | readonly Type[],
  handle: (event: Events[Type]) => void,
  { target = window, ...options }: AddEventListenerOptions & { target?: EventTarget } = {},
): () => void {
  const end = new AbortController();
  for (const type of [types].flat())
    target.addEventListener(type, handle as EventListener, { ...options, signal: end.signal });
  return () => end.abort();
}
