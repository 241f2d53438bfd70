import { useEffect } from 'react';
import { useLocation } from 'wouter';
import type { Payout } from '~/api/types';
import { readId } from '~/lib/records';
import type { ReviewPlace } from '~/list/review/review';
import { selectionOf } from '~/list/listMemory';
import { RunMessages } from '~/list/review/ReviewParts';
import { useReviewPlace } from '~/list/review/useReviewPlace';
import { hrefs } from '~/routes';
import { payoutList } from '../api';
import { CompareWhenIdle, useEvidence } from '../checks/usePayoutChecks';
import { EvidenceOfPayout, useDecisionScreen } from '../decision/DecidePayout';
import { useDecisionJournal } from '../decision/journalStore';
import { runRows, useJournalSaving } from '../journal/journal';
import { ownerId } from '../model';
import { PayoutReviewScreen, type PayoutReviewScreenProps } from './PayoutReviewScreen';
import { ReviewLanes } from './ReviewLanes';
import {
  endReview,
  nextOpenPlace,
  noteReview,
  noteReviewed,
  readReview,
  startReview,
  useReview,
  type ReviewItem,
  type ReviewQueue,
} from './reviewQueue';
import { NoReviewScreen, ReviewSummaryScreen } from './ReviewSummaryScreen';

const notSelected = { isSelected: false, isRange: false };

interface RunProps {
  queue: ReviewQueue<Payout>;
  listHref: string;
  onGoTo: (place: ReviewPlace) => void;
}

interface ReviewPayoutProps extends RunProps, Pick<PayoutReviewScreenProps, 'place' | 'onLeave'> {
  item: ReviewItem<Payout>;
}

/** After a success the run moves to the next payout; after anything else it stays at the result. */
function ReviewPayout({ item, onGoTo, ...screen }: ReviewPayoutProps) {
  const { queue, place } = screen;
  const decider = useDecisionScreen({
    opened: item.payout,
    source: payoutList(),
    record: item.record,
    isRun: true,
    ofScreen: queue.map((one) => one.payout),
    run: readReview()?.id,
    onRecord: (record, payout) => {
      noteReviewed(item.payout.id, { record, payout });
      // Otherwise the next 'Review selected' would have it, too.
      if (record.outcome === 'done')
        selectionOf(hrefs.payouts).set(readId(payout.id) ?? '', payout, notSelected);
    },
    onDone: () => onGoTo(nextOpenPlace(readReview()?.queue ?? [], place)),
  });
  const { payout } = decider.state;
  useEffect(() => {
    if (!item.isReached) noteReviewed(item.payout.id, { isReached: true });
  }, [item]);
  const userId = ownerId(payout);
  // Loads the next payout's evidence ahead, so that its keys work without a wait.
  const next = queue[place + 1]?.payout;
  useEvidence(next && ownerId(next), next ?? payout);
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
      {/* After a reload, nothing is compared yet. */}
      <CompareWhenIdle listed={[payout]} />
    </>
  );
}

function ReviewSummary({ queue, onGoTo, ...props }: RunProps & { onClose: () => void }) {
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
      onShow={onGoTo}
      onExport={() => save('payout-review', rows)}
    />
  );
}

export function ReviewPayouts() {
  const [, navigate] = useLocation();
  const review = useReview();
  const queue = review?.queue ?? [];
  const { length } = queue;
  const { place: wanted, goTo, listHref } = useReviewPlace('review', length - 1, 0);
  const isChoosing = review?.isStarted === false;
  const place = wanted === 'list' && !isChoosing ? 0 : wanted;
  useEffect(() => {
    if (length > 0) noteReview({ place });
  }, [place, length]);
  const leave = () => navigate(listHref);
  if (isChoosing) {
    return (
      <ReviewLanes
        run={review}
        listHref={listHref}
        onStart={(chosen) => {
          startReview(chosen);
          goTo(0);
        }}
        onLeave={leave}
      />
    );
  }
  if (length === 0) return <NoReviewScreen listHref={listHref} />;
  const item = typeof place === 'number' ? queue[place] : undefined;
  const run = { queue, listHref, onGoTo: goTo };
  return (
    <RunMessages place={place}>
      {item && typeof place === 'number' ? (
        <ReviewPayout
          key={`${place} ${readId(item.payout.id) ?? ''}`}
          {...run}
          {...{ item, place }}
          onLeave={leave}
        />
      ) : (
        <ReviewSummary
          {...run}
          onClose={() => {
            endReview();
            leave();
          }}
        />
      )}
    </RunMessages>
  );
}
