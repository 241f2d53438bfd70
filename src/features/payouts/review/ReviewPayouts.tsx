import type { Payout } from '../../../api/types';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { runRows } from '../journal/journalRows';
import { nextOpenPlace, readReviewPlace, reviewPlaceText, type ReviewPlace, type ReviewQueue } from './review';
import { readId } from '../../../lib/ids';
import { useDecisionJournal } from '../journal/journalStore';
import { endReview, noteReviewPlace, startReview, useReviewList, useReviewQueue } from './reviewQueue';
import { useReviewReading } from './useReviewReading';
import { payoutMessages, reviewListMessages } from '../messages';
import { failureText } from '../../../api/failureMessages';
import { NoReviewScreen, ReviewSummaryScreen, type ReviewSummaryScreenProps } from './ReviewSummaryScreen';
import { useAddress, withQuery } from '../../../list/useAddress';
import { useFailureToast } from '../../../mutation/useFailureToast';
import { useNotify } from '../../../mutation/useNotify';
import { ReviewLanes } from './ReviewLanes';
import { ReviewPayout } from './ReviewPayout';
import { useJournalSaving } from '../journal/useJournalSaving';

/** The place in a review run is in the address. It is also stored, so that the run can continue there. */
function useReviewPlace(length: number) {
  const { path, params, setParams } = useAddress();
  const place = readReviewPlace(params.get('review') ?? '', length);
  params.delete('review');
  useEffect(() => {
    if (length > 0) noteReviewPlace(place);
  }, [place, length]);
  return {
    place,
    // Adds no history entry, so Back leaves the review.
    goTo: (next: ReviewPlace) => setParams((wanted) => wanted.set('review', reviewPlaceText(next)), { replace: true }),
    /** Back to the list, with its previous filters. */
    listHref: withQuery(path, params),
  };
}

/** Keeps reading the run's payouts, whichever part of the run is shown. */
function useReading() {
  const notify = useNotify();
  const { progress, failure, tryAgain } = useReviewReading(({ rows, missing, isWhole }) => {
    if (rows.length > 0 && !isWhole) notify.info(reviewListMessages.incomplete(rows.length, missing));
  });
  const isForbidden = failure?.status === 403;
  // Any other failure is said on the screen itself.
  useFailureToast({ error: isForbidden ? failure : undefined, isValidating: false }, payoutMessages.listFailed);
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

interface ReviewSummaryProps extends Pick<ReviewSummaryScreenProps, 'reading' | 'listHref' | 'onClose'> {
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
 * A review run: the choice of its payouts, then one after the other, and a summary at the end. Its place is in the address, its queue in
 * this tab's storage.
 */
export function ReviewPayouts() {
  const [, navigate] = useLocation();
  const queue = useReviewQueue();
  const list = useReviewList();
  const { reading, isForbidden } = useReading();
  const { place, goTo, listHref } = useReviewPlace(queue?.length ?? 0);
  const isChoosing = list?.isStarted === false;
  // After the run has started, its payouts can't be chosen any more.
  const item = place === 'summary' ? undefined : queue?.[place === 'list' ? 0 : place];
  // Before the paint: the next payout is seen from its start, and its motion is measured there.
  useLayoutEffect(() => {
    // The braces matter: newer browsers return a promise here, and React would call it as a clean-up.
    scrollTo(0, 0);
  }, [place]);
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
  if (!item || place === 'summary') {
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
      queue={queue}
      item={item}
      place={place === 'list' ? 0 : place}
      reading={reading}
      listHref={listHref}
      onGoTo={goTo}
      onLeave={leave}
    />
  );
}
