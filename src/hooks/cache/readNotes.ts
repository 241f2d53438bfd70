/** How a reading went last. */
export interface ReadNote {
  /** When its data came, in milliseconds since 1970. */
  at: number;
  /** It was made because the admin came back to the tab, or the connection did. Nobody asked for other rows. */
  isReturn: boolean;
}

/** SWR reads again right after a return. Under load a little later. */
const returnMs = 1000;

let returnedAt = -Infinity;
if (typeof document !== 'undefined') {
  const note = () => {
    if (!document.hidden) returnedAt = performance.now();
  };
  document.addEventListener('visibilitychange', note);
  for (const event of ['focus', 'online']) addEventListener(event, note);
}

/** Whether a reading that begins now is one of a return. */
export const isAfterReturn = (): boolean => performance.now() - returnedAt < returnMs;

/** By the admin's own cache, and by key. */
const notes = new WeakMap<object, Map<string, ReadNote>>();

export function noteRead(cache: object, key: string, isReturn: boolean): void {
  const ofCache = notes.get(cache) ?? new Map<string, ReadNote>();
  notes.set(cache, ofCache.set(key, { at: Date.now(), isReturn }));
}

export const readNoteOf = (cache: object, key: string): ReadNote | undefined => notes.get(cache)?.get(key);
