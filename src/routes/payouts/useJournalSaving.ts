import { journalCsv } from '../../domain/payouts/journalFile';
import type { JournalRow } from '../../domain/payouts/journalRows';
import { journalMessages } from '../../messages/payouts';
import { saveCsv } from '../shell/saveCsv';
import { useNotify } from '../telling/useNotify';

/** Saves decisions as a file and reports a failure. Returns whether the file was saved. */
export function useJournalSaving() {
  const notify = useNotify();
  return (name: string, rows: readonly JournalRow[]): boolean => {
    try {
      saveCsv(name, journalCsv(rows));
      return true;
    } catch (cause) {
      notify.failure(journalMessages.exportFailed, cause);
      return false;
    }
  };
}
