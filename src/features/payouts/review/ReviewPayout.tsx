import { useEffect } from 'react';
import { payoutList } from '../api';
import type { Payout } from '../../../api/types';
import { ownerId } from '../checks/comparison';
import { nextOpenPlace, type ReviewItem, type ReviewPlace, type ReviewQueue } from './review';
import { noteReviewed, readReviewQueue, reviewRun } from './reviewQueue';
import { PayoutReviewScreen } from './PayoutReviewScreen';
import type { ReviewReadingProps } from './ReviewFrame';
import { usePayoutDecider } from '../decision/DecidePayout';
import { EvidenceAhead, EvidenceOfPayout } from '../checks/EvidenceOfPayout';

export interface ReviewPayoutProps {
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
 * The container of one payout in a review run. After a success the run goes to the next payout. After anything else it stays, so that the
 * admin sees the result.
 */
export function ReviewPayout({ queue, item, place, reading, listHref, onGoTo, onLeave }: ReviewPayoutProps) {
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
            <EvidenceOfPayout userId={userId} payout={payout} compared={decider.checking.compared} />
          )
        }
        listHref={listHref}
        onGo={(steps) => onGoTo(place + steps < queue.length ? place + steps : 'summary')}
        onFinish={() => onGoTo('summary')}
        onLeave={onLeave}
      />
      {next && nextUserId !== undefined && <EvidenceAhead key={`${place} ahead`} userId={nextUserId} payout={next} />}
    </>
  );
}
