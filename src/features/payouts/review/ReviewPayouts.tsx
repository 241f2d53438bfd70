import { useEffect, useEffectEvent, useState } from 'react';
import { payoutList, listPayouts } from '../api';
import type { Payout } from '../../../api/types';
import { ownerId } from '../model';
import { nextOpenPlace, type ReviewItem, type ReviewQueue } from './review';
import {
  noteReviewed,
  readReviewQueue,
  reviewRun,
  endReview,
  noteReviewPlace,
  startReview,
  useReviewList,
  useReviewQueue,
  addToReview,
  noteReviewList,
} from './reviewQueue';
import { PayoutReviewScreen, type PayoutReviewScreenProps } from './PayoutReviewScreen';
import { CompareAhead, EvidenceAhead, EvidenceOfPayout } from '../decision/DecidePayout';
import { useDecisionScreen } from '../decision/useDecisionScreen';
import { useLocation } from 'wouter';
import { runRows } from '../journal/journal';
import { readId } from '../../../lib/ids';
import { useDecisionJournal } from '../journal/journalStore';
import { payoutMessages, reviewListMessages } from '../messages';
import {
  NoReviewScreen,
  ReviewSummaryScreen,
  type ReviewSummaryScreenProps,
} from './ReviewSummaryScreen';
import { useNotify, useFailureToast } from '../../../mutation/useNotify';
import { ReviewLanes } from './ReviewLanes';
import { useJournalSaving } from '../journal/journalFile';
import { collectRows, type Collected, type CollectProgress } from '../../../api/http/allPages';
import { isAbort, type ApiError } from '../../../api/http/errors';
import type { PageQuery } from '../../../api/http/page';
import type { ReviewPlace } from '../../../list/review/review';
import { useReviewPlace } from '../../../list/review/useReviewPlace';
import { failureText } from '../../../api/messages';

const nothingYet: CollectProgress = { collected: 0, count: 0 };

/**
 * Reads the pending payouts of a run page by page while it is mounted. After a reload it starts
 * again, and adds the payouts that are new.
 */
