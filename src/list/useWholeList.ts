import { useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { CollectProgress, KeyOf } from '~/api/http/allPages';
import type { Page, PageQuery } from '~/api/types';
import type { ListReading } from '~/api/reading/reading';
import { useCollectingOf } from './useCollecting';

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

/** The rows stay in the cache until they are read again on purpose or a change clears them. */
export function useWholeList<Row, Data extends Page<Row>>(
  source: WholeSource<Row, Data> | null,
): WholeReading<Data> {
  const key = source && [...source.key, 'whole'];
  const name = unstable_serialize(key);
  const { cache } = useSWRConfig();
  const { data: whole, mutate } = useSWR<Whole<Data>>(key, null, { keepPreviousData: true });
  const [isAskedAgain, setIsAskedAgain] = useState(false);
  const [tries, setTries] = useState(0);
  const isOwn = cache.get(name)?.data !== undefined;
  const { progress, error, tryAgain } = useCollectingOf<Row>(
    key && (!isOwn || isAskedAgain) ? name : undefined,
    async (collect) => {
      if (!source) return;
      let last: Data | undefined;
      const found = await collect(
        async (page, signal) => (last = await source.read(page, signal)),
        source,
      );
      if (!found || !last) return;
      const { rows, isWhole } = found;
      await mutate(
        {
          ...last,
          results: rows,
          count: rows.length,
          readAt: new Date().toISOString(),
          isComplete: isWhole,
        },
        { revalidate: false },
      );
      setIsAskedAgain(false);
    },
  );
  const isReading = progress !== undefined;
  return {
    data: key ? whole : undefined,
    error,
    isLoading: isReading && whole === undefined,
    isValidating: isReading,
    isPlaceholder: whole !== undefined && !isOwn,
    retry: () => {
      setTries(tries + 1);
      setIsAskedAgain(true);
      tryAgain();
    },
    attempt: `${name} ${String(tries)}`,
    progress,
    readAt: whole?.readAt,
    isComplete: whole?.isComplete ?? true,
  };
}
