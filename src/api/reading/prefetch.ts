import { unstable_serialize, type SWRConfiguration } from 'swr';
import { subscribeToSession } from '../session/session';
import { currentOwner } from '~/lib/storage/store';

export interface Source<T = unknown> {
  key: readonly unknown[];
  read: (signal?: AbortSignal) => Promise<T>;
}

/** Makes the source of a list: the key and the reading for a query. */
export const listSource =
  <Query, Data>(
    keyOf: (query: Query) => readonly unknown[],
    list: (query: Query, signal?: AbortSignal) => Promise<Data>,
  ) =>
  (query: Query): Source<Data> => ({
    key: keyOf(query),
    read: (signal) => list(query, signal),
  });

export interface ReadNote {
  at: number;
  /** True if the admin didn't ask for it: on a return, by polling, or after a change. */
  isAutoRefresh: boolean;
}

const notes = new WeakMap<object, Map<string, ReadNote>>();

export function noteRead(cache: object, key: string, isAutoRefresh: boolean): void {
  const ofCache = notes.get(cache) ?? new Map<string, ReadNote>();
  notes.set(cache, ofCache.set(key, { at: Date.now(), isAutoRefresh }));
}

export const readNoteOf = (cache: object, key: string): ReadNote | undefined =>
  notes.get(cache)?.get(key);

/** How long prefetched data counts as fresh. */
const freshMs = 5000;

interface Prefetch {
  answer: Promise<unknown>;
  /** In the time of performance.now(); Infinity while the reading is running. */
  until: number;
  isDone: boolean;
}

const prefetches = new Map<string, Prefetch>();
let owner: string | undefined;
let cache = new Map<string, { data?: unknown; isValidating?: boolean }>();

/**
 * The SWR cache of one admin. It ends with the session, so that nothing is left for the next one
 * (promise 10).
 */
export function cacheOf(email: string | undefined): Map<string, object> {
  if (owner !== email) {
    owner = email;
    cache = new Map();
    prefetches.clear();
  }
  return cache;
}

if (typeof document !== 'undefined') {
  subscribeToSession(() => {
    if (currentOwner() !== owner) cacheOf(undefined);
  });
}

function freshPrefetch(name: string): Prefetch | undefined {
  const found = prefetches.get(name);
  return found && performance.now() < found.until ? found : undefined;
}

/**
 * Reads a screen's data before it is rendered. Resolves with the failure, if any: the screen shows
 * it instead of reading again. The failure of a guess is forgotten. SWR's own `preload` would keep
 * its data however old it gets, and would render the screen once without it.
 */
export async function prefetch({ key, read }: Source, isGuess: boolean): Promise<unknown> {
  const name = unstable_serialize(key);
  cacheOf(currentOwner());
  const known = cache.get(name);
  const earlier = freshPrefetch(name);
  if (earlier || known?.data !== undefined || known?.isValidating)
    return earlier?.answer.then(
      () => undefined,
      (error: unknown) => error,
    );
  const started: Prefetch = { answer: read(), until: Infinity, isDone: false };
  prefetches.set(name, started);
  // By now a screen may have used it, or another admin may have signed in.
  const isWanted = () => prefetches.get(name) === started;
  try {
    const data = await started.answer;
    if (isWanted()) {
      cache.set(name, { data });
      noteRead(cache, name, false);
      started.isDone = true;
    }
    return undefined;
  } catch (error) {
    if (isGuess && isWanted()) prefetches.delete(name);
    return error;
  } finally {
    started.until = performance.now() + freshMs;
  }
}

export const cachedData = <T>({ key }: Source<T>): T | undefined =>
  (cacheOf(currentOwner()) as Map<string, { data?: T }>).get(unstable_serialize(key))?.data;

export const isFresh = (name: string): boolean => freshPrefetch(name)?.isDone === true;

/** SWR options that keep a first render or a new key from reading fresh prefetched data again. */
export const skipIfFresh = (name: string): SWRConfiguration =>
  isFresh(name) ? { revalidateOnMount: false, revalidateIfStale: false } : {};

/**
 * The fetcher of every screen. If the prefetch wrote to the cache itself, SWR would not notice and
 * nothing would be rendered.
 */
export function consumePrefetch<T>({ key, read }: Source<T>): Promise<T> {
  const name = unstable_serialize(key);
  const found = freshPrefetch(name);
  if (!found || found.isDone) return read();
  prefetches.delete(name);
  return found.answer as Promise<T>;
}