export function useReviewReading(onEnd: (found: Collected<Payout>) => void) {
  const list = useReviewList();
  const [progress, setProgress] = useState<CollectProgress>();
  const [failure, setFailure] = useState<ApiError>();
  const isReading = list !== undefined && !list.isRead && !failure;
  const readPage = useEffectEvent((page: PageQuery, signal: AbortSignal) =>
    listPayouts({ ...list?.filters, ...page, status: 'pending' }, signal),
  );
  const end = useEffectEvent((found: Collected<Payout>) => {
    noteReviewList({ isRead: true });
    onEnd(found);
  });
  useEffect(() => {
    if (!isReading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    collectRows(
      (page) => readPage(page, signal),
      (reached, rows) => {
        addToReview(rows);
        setProgress(reached);
      },
    ).then(
      (found) => {
        if (!signal.aborted) end(found);
      },
      (error: unknown) => {
        // `call` rejects with an ApiError or with the abort's own error.
        if (!signal.aborted && !isAbort(error)) setFailure(error as ApiError);
      },
    );
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

interface ReviewPayoutProps extends Pick<
  PayoutReviewScreenProps,
  'place' | 'reading' | 'listHref' | 'onLeave'
> {
  queue: ReviewQueue<Payout>;
  item: ReviewItem<Payout>;
  onGoTo: (place: ReviewPlace) => void;
}

/** After a success the run goes to the next payout, after anything else it stays with the result. */
function ReviewPayout({ item, onGoTo, ...screen }: ReviewPayoutProps) {
  const { queue, place } = screen;
  const decider = useDecisionScreen({
    opened: item.payout,
    source: payoutList(),
    record: item.record,
    isRun: true,
    ofScreen: queue.map((one) => one.payout),
    run: reviewRun(),
    onRecord: (record, payout) => noteReviewed(item.payout.id, { record, payout }),
    onDone: () => onGoTo(nextOpenPlace(readReviewQueue(), place)),
  });
  const { payout } = decider.state;
  useEffect(() => {
    if (!item.isReached) noteReviewed(item.payout.id, { isReached: true });
  }, [item]);
  const userId = ownerId(payout);
  const next = queue[place + 1]?.payout;
  const nextUserId = next && ownerId(next);
  return (
    <>
      <PayoutReviewScreen
        {...decider}
        {...screen}
        evidence={
          userId === undefined ? (
            <p className="muted">This payout has no user</p>
          ) : (
            <EvidenceOfPayout
              userId={userId}
              payout={payout}
              compared={decider.checking.compared}
            />
          )
        }
        onGo={(steps) => onGoTo(place + steps < queue.length ? place + steps : 'summary')}
        onFinish={() => onGoTo('summary')}
      />
      {/* After a reload nothing is compared yet. */}
      <CompareAhead listed={[payout]} />
      {next && nextUserId !== undefined && (
        <EvidenceAhead key={`${place} ahead`} userId={nextUserId} payout={next} />
      )}
    </>
  );
}

/** Keeps reading the run's payouts, whichever part of the run is shown. */
function useReading() {
  const notify = useNotify();
  const { progress, failure, tryAgain } = useReviewReading(({ rows, missing, isWhole }) => {
    if (rows.length > 0 && !isWhole)
      notify.info(reviewListMessages.incomplete(rows.length, missing));
  });
  const isForbidden = failure?.status === 403;
  // Any other failure is said on the screen itself.
  useFailureToast(
    { error: isForbidden ? failure : undefined, isValidating: false },
    payoutMessages.listFailed,
  );
  return {
    isForbidden,
    reading: {
      progress,
      failure: failure && (failureText(payoutMessages.listFailed, failure) ?? ''),
      reason: failure,
      onTryAgain: tryAgain,
    },
  };
}

interface ReviewSummaryProps extends Pick<
  ReviewSummaryScreenProps,
  'reading' | 'listHref' | 'onClose'
> {
  queue: ReviewQueue<Payout>;
  onGoTo: (place: ReviewPlace) => void;
}

/** The summary of a run. Only this part needs the journal. */
function ReviewSummary({ queue, onGoTo, ...props }: ReviewSummaryProps) {
  const { entries } = useDecisionJournal();
  const save = useJournalSaving();
  const rows = runRows(queue, entries);
  const next = nextOpenPlace(queue, -1);
  return (
    <ReviewSummaryScreen
      {...props}
      queue={queue}
      rows={rows}
      onGoOn={next === 'summary' ? undefined : () => onGoTo(next)}
      onLook={onGoTo}
      onExport={() => save('payout-review', rows)}
    />
  );
}

/**
 * A review run: the choice of its payouts, then one after the other, and a summary at the end. Its
 * place is in the address, and like its queue in this tab's storage.
 */
export function ReviewPayouts() {
  const [, navigate] = useLocation();
  const queue = useReviewQueue();
  const list = useReviewList();
  const { reading, isForbidden } = useReading();
  const length = queue?.length ?? 0;
  const { place: wanted, goTo, listHref } = useReviewPlace('review', length - 1, 0);
  const isChoosing = list?.isStarted === false;
  // After the run has started, its payouts can't be chosen any more.
  const place = wanted === 'list' && !isChoosing ? 0 : wanted;
  useEffect(() => {
    if (length > 0) noteReviewPlace(place);
  }, [place, length]);
  const leave = () => navigate(listHref);
  if (isChoosing) {
    return (
      <ReviewLanes
        payouts={(queue ?? []).map(({ payout }) => payout)}
        list={list}
        reading={reading}
        isForbidden={isForbidden}
        listHref={listHref}
        onStart={(chosen) => {
          startReview(chosen);
          goTo(0);
        }}
        onLeave={leave}
      />
    );
  }
  if (!queue) return <NoReviewScreen listHref={listHref} />;
  const item = typeof place === 'number' ? queue[place] : undefined;
  if (!item || typeof place !== 'number') {
    return (
      <ReviewSummary
        queue={queue}
        reading={reading}
        listHref={listHref}
        onGoTo={goTo}
        onClose={() => {
          endReview();
          leave();
        }}
      />
    );
  }
  return (
    <ReviewPayout
      key={`${place} ${readId(item.payout.id) ?? ''}`}
      {...{ queue, item, place, reading, listHref }}
      onGoTo={goTo}
      onLeave={leave}
    />
  );
}
