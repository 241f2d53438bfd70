import { useEffect, useRef, useState } from 'react';
import { collectRows, type Collected, type CollectProgress } from '../../api/http/allPages';
import { isAbort, type ApiError } from '../../api/http/errors';
import { listPayouts, type PayoutQuery } from '../../api/payouts';
import type { Payout } from '../../api/types';
import { useOneAtATime } from '../useOneAtATime';

export interface Collecting {
  /** Reads all pages. Resolves with undefined if it was cancelled, failed, or another one is running. */
  collect: (filters: PayoutQuery) => Promise<Collected<Payout> | undefined>;
  /** Undefined while nothing is being read. */
  progress: CollectProgress | undefined;
  /** How far the last reading got and why it stopped. Removed at the next start. */
  failure: { at: CollectProgress; error: ApiError } | undefined;
  cancel: () => void;
  forget: () => void;
}

/** Reads every page of a filtered list of payouts. It reports its progress and can be cancelled. Only one reading runs at a time. */
export function usePayoutCollecting(): Collecting {
  const stop = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<CollectProgress>();
  const [failure, setFailure] = useState<Collecting['failure']>();
  useEffect(() => () => stop.current?.abort(), []);
  const { act: collect } = useOneAtATime(async (filters: PayoutQuery) => {
    const controller = new AbortController();
    stop.current = controller;
    let at: CollectProgress = { collected: 0, count: 0 };
    setFailure(undefined);
    setProgress(at);
    try {
      return await collectRows(
        (page) => listPayouts({ ...filters, ...page }, controller.signal),
        (reached) => {
          at = reached;
          setProgress(reached);
        },
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
