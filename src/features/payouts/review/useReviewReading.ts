import { useEffect, useEffectEvent, useState } from 'react';
import { collectRows, type Collected, type CollectProgress } from '../../../api/http/allPages';
import { isAbort, type ApiError } from '../../../api/http/errors';
import { listPayouts } from '../api';
import type { PayoutQuery } from '../model';
import type { Payout } from '../../../api/types';
import { addToReview, noteReviewList, useReviewList } from './reviewQueue';

export interface ReviewReading {
  /** While pages are being read. */
  progress: CollectProgress | undefined;
  failure: ApiError | undefined;
  tryAgain: () => void;
}

const nothingYet: CollectProgress = { collected: 0, count: 0 };

type Outcome = { found: Collected<Payout> } | { failure: ApiError } | undefined;

/** Adds each page to the run at once. Resolves with undefined if `signal` aborts. */
async function readPending(
  filters: PayoutQuery,
  onProgress: (progress: CollectProgress) => void,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const found = await collectRows(
      (page) => listPayouts({ ...filters, ...page, status: 'pending' }, signal),
      (reached, rows) => {
        addToReview(rows);
        onProgress(reached);
      },
    );
    return signal.aborted ? undefined : { found };
  } catch (error) {
    // `call` rejects with an ApiError or with the abort's own error.
    return signal.aborted || isAbort(error) ? undefined : { failure: error as ApiError };
  }
}

/**
 * Reads the pending payouts of a run page by page while it is mounted. After a reload it starts
 * again, and adds the payouts that are new.
 */
export function useReviewReading(onEnd: (found: Collected<Payout>) => void): ReviewReading {
  const list = useReviewList();
  const [progress, setProgress] = useState<CollectProgress>();
  const [failure, setFailure] = useState<ApiError>();
  const isReading = list !== undefined && !list.isRead && !failure;
  const filtersNow = useEffectEvent(() => list?.filters ?? {});
  const end = useEffectEvent((outcome: Outcome) => {
    if (!outcome) return;
    if ('failure' in outcome) {
      setFailure(outcome.failure);
      return;
    }
    noteReviewList({ isRead: true });
    onEnd(outcome.found);
  });
  useEffect(() => {
    if (!isReading) return undefined;
    const controller = new AbortController();
    void readPending(filtersNow(), setProgress, controller.signal).then((outcome) => end(outcome));
    return () => controller.abort();
  }, [isReading]);
  // As the failed state promises.
  const isUnreached = failure?.status === 0;
  useEffect(() => {
    if (!isUnreached) return undefined;
    const goOn = () => setFailure(undefined);
    addEventListener('online', goOn);
    return () => removeEventListener('online', goOn);
  }, [isUnreached]);
  return {
    progress: isReading ? (progress ?? nothingYet) : undefined,
    failure,
    tryAgain: () => setFailure(undefined),
  };
}
