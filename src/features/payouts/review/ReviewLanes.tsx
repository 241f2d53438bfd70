import { useEffect, useEffectEvent } from 'react';
import type { Payout } from '../../../api/types';
import { arrange, hasUncompared, laneRows } from './lanes';
import { readId } from '../../../lib/ids';
import { noteReviewList, type ReviewList } from './reviewQueue';
import { useLaneChecks } from './useLaneChecks';
import { PayoutLanesScreen } from './PayoutLanesScreen';
import type { ReviewReadingProps } from './ReviewFrame';
import { useComparison } from '../checks/usePayoutChecks';

export interface ReviewLanesProps {
  /** The pending payouts that were read so far, in the server's order. */
  payouts: readonly Payout[];
  list: ReviewList;
  reading: ReviewReadingProps;
  isForbidden: boolean;
  listHref: string;
  onStart: (chosen: readonly Payout[]) => void;
  onLeave: () => void;
}

const idsOf = (payouts: readonly Payout[]) => payouts.flatMap(({ id }) => readId(id) ?? []);

/**
 * The container of the choice of a run's payouts. It reads the sources of their checks in the payouts' order, and compares each payout with
 * the payouts of all users.
 */
export function ReviewLanes({ payouts, list, reading, isForbidden, listHref, onStart, onLeave }: ReviewLanesProps) {
  const { isRead, leftOut, arrangement } = list;
  const arranged = arrange(payouts, arrangement);
  const comparison = useComparison(payouts);
  const { compared, onCompare } = comparison;
  const { checksOf, checked, failed, isStopped, stop, resume } = useLaneChecks(arranged, compared);
  const compareAll = useEffectEvent(() => {
    const isUpToDate = compared?.isWhole === true && !hasUncompared(payouts, compared.rows);
    if (payouts.length > 0 && !isUpToDate) onCompare();
  });
  useEffect(() => {
    if (isRead) compareAll();
  }, [isRead]);
  const unticked = new Set(leftOut);
  const rows = arranged.map((payout) => ({ payout, checks: checksOf(payout), isTicked: !unticked.has(readId(payout.id) ?? '') }));
  return (
    <PayoutLanesScreen
      lanes={laneRows(rows)}
      reading={reading}
      isRead={isRead}
      isForbidden={isForbidden}
      checking={{ checked, failed, isStopped, onStop: stop, onResume: resume }}
      comparison={comparison}
      arrangement={arrangement}
      listHref={listHref}
      onArrange={(wanted) => noteReviewList({ arrangement: wanted })}
      onTick={(some, isTicked) => {
        const ids = new Set(idsOf(some));
        const others = leftOut.filter((id) => !ids.has(id));
        noteReviewList({ leftOut: isTicked ? others : [...others, ...ids] });
      }}
      onStart={() => onStart(rows.flatMap(({ payout, isTicked }) => (isTicked ? [payout] : [])))}
      onLeave={onLeave}
    />
  );
}
