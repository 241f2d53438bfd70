import { payoutList } from '../../api/payoutSource';
import type { Id, Payout } from '../../api/types';
import { readId } from '../../domain/ids';
import { nextOpenPlace, type ReviewItem, type ReviewPlace, type ReviewQueue } from '../../domain/payoutReview';
import { noteReviewed } from '../../hooks/local/payoutReviewQueue';
import { PayoutReviewScreen } from '../../screens/payouts/PayoutReviewScreen';
import { EvidenceOfPayout } from './EvidenceOfPayout';
import { useEvidence } from './useEvidence';
import { usePayoutDecider } from './usePayoutDecider';

export interface ReviewPayoutProps {
  queue: ReviewQueue<Payout>;
  item: ReviewItem<Payout>;
  /** Counted from 0. */
  place: number;
  listHref: string;
  onGoTo: (place: ReviewPlace) => void;
  onLeave: () => void;
}

const ownerOf = ({ user }: Payout) => readId(user?.id);

/** Reads the evidence for the next payout ahead: a run worked by keyboard should not wait. */
function EvidenceAhead({ userId, payout }: { userId: Id; payout: Payout }) {
  useEvidence(userId, payout);
  return null;
}

/** One payout of a review run at work. After a yes of the server the run goes on by itself; after anything else it stays, so that it is seen. */
export function ReviewPayout({ queue, item, place, listHref, onGoTo, onLeave }: ReviewPayoutProps) {
  const { decide, look, readAgain, ...view } = usePayoutDecider({
    opened: item.payout,
    source: payoutList(),
    before: item.outcome,
    isRun: true,
    onOutcome: (outcome, now) => { noteReviewed(item.payout.id, { outcome, payout: now }); },
    onDone: () => { onGoTo(nextOpenPlace(queue, place)); },
  });
  const userId = ownerOf(view.payout);
  const next = queue[place + 1]?.payout;
  const nextUserId = next && ownerOf(next);
  return (
    <>
      <PayoutReviewScreen
        queue={queue}
        place={place}
        {...view}
        evidence={userId === undefined ? <p className="muted">The payout names no user</p> : <EvidenceOfPayout userId={userId} payout={view.payout} />}
        listHref={listHref}
        onGo={(steps) => { onGoTo(place + steps < queue.length ? place + steps : 'summary'); }}
        onFinish={() => { onGoTo('summary'); }}
        onLeave={onLeave}
        onDecide={decide}
        onLooked={look}
        onReadAgain={readAgain}
      />
      {next && nextUserId !== undefined && <EvidenceAhead key={`${place} ahead`} userId={nextUserId} payout={next} />}
    </>
  );
}
