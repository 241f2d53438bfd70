import { useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { ApiError } from '../http/errors';
import { skipIfFresh, consumePrefetch, type Source } from './prefetch';
import { isUnasked, noteAsked, noteRead, readNoteOf, type ReadNote } from './readNotes';

/** The state of data that is read from the server. */
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

/** A reading from one source. */
export interface SourceReading<T> extends Reading<T> {
  /**
   * Reads again, as `retry` does. Resolves with what is there then: the old data if the reading
   * failed.
   */
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

/**
 * Reads data through SWR's cache; reads nothing if the source is null. Failures are ApiErrors.
 * `swrConfig` decides which failures are retried.
 */
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
    {
      keepPreviousData,
      ...skipIfFresh(name),
    },
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
