import { useEffect, useRef, useState } from 'react';
import { isAbort, type ApiError } from '../api/errors';
import { collectPayouts, type Collected, type CollectProgress } from '../api/payoutPages';
import { listPayouts, type PayoutPageQuery } from '../api/payouts';
import { useAction } from './useAction';

export type { Collected, CollectProgress };

export interface Collecting {
  /** Reads all pages. Resolves with undefined when it was cancelled, failed, or another one is under way. */
  collect: (filters: Omit<PayoutPageQuery, 'page' | 'pageSize'>) => Promise<Collected | undefined>;
  /** Undefined while nothing is under way. */
  progress: CollectProgress | undefined;
  /** How far it came, and why it came no further; until the next start. */
  failure: { at: CollectProgress; error: ApiError } | undefined;
  cancel: () => void;
  forget: () => void;
}

/** Reading every page of a filtered list of payouts, one at a time, with progress and a way to stop. */
export function usePayoutCollecting(): Collecting {
  const stop = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<CollectProgress>();
  const [failure, setFailure] = useState<Collecting['failure']>();
  useEffect(() => () => stop.current?.abort(), []);
  const [collect] = useAction(async (filters: Omit<PayoutPageQuery, 'page' | 'pageSize'>) => {
    const controller = new AbortController();
    stop.current = controller;
    let at: CollectProgress = { collected: 0, count: 0 };
    setFailure(undefined);
    setProgress(at);
    try {
      return await collectPayouts((query) => listPayouts(query, controller.signal), filters, (reached) => {
        at = reached;
        setProgress(reached);
      });
    } catch (error) {
      // `call` throws nothing else but an abort's own error.
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
    forget: () => { setFailure(undefined); },
  };
}
