import { listen } from '~/lib/browser/listen';
import { useEffect, useEffectEvent, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { CollectProgress, KeyOf } from '~/api/http/allPages';
import { isAbort, type ApiError } from '~/api/http/errors';
import type { Page, PageQuery } from '~/api/http/page';
import type { ListReading } from '~/api/reading/reading';

export interface WholeSource<Row, Data extends Page<Row>> {
  /** Whatever clears the pages from the cache also clears the whole list. */
  key: readonly unknown[];
  read: (page: PageQuery, signal: AbortSignal) => Promise<Data>;
  keyOf: KeyOf<Row>;
}

/** Has the shape of a page, so that changes to cached rows apply here, too. */
type Whole<Data> = Data & {
  readAt: string;
  /** False if the list kept changing, so that a row may be missing. */
  isComplete: boolean;
};

export interface WholeReading<Data> extends ListReading<Data> {
  progress: CollectProgress | undefined;
  readAt: string | undefined;
  isComplete: boolean;
}

const nothingYet: CollectProgress = { collected: 0, count: 0 };

async function readWhole<Row, Data extends Page<Row>>(
  { read, keyOf }: WholeSource<Row, Data>,
  onProgress: (progress: CollectProgress) => void,
  signal: AbortSignal,
): Promise<Whole<Data>> {
  const { collectRows } = await import('~/api/http/allPages');
  const pages: Data[] = [];
  const { rows, isWhole } = await collectRows<Row>(
    async (page) => {
      signal.throwIfAborted();
      const found = await read(page, signal);
      pages[0] = found;
      return found;
    },
    onProgress,
    keyOf,
  );
  const [last] = pages;
  if (!last) throw new Error('No page was read');
  return {
    ...last,
    results: rows,
    count: rows.length,
    readAt: new Date().toISOString(),
    isComplete: isWhole,
  };
}

/** The rows stay in the cache until they are read again on purpose or a change clears them. */
export function useWholeList<Row, Data extends Page<Row>>(
  source: WholeSource<Row, Data> | null,
): WholeReading<Data> {
  const key = source && [...source.key, 'whole'];
  const name = unstable_serialize(key);
  const { cache } = useSWRConfig();
  const { data: whole, mutate } = useSWR<Whole<Data>>(key, null, { keepPreviousData: true });
  const [reached, setReached] = useState<CollectProgress>();
  const [failure, setFailure] = useState<{ name: string; error: ApiError }>();
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const [tries, setTries] = useState(0);
  const isOwn = cache.get(name)?.data !== undefined;
  const error = failure?.name === name ? failure.error : undefined;
  const isReading = key !== null && !error && (!isOwn || isAskedAgain);

  const read = useEffectEvent((signal: AbortSignal) =>
    source
      ? readWhole(source, setReached, signal)
      : Promise.reject(new DOMException('Nothing to read', 'AbortError')),
  );
  const end = useEffectEvent(async (found: Whole<Data>) => {
    await mutate(found, { revalidate: false });
    setIsAskedAgain(false);
    setReached(undefined);
  });
  const fail = useEffectEvent((cause: unknown) => {
    setReached(undefined);
    if (!isAbort(cause)) setFailure({ name, error: cause as ApiError });
  });
  useEffect(() => {
    if (!isReading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    read(signal).then(
      (found) => (signal.aborted ? undefined : end(found)),
      (cause: unknown) => (signal.aborted ? undefined : fail(cause)),
    );
    return () => controller.abort();
  }, [isReading, name]);

  const readAgain = () => {
    setFailure(undefined);
    setIsAskedAgain(true);
  };
  const heal = useEffectEvent(readAgain);
  // After an outage, SWR reads pages again but not this.
  const isUnreached = error?.status === 0;
  useEffect(() => {
    if (!isUnreached) return undefined;
    return listen('online', () => heal());
  }, [isUnreached]);

  return {
    data: key ? whole : undefined,
    error,
    isLoading: isReading && whole === undefined,
    isValidating: isReading,
    isPlaceholder: whole !== undefined && !isOwn,
    retry: () => {
      setTries(tries + 1);
      readAgain();
    },
    attempt: `${name} ${String(tries)}`,
    progress: isReading ? (reached ?? nothingYet) : undefined,
    readAt: whole?.readAt,
    isComplete: whole?.isComplete ?? true,
  };
}
