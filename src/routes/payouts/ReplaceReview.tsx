import type { Payout } from '../../api/types';
import { loadableOverlay } from '../../components/loadable';
import { decidedCount, type ReviewQueue } from '../../domain/payoutReview';
import { replaceReviewMessages as says } from '../../messages/payouts';

const ConfirmDialog = loadableOverlay(() => import('../../components/overlays/ConfirmDialog').then((module) => module.ConfirmDialog));

export interface ReplaceReviewProps {
  /** The run under way. */
  queue: ReviewQueue<Payout>;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a run that has decisions in it is lost to another one (R136). */
export function ReplaceReview({ queue, onConfirm, onCancel }: ReplaceReviewProps) {
  const decided = decidedCount(queue);
  return (
    <ConfirmDialog
      title={says.title}
      question={says.question(decided, queue.length - decided)}
      consequence={says.consequence}
      cancelLabel="Keep it"
      confirmLabel="Start new review"
      busyLabel="Start new review"
      isBusy={false}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
