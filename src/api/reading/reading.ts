import { useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration } from 'swr';
import { limits } from '../../lib/limits';
import type { Load } from '../../lib/load';
import { isRecord } from '../../lib/records';
import { ApiError } from '../http/errors';
import {
  consumePrefetch,
  isUnasked,
  noteAsked,
  noteRead,
  readNoteOf,
  skipIfFresh,
  type ReadNote,
  type Source,
} from './prefetch';
import type { Page } from '../http/page';

export interface Reading<T> {
  data?: T;
  error?: ApiError;
  /** There is no data yet; the first response is awaited. */
  isLoading: boolean;
  /** A response is awaited, the first or a later one. */
  isValidating: boolean;
  /** Reads again, because the admin asked for it. */
  retry: () => void;
  /**
   * Changes whenever the admin asks for something: other data, or the same again. It stays for what
   * is read again in the background.
   */
  attempt?: string;
  /** How the data was read last. Undefined before. */
  note?: ReadNote | undefined;
}

export interface SourceReading<T> extends Reading<T> {
  /** As `retry`. Resolves with what is there then: the old data if the reading failed. */
  readAgain: () => Promise<T | undefined>;
}

/** A reading that keeps showing the previous rows until its own are there. */
export interface ListReading<T> extends Reading<T> {
  /**
   * The rows belong to another page, or are from before a change. They are visible, but their
   * actions are disabled (promise 3).
   */
  isPlaceholder: boolean;
}

/** Reads data through SWR's cache; reads nothing if the source is null. Failures are ApiErrors. */
export function useReading<T>(
  source: Source<T> | null,
  keepPreviousData = false,
): SourceReading<T> {
  const { cache } = useSWRConfig();
  const key = source?.key ?? null;
  const name = unstable_serialize(key);
  const [tries, setTries] = useState(0);
  const readOnce = async (from: Source<T>) => {
    const wasUnasked = isUnasked();
    const found = await consumePrefetch(from);
    noteRead(cache, name, wasUnasked);
    return found;
  };
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(
    key,
    source && (() => readOnce(source)),
    { keepPreviousData, ...skipIfFresh(name) },
  );
  const readAgain = () => {
    setTries((before) => before + 1);
    noteAsked();
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

/**
 * Like `useReading`, for a list whose key changes with its page. Without a source, the rows that
 * were read last stay.
 */
export function useListReading<T>(source: Source<T> | null): ListReading<T> {
  const { cache } = useSWRConfig();
  const reading = useReading(source, true);
  const isOwn = cache.get(unstable_serialize(source?.key ?? null))?.data !== undefined;
  return { ...reading, isPlaceholder: reading.data !== undefined && !isOwn };
}

export type Read<Data> = Pick<Reading<Data>, 'data' | 'error' | 'retry'> & {
  isPlaceholder?: boolean;
};

/**
 * The state that a screen shows of a reading. What was loaded stays when a later refresh fails;
 * rows of another page never stand in for a page that failed.
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

/** Returns a function that gets all cached pages whose key `isList`, with that key, in any order. */
export function useCachedPages<Row>(
  isList: (key: unknown) => boolean,
): () => { key: unknown; page: Page<Row> }[] {
  const { cache, mutate } = useSWRConfig();
  return () => {
    const pages: { key: unknown; page: Page<Row> }[] = [];
    // SWR shows its keys only to this filter. It returns false, so nothing is changed.
    void mutate((key) => {
      if (!isList(key)) return false;
      const data: unknown = cache.get(unstable_serialize(key))?.data;
      if (isRecord(data) && Array.isArray(data['results']))
        pages.push({ key, page: data as unknown as Page<Row> });
      return false;
    });
    return pages;
  };
}

/** The same, of their rows. */
export function useCachedRows<Row>(isList: (key: unknown) => boolean): () => Row[] {
  const cachedPages = useCachedPages<Row>(isList);
  return () => cachedPages().flatMap(({ page }) => page.results);
}

/**
 * Reads data again after a mutation, without anyone waiting for it. The readings handle their own
 * failures. If the session has ended meanwhile, its cache is gone, and there is nothing to read.
 */
export const inBackground = (...rereads: readonly Promise<unknown>[]): void => {
  for (const reread of rereads) reread.catch(() => undefined);
};

const retries = new Map<string, ReturnType<typeof setTimeout>>();

export const swrConfig: SWRConfiguration = {
  /** No response, or a server error: a later try may succeed. A 4xx would only fail again. */
  shouldRetryOnError: (error: unknown) =>
    error instanceof ApiError && (error.status === 0 || error.status >= 500),
  /**
   * Retries every 45 s; SWR's own wait grows to half an hour (promise 9). A key has one timer: if
   * focus or 'Try again' causes another failure, it delays the next retry instead of adding one.
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
