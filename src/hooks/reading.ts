import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '../api/errors';

/** What a screen knows of something that it reads from the server. */
export interface Reading<T> {
  data?: T;
  error?: ApiError;
  /** There is nothing to show yet, and the first answer is awaited. */
  isLoading: boolean;
  /** An answer is awaited, the first or a newer one. */
  isValidating: boolean;
  /** Reads again. */
  retry: () => void;
}

/** A reading that goes on showing the previous rows until its own are there. */
export interface ListReading<T> extends Reading<T> {
  /** The rows are those of another page, or from before a change: they may be looked at, but not acted upon (promise 3). */
  isPlaceholder: boolean;
}

type Key = readonly unknown[];

/** Reads through SWR's cache of the provider around it; nothing without a key. Failures are ApiErrors; `swrConfig` says which are tried again. */
export function useReading<T>(key: Key | null, read: () => Promise<T>, keepPreviousData = false): Reading<T> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<T, ApiError>(key, read, { keepPreviousData });
  return { data, error, isLoading: isLoading && data === undefined, isValidating, retry: () => void mutate() };
}

/** Like `useReading`, for a list whose key changes with its page. */
export function useListReading<T>(key: Key, read: () => Promise<T>): ListReading<T> {
  const { cache } = useSWRConfig();
  const reading = useReading(key, read, true);
  const isOwn = cache.get(unstable_serialize(key))?.data !== undefined;
  return { ...reading, isPlaceholder: reading.data !== undefined && !isOwn };
}
