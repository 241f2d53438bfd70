import { useEffect, useLayoutEffect } from 'react';
import { payoutList } from '../api';
import type { Payout } from '../../../api/types';
import { ownerId } from '../checks/comparison';
import {
  nextOpenPlace,
  type ReviewItem,
  type ReviewPlace,
  type ReviewQueue,
  readReviewPlace,
  reviewPlaceText,
} from './review';
import {
  noteReviewed,
  readReviewQueue,
  reviewRun,
  endReview,
  noteReviewPlace,
  startReview,
  useReviewList,
  useReviewQueue,
} from './reviewQueue';
import { PayoutReviewScreen } from './PayoutReviewScreen';
import type { ReviewReadingProps } from './ReviewFrame';
import { usePayoutDecider } from '../decision/DecidePayout';
import { EvidenceAhead, EvidenceOfPayout } from '../checks/EvidenceOfPayout';
import { useLocation } from 'wouter';
import { runRows } from '../journal/journalRows';
import { readId } from '../../../lib/ids';
import { useDecisionJournal } from '../journal/journalStore';
import { useReviewReading } from './useReviewReading';
import { payoutMessages, reviewListMessages } from '../messages';
import { failureText } from '../../../api/messages';
import {
  NoReviewScreen,
  ReviewSummaryScreen,
  type ReviewSummaryScreenProps,
} from './ReviewSummaryScreen';
import { useAddress, withQuery } from '../../../list/useAddress';
import { useFailureToast, useNotify } from '../../../mutation/useNotify';
import { ReviewLanes } from './ReviewLanes';
import { useJournalSaving } from '../journal/useJournalSaving';

interface ReviewPayoutProps {
  queue: ReviewQueue<Payout>;
  item: ReviewItem<Payout>;
  /** Counted from 0. */
  place: number;
  reading: ReviewReadingProps;
  listHref: string;
  onGoTo: (place: ReviewPlace) => void;
  onLeave: () => void;
}

/**
 * The container of one payout in a review run. After a success the run goes to the next payout.
 * After anything else it stays, so that the admin sees the result.
 */
function ReviewPayout({
  queue,
  item,
  place,
  reading,
  listHref,
  onGoTo,
  onLeave,
}: ReviewPayoutProps) {
  const decider = usePayoutDecider({
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
        queue={queue}
        place={place}
        reading={reading}
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
        listHref={listHref}
        onGo={(steps) => onGoTo(place + steps < queue.length ? place + steps : 'summary')}
        onFinish={() => onGoTo('summary')}
        onLeave={onLeave}
      />
      {next && nextUserId !== undefined && (
        <EvidenceAhead key={`${place} ahead`} userId={nextUserId} payout={next} />
      )}
    </>
  );
}

/**
 * The place in a review run is in the address. It is also stored, so that the run can continue
 * there.
 */
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
    goTo: (next: ReviewPlace) =>
      setParams((wanted) => wanted.set('review', reviewPlaceText(next)), { replace: true }),
    /** Back to the list, with its previous filters. */
    listHref: withQuery(path, params),
  };
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
 * place is in the address, its queue in this tab's storage.
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
    // The braces matter: newer browsers return a promise here, and React would call it as a
    // clean-up.
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
