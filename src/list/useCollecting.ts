import { useEffect, useRef, useState } from 'react';
import type { Collected, CollectProgress, KeyOf } from '../api/http/allPages';
import { isAbort, type ApiError } from '../api/http/errors';
import type { Page, PageQuery } from '../api/http/page';
import { useOneAtATime } from '../mutation/useOneAtATime';

/** Reads one page of a list. The caller adds the filters. */
export type ReadListPage<Row> = (page: PageQuery, signal: AbortSignal) => Promise<Page<Row>>;

export interface Collecting<Row> {
  /**
   * Reads all pages. Resolves with undefined if it was canceled, failed, or another one is running.
   * `keyOf` tells rows apart.
   */
  collect: (read: ReadListPage<Row>, keyOf?: KeyOf<Row>) => Promise<Collected<Row> | undefined>;
  /** Undefined while nothing is being read. */
  progress: CollectProgress | undefined;
  /** How far the last reading got and why it stopped. Removed at the next start. */
  failure: { at: CollectProgress; error: ApiError } | undefined;
  cancel: () => void;
  forget: () => void;
}

/**
 * Reads every page of a filtered list. It reports its progress and can be canceled. Only one
 * reading runs at a time.
 */
export function useCollecting<Row>(): Collecting<Row> {
  const stop = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<CollectProgress>();
  const [failure, setFailure] = useState<Collecting<Row>['failure']>();
  useEffect(() => () => stop.current?.abort(), []);
  const { act: collect } = useOneAtATime(async (read: ReadListPage<Row>, keyOf?: KeyOf<Row>) => {
    const controller = new AbortController();
    stop.current = controller;
    let at: CollectProgress = { collected: 0, count: 0 };
    setFailure(undefined);
    setProgress(at);
    try {
      // Not needed for a list's first rows.
      const { collectRows } = await import('../api/http/allPages');
      return await collectRows(
        (page) => {
          controller.signal.throwIfAborted();
          return read(page, controller.signal);
        },
        (reached) => {
          at = reached;
          setProgress(reached);
        },
        keyOf,
      );
    } catch (error) {
      // `call` rejects with an ApiError or with the abort's own error.
      if (!isAbort(error)) setFailure({ at, error: error as ApiError });
      return undefined;
    } finally {
      setProgress(undefined);
    }
  });
  return {
    collect,
    progress,
    failure,
    cancel: () => stop.current?.abort(),
    forget: () => setFailure(undefined),
  };
}
