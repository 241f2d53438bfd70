import { onVisibilityChange } from '../../lib/browser/visibility';
import { unstable_serialize, type SWRConfiguration } from 'swr';
import { subscribeToSession } from '../session/session';
import { currentOwner } from '../../lib/storage/owned';

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

/** A key of the cache, and the function that reads its data. */
export interface Source<T = unknown> {
  key: readonly unknown[];
  /** If `signal` aborts, it rejects with an AbortError. */
  read: (signal?: AbortSignal) => Promise<T>;
}

/**
 * For this long, in milliseconds, data that was read ahead counts as new: the screen that shows it
 * doesn't read it again.
 */
const freshMs = 5000;

interface Reading {
  answer: Promise<unknown>;
  /**
   * The time when it stops counting as new, by performance.now(). Infinity while the read is
   * running.
   */
  until: number;
  isDone: boolean;
}

const readings = new Map<string, Reading>();
let owner: string | undefined;
let cache = new Map<string, { data?: unknown; isValidating?: boolean }>();

/**
 * SWR's cache for an admin. It ends with the session, so that nothing of one admin is left for
 * another (promise 10).
 */
export function cacheOf(email: string | undefined): Map<string, object> {
  if (owner !== email) {
    owner = email;
    cache = new Map();
    readings.clear();
  }
  return cache;
}

subscribeToSession(() => {
  if (currentOwner() !== owner) cacheOf(undefined);
});

const freshPrefetch = (key: string): Reading | undefined => {
  const reading = readings.get(key);
  return reading && performance.now() < reading.until ? reading : undefined;
};

/** Whether the cache has data for a key, or a screen is reading it. A failed read doesn't count. */
function isCached(name: string): boolean {
  cacheOf(currentOwner());
  const kept = cache.get(name);
  return kept?.data !== undefined || kept?.isValidating === true;
}

/**
 * Reads a screen's data before the screen is rendered, unless the cache has it. Resolves when the
 * read has ended, with the failure if it failed. The screen shows that failure instead of reading
 * again. If `isGuess` (the screen may never be opened), a failure is forgotten.
 */
export async function prefetch({ key, read }: Source, isGuess: boolean): Promise<unknown> {
  const name = unstable_serialize(key);
  if (isCached(name) || freshPrefetch(name))
    return freshPrefetch(name)?.answer.then(nothing, itself);
  const answer = read();
  const reading: Reading = { answer, until: Infinity, isDone: false };
  readings.set(name, reading);
  const failure = await answer.then(
    (data) => {
      // A screen has taken over the reading, or another admin has signed in.
      if (readings.get(name) !== reading) return;
      cache.set(name, { data });
      noteRead(cache, name, false);
      reading.isDone = true;
    },
    (error: unknown) => {
      if (isGuess && readings.get(name) === reading) readings.delete(name);
      return error;
    },
  );
  reading.until = performance.now() + freshMs;
  return failure;
}

const nothing = () => undefined;
const itself = (error: unknown) => error;

/** The cached data of a source. Undefined if it was never read or the read failed. */
export const cachedData = <T>({ key }: Source<T>): T | undefined =>
  // Data under a source's key was read by that source, so it has its type.
  (cacheOf(currentOwner()) as Map<string, { data?: T }>).get(unstable_serialize(key))?.data;

/**
 * SWR's options for data that may have been read ahead: while it counts as new, neither a first
 * render nor a change of key reads again.
 */
export const skipIfFresh = (key: string): SWRConfiguration =>
  freshPrefetch(key)?.isDone ? { revalidateOnMount: false, revalidateIfStale: false } : {};

/**
 * Reads a source, or takes over its reading that was started ahead and has no data yet. Only the
 * first caller gets that. Every screen reads by this: otherwise the reading ahead would put its
 * data into the cache behind SWR's back, and nothing would be drawn.
 */
export function consumePrefetch<T>({ key, read }: Source<T>): Promise<T> {
  const name = unstable_serialize(key);
  const reading = freshPrefetch(name);
  if (!reading || reading.isDone) return read();
  readings.delete(name);
  // The reading that was started ahead has the same key, so it has the same type.
  return reading.answer as Promise<T>;
}
