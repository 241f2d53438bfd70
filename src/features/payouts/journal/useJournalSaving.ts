import { journalCsv } from './journalFile';
import type { JournalRow } from './journalRows';
import { journalMessages } from '../messages';
import { saveCsv } from '../../../lib/browser/saveFile';
import { useNotify } from '../../../mutation/useNotify';

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
