import { useState } from 'react';
import type { PayoutPageQuery } from '../../api/payouts';
import { payoutsCsv } from '../../domain/payoutTable';
import { startReview } from '../../hooks/local/payoutReviewQueue';
import { usePayoutCollecting } from '../../hooks/usePayoutCollecting';
import { payoutExportMessages as says } from '../../messages/payouts';
import { failureText } from '../../messages/policy';
import type { CollectingProps } from '../../screens/payouts/CollectingStrip';
import { saveFile } from '../saveFile';
import { useNotify } from '../useNotify';
import { csvName, csvType } from './csvFile';

type Filters = Omit<PayoutPageQuery, 'page' | 'pageSize'>;
type Purpose = 'export' | 'review';

const doing: Record<Purpose, string> = { export: 'Exporting', review: 'Collecting pending payouts' };

export interface WholeList {
  exportAll: () => void;
  review: () => void;
  /** What the screen shows of it; undefined while there is nothing to show. */
  collecting: CollectingProps | undefined;
}

/** What needs all pages of the filtered list: the export, and the start of a review run, which takes the pending ones. */
export function useWholeList(filters: Filters, onReview: () => void): WholeList {
  const notify = useNotify();
  const { collect, progress, failure, cancel, forget } = usePayoutCollecting();
  const [purpose, setPurpose] = useState<Purpose>('export');
  const runs: Record<Purpose, () => Promise<void>> = {
    export: async () => {
      const found = await collect(filters);
      if (!found) return;
      const { payouts, repeated, missing } = found;
      if (payouts.length === 0) {
        notify.formError(says.nothingToExport, 'info');
        return;
      }
      saveFile(csvName('payouts'), payoutsCsv(payouts), csvType);
      notify.success(says.done(payouts.length, repeated, missing));
    },
    review: async () => {
      const found = await collect({ ...filters, status: 'pending' });
      if (!found) return;
      if (found.payouts.length === 0) {
        notify.formError(says.nothingToReview, 'info');
        return;
      }
      startReview(found.payouts);
      onReview();
      if (found.missing > 0) notify.info(says.reviewIncomplete(found.payouts.length, found.missing));
    },
  };
  const start = (wanted: Purpose) => {
    setPurpose(wanted);
    void runs[wanted]();
  };
  const isShown = progress !== undefined || failure !== undefined;
  return {
    exportAll: () => { start('export'); },
    review: () => { start('review'); },
    collecting: isShown
      ? {
          doing: doing[purpose],
          progress,
          failure: failure && { at: failure.at, text: failureText(says.failed, failure.error) ?? '' },
          onCancel: cancel,
          onRetry: () => { start(purpose); },
          onDismiss: forget,
        }
      : undefined,
  };
}
