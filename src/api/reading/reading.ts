import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration } from 'swr';
import { createCacheHelper } from 'swr/_internal';
import { limits } from '~/lib/limits';
import type { Load } from '~/lib/load';
import { isRecord } from '~/lib/records';
import { ApiError } from '../http/errors';
import {
  consumePrefetch,
  isFresh,
  noteRead,
  readNoteOf,
  skipIfFresh,
  type ReadNote,
  type Source,
} from './prefetch';
import type { Page, PageQuery } from '../types';

export interface Reading<T> {
  data?: T;
  error?: ApiError;
  isLoading: boolean;
  isValidating: boolean;
  /** Reads again at the admin's request. */
  retry: () => void;
  /**
   * Changes whenever the admin asks for other data or for the same data again, but not with
   * background readings.
   */
  attempt?: string;
  note?: ReadNote | undefined;
}

export interface SourceReading<T> extends Reading<T> {
  /** Resolves with the old data if the reading fails. */
  readAgain: () => Promise<T | undefined>;
}

/** Shows the previous rows until the new ones arrive. */
export interface ListReading<T> extends Reading<T> {
  /** Rows of another page or from before a change: they can be seen but not used (promise 3). */
  isPlaceholder: boolean;
}

export function useReading<T>(
  source: Source<T> | null,
  options: SWRConfiguration = {},
): SourceReading<T> {
  const { cache } = useSWRConfig();
  const key = source?.key ?? null;
  const name = unstable_serialize(key);
  const [tries, setTries] = useState(0);
  /** The key that has been read since the admin asked for it. */
  const lastRead = useRef<string>(undefined);
  const readOnce = async (from: Source<T>) => {
    const isAutoRefresh = lastRead.current === name && cache.get(name)?.data !== undefined;
    lastRead.current = name;
    const found = await consumePrefetch(from);
    noteRead(cache, name, isAutoRefresh);
    return found;
  };
  useEffect(() => {
    if (isFresh(name)) lastRead.current = name;
  }, [name]);
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(
    key,
    source && (() => readOnce(source)),
    { ...skipIfFresh(name), ...options },
  );
  const readAgain = () => {
    setTries((before) => before + 1);
    lastRead.current = undefined;
    return mutate();
  };
  return {
    data,
    error,
    isLoading: isLoading && data === undefined,
    isValidating,
    retry: () => void readAgain(),
    readAgain,
    attempt: `${name} ${String(tries)}`,
    note: readNoteOf(cache, name),
  };
}

/** Without a source, the last rows stay. */
export function useListReading<T>(source: Source<T> | null): ListReading<T> {
  const { cache } = useSWRConfig();
  const reading = useReading(source, { keepPreviousData: true });
  const isOwn = cache.get(unstable_serialize(source?.key ?? null))?.data !== undefined;
  return { ...reading, isPlaceholder: reading.data !== undefined && !isOwn };
}

/**
 * What a page reads first. The page's file exports it, so that the reading starts while other code
 * is still loading. `page` is undefined if the address has more than paging, such as filters;
 * `part` has the parameters of a link within the screen.
 */
export type FirstRead = (at: {
  id: string;
  page: PageQuery | undefined;
  part: URLSearchParams | undefined;
}) => Source | undefined;

export type Read<Data> = Pick<Reading<Data>, 'data' | 'error' | 'retry'> & {
  isPlaceholder?: boolean;
};

/**
 * A failed refresh keeps what was loaded. Rows of another page never stand in for a page that
 * failed.
 */
export function toLoad<Data>({
  data,
  error,
  isPlaceholder = false,
  retry,
}: Read<Data>): Load<Data> {
  if (error?.status === 403) return { status: 'forbidden' };
  if (data !== undefined && !(isPlaceholder && error))
    return { status: 'ready', data, isStale: isPlaceholder };
  return error ? { status: 'failed', reason: error, onRetry: retry } : { status: 'loading' };
}

/**
 * Reads the cache without adding a hook of SWR's: of all hooks with the same key, SWR asks only the
 * first one to revalidate.
 */
export function useCachedData<T>({ key }: Source<T>): T | undefined {
  const { cache } = useSWRConfig();
  const name = unstable_serialize(key);
  const subscribe = useMemo(() => {
    const [, , subscribeTo] = createCacheHelper<T>(cache, name);
    return (onChange: () => void) => subscribeTo(name, onChange);
  }, [cache, name]);
  return useSyncExternalStore(subscribe, () => cache.get(name)?.data as T | undefined);
}

/** SWR keeps the key beside its data. */
interface SWRState {
  data?: unknown;
  _k?: unknown;
}

export function useCachedPages<Row>(
  isList: (key: unknown) => boolean,
): () => { key: unknown; page: Page<Row> }[] {
  const { cache } = useSWRConfig();
  return () =>
    [...cache.keys()].flatMap((name) => {
      const { data, _k: key } = (cache.get(name) ?? {}) as SWRState;
      return isList(key) && isRecord(data) && Array.isArray(data['results'])
        ? { key, page: data as unknown as Page<Row> }
        : [];
    });
}

export function useCachedRows<Row>(isList: (key: unknown) => boolean): () => Row[] {
  const cachedPages = useCachedPages<Row>(isList);
  return () => cachedPages().flatMap(({ page }) => page.results);
}

export const inBackground = (...rereads: readonly Promise<unknown>[]): void => {
  for (const reread of rereads) reread.catch(() => undefined);
};

const retries = new Map<string, ReturnType<typeof setTimeout>>();

export const swrConfig: SWRConfiguration = {
  /** A 4xx would only fail again. */
  shouldRetryOnError: (error: unknown) =>
    error instanceof ApiError && (error.status === 0 || error.status >= 500),
  /**
   * SWR's own back-off grows to half an hour (promise 9). Each key has one timer: another failure
   * delays the next retry instead of adding one.
   */
  onErrorRetry: (_error, key, _config, revalidate, { retryCount }) => {
    clearTimeout(retries.get(key));
    const retry = () => {
      retries.delete(key);
      void revalidate({ retryCount, dedupe: true });
    };
    retries.set(key, setTimeout(retry, limits.outageRetryMs));
  },
};
