import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { readId } from '../../domain/ids';
import { reviewCsv } from '../../domain/payoutReview';
import { endReview, useReviewQueue } from '../../hooks/local/payoutReviewQueue';
import { NoReviewScreen } from '../../screens/payouts/NoReviewScreen';
import { ReviewSummaryScreen } from '../../screens/payouts/ReviewSummaryScreen';
import { saveFile } from '../saveFile';
import { csvName, csvType } from './csvFile';
import { ReviewPayout } from './ReviewPayout';
import { useReviewPlace } from './useReviewPlace';

/** A review run: one payout after the other, and the summary at its end. Its place is in the address, its queue in this tab's storage. */
export function ReviewPayouts() {
  const [, navigate] = useLocation();
  const queue = useReviewQueue();
  const { place, goTo, listHref } = useReviewPlace(queue?.length ?? 0);
  const item = place === 'summary' ? undefined : queue?.[place];
  useEffect(() => {
    scrollTo(0, 0);
  }, [place]);
  if (!queue) return <NoReviewScreen listHref={listHref} />;
  const leave = () => {
    navigate(listHref);
  };
  if (!item || place === 'summary') {
    return (
      <ReviewSummaryScreen
        queue={queue}
        listHref={listHref}
        onLook={goTo}
        onExport={() => { saveFile(csvName('payout-review'), reviewCsv(queue), csvType); }}
        onClose={() => {
          endReview();
          leave();
        }}
      />
    );
  }
  return <ReviewPayout key={`${place} ${readId(item.payout.id) ?? ''}`} queue={queue} item={item} place={place} listHref={listHref} onGoTo={goTo} onLeave={leave} />;
}
