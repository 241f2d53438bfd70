import { onVisibilityChange } from '../../lib/browser/visibility';

/** How a reading went last. */
export interface ReadNote {
  /** When its data came, in milliseconds since 1970. */
  at: number;
  /** Nobody asked for it: the admin or the connection came back, or the list is polled. */
  isUnasked: boolean;
}

/** SWR reads right after it was told to. Under load a little later. */
const laterMs = 1000;

let unaskedAt = -Infinity;

/** Says that the reading that begins next is one that nobody asked for. */
export const noteUnasked = (): void => {
  unaskedAt = performance.now();
};

/**
 * Says that the admin asked for the reading that begins next, however short a time ago they came
 * back.
 */
export const noteAsked = (): void => {
  unaskedAt = -Infinity;
};

if (typeof document !== 'undefined') {
  const note = () => {
    if (!document.hidden) noteUnasked();
  };
  onVisibilityChange(note);
  for (const event of ['focus', 'online']) addEventListener(event, note);
}

/** Whether nobody asked for a reading that begins now. */
export const isUnasked = (): boolean => performance.now() - unaskedAt < laterMs;

/** By the admin's own cache, and by key. */
const notes = new WeakMap<object, Map<string, ReadNote>>();

export function noteRead(cache: object, key: string, wasUnasked: boolean): void {
  const ofCache = notes.get(cache) ?? new Map<string, ReadNote>();
  notes.set(cache, ofCache.set(key, { at: Date.now(), isUnasked: wasUnasked }));
}

export const readNoteOf = (cache: object, key: string): ReadNote | undefined =>
  notes.get(cache)?.get(key);
