import { useEffect, useState } from 'react';
import { payoutList } from '../../api/payoutSource';
import { readId } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { decidedCount, reviewPlaceText } from '../../domain/payoutReview';
import { noPayoutFilters, payoutQuery } from '../../domain/transactionFilters';
import { endReview, lastReviewPlace, useReviewQueue } from '../../hooks/local/payoutReviewQueue';
import { useNow } from '../../hooks/useNow';
import { usePayouts } from '../../hooks/usePayouts';
import { payoutMessages } from '../../messages/payouts';
import { PayoutsScreen } from '../../screens/payouts/PayoutsScreen';
import { useScreenCommands } from '../screenCommands';
import { toLoad } from '../toLoad';
import { useAddress } from '../useAddress';
import { useFailureToast } from '../useFailureToast';
import { useListSearch } from '../useListSearch';
import { usePageRecovery } from '../usePageRecovery';
import { DecidePayout, prepareDialog } from './DecidePayout';
import { ReplaceReview } from './ReplaceReview';
import { useOpenedPayout } from './useOpenedPayout';
import { useWholeList } from './useWholeList';

/** How often it is looked whether another day has begun, in milliseconds. */
const clockMs = 60_000;

/** Goes to where the review run is, beside the list's filters in the address: leaving it leads back to them. */
function useEnterReview(): () => void {
  const { setParams } = useAddress();
  return () => {
    setParams((next) => { next.set('review', reviewPlaceText(lastReviewPlace())); });
  };
}

/** The list: filters, page and the opened payout live in the address; the filters act on the server. */
export function PayoutList() {
  // Section 9 gives payouts and wallet history the same page size.
  const { filters, page, pageSize, setFilters, clearFilters, setPage } = useListSearch(noPayoutFilters, limits.pageSize.walletHistory, { keepsPage: false });
  const query = payoutQuery(filters, useNow(clockMs));
  const payouts = usePayouts({ ...query, page, pageSize });
  const { opened, open, close } = useOpenedPayout(payouts);
  const enterReview = useEnterReview();
  const queue = useReviewQueue();
  const { exportAll, review, collecting } = useWholeList(query, enterReview);
  const [isReplacing, setIsReplacing] = useState(false);
  const reviewPending = () => {
    if (queue && decidedCount(queue) > 0) setIsReplacing(true);
    else review();
  };
  const isRecovering = usePageRecovery({ ...payouts, page, pageSize, setPage });
  useFailureToast(isRecovering ? undefined : payouts.error, payoutMessages.listFailed);
  useEffect(prepareDialog, []);
  useScreenCommands([
    { label: 'Review pending payouts', run: reviewPending },
    { label: 'Export payouts as CSV', run: exportAll },
  ]);
  return (
    <>
      <PayoutsScreen
        load={isRecovering ? { status: 'loading' } : toLoad(payouts)}
        filters={filters}
        page={page}
        pageSize={pageSize}
        collecting={collecting}
        unfinished={queue && { decided: decidedCount(queue), count: queue.length }}
        onFiltersChange={(wanted) => { setFilters(wanted, false); }}
        onClearFilters={clearFilters}
        onPageChange={setPage}
        onOpen={open}
        onExport={exportAll}
        onReview={reviewPending}
        onResume={enterReview}
        onDiscard={endReview}
      />
      {opened && <DecidePayout key={readId(opened.id)} payout={opened} source={payoutList({ ...query, page, pageSize })} userId={readId(opened.user?.id)} onClose={close} />}
      {isReplacing && queue && (
        <ReplaceReview
          queue={queue}
          onConfirm={() => {
            setIsReplacing(false);
            review();
          }}
          onCancel={() => { setIsReplacing(false); }}
        />
      )}
    </>
  );
}
