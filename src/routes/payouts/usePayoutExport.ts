import { useState } from 'react';
import type { PayoutQuery } from '../../api/payouts';
import { payoutsCsv } from '../../domain/payouts/table';
import { usePayoutCollecting } from '../../hooks/payouts/usePayoutCollecting';
import { payoutExportMessages as says } from '../../messages/payouts';
import { failureText } from '../../messages/policy';
import type { CollectingProps } from '../../screens/payouts/CollectingStrip';
import { useNotify } from '../telling/useNotify';
import { saveCsv } from './saveCsv';

export interface PayoutExport {
  exportAll: () => void;
  /** The export as the screen shows it. Undefined if there is nothing to show. */
  collecting: CollectingProps | undefined;
}

/** Exports all pages of the filtered list as a file. */
export function usePayoutExport(filters: PayoutQuery): PayoutExport {
  const notify = useNotify();
  const { collect, progress, failure, cancel, forget } = usePayoutCollecting();
  /** Why no file was saved although the whole list was read. */
  const [incomplete, setIncomplete] = useState<CollectingProps['failure']>();
  const save = async () => {
    setIncomplete(undefined);
    const found = await collect(filters);
    if (!found) return;
    const { rows, repeated, missing, isWhole } = found;
    if (!isWhole) {
      setIncomplete({ at: { collected: rows.length, count: rows.length + missing }, text: says.incomplete(missing) });
      return;
    }
    if (rows.length === 0) {
      notify.formError(says.nothingToExport, 'info');
      return;
    }
    saveCsv('payouts', payoutsCsv(rows));
    notify.success(says.done(rows.length, repeated));
  };
  const exportAll = () => void save();
  const stopped = failure ? { at: failure.at, text: failureText(says.failed, failure.error) ?? '' } : incomplete;
  return {
    exportAll,
    collecting:
      progress !== undefined || stopped !== undefined
        ? {
            doing: 'Exporting',
            progress,
            failure: stopped,
            onCancel: cancel,
            onRetry: exportAll,
            onDismiss: () => {
              forget();
              setIncomplete(undefined);
            },
          }
        : undefined,
  };
}
