import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Collected, CollectProgress, KeyOf } from '~/api/http/allPages';
import type { ApiError } from '~/api/http/errors';
import type { Page, PageQuery } from '~/api/types';
import { listen } from '~/lib/browser/listen';

export type ReadListPage<Row> = (page: PageQuery, signal: AbortSignal) => Promise<Page<Row>>;

type Collect<Row> = (
  read: ReadListPage<Row>,
  options?: { keyOf?: KeyOf<Row>; onPage?: (rows: readonly Row[]) => void },
) => Promise<Collected<Row> | undefined>;

const nothingYet: CollectProgress = { collected: 0, count: 0 };

/**
 * Reads every page once, however often it is started. Resolves with undefined after a failure, or
 * if it was canceled.
 */
export function useCollecting<Row>() {
  const running = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<CollectProgress>();
  const [failure, setFailure] = useState<{ at: CollectProgress; error: ApiError }>();
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);
  const collect: Collect<Row> = async (read, { keyOf, onPage } = {}) => {
    if (running.current?.signal.aborted === false) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    let at = nothingYet;
    setFailure(undefined);
    setProgress(at);
    try {
      const { collectRows } = await import('~/api/http/allPages');
      const found = await collectRows<Row>(
        (page) => {
          signal.throwIfAborted();
          return read(page, signal);
        },
        (reached, rows) => {
          if (signal.aborted) return;
          at = reached;
          setProgress(reached);
          onPage?.(rows);
        },
        keyOf,
      );
      return signal.aborted ? undefined : found;
    } catch (error) {
      if (!signal.aborted) setFailure({ at, error: error as ApiError });
      return undefined;
    } finally {
      // Another one may have begun since this one was canceled.
      if (running.current === controller) {
        running.current = undefined;
        setProgress(undefined);
      }
    }
  };
  return { collect, progress, failure, cancel, forget: () => setFailure(undefined) };
}

/** Runs while there is a name and no failure. What couldn't be reached is tried again online. */
export function useCollectingOf<Row>(
  name: string | undefined,
  run: (collect: Collect<Row>) => Promise<unknown>,
) {
  const { collect, progress, failure, cancel, forget } = useCollecting<Row>();
  const [latest, setLatest] = useState(name);
  if (latest !== name) {
    setLatest(name);
    forget();
  }
  const error = failure?.error;
  const isReading = name !== undefined && !error;
  const start = useEffectEvent(() => run(collect));
  const stop = useEffectEvent(cancel);
  useEffect(() => {
    if (!isReading) return undefined;
    void start();
    return () => stop();
  }, [isReading, name]);
  const heal = useEffectEvent(forget);
  const isUnreached = error?.status === 0;
  useEffect(() => (isUnreached ? listen('online', () => heal()) : undefined), [isUnreached]);
  return { progress: isReading ? (progress ?? nothingYet) : undefined, error, tryAgain: forget };
}
