import type { JournalRow } from '../../domain/payouts/journalRows';
import { journalMessages } from '../../messages/payouts';
import { useNotify } from '../telling/useNotify';
import { saveJournal } from './journalFiles';

/** Saves decisions as a file and reports a failure. Resolves with whether the file was saved. */
export function useJournalSaving() {
  const notify = useNotify();
  return async (name: string, rows: readonly JournalRow[]): Promise<boolean> => {
    try {
      await saveJournal(name, rows);
      return true;
    } catch (cause) {
      notify.failure(journalMessages.exportFailed, cause);
      return false;
    }
  };
}
