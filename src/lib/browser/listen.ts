declare global {
  interface WindowEventMap {
    /** Of the router. */
    pushState: Event;
    replaceState: Event;
    /** The key P asks about the person of a row. */
    about: Event;
  }
}

type Events = WindowEventMap & DocumentEventMap;

/** Returns a function that stops it. */
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
