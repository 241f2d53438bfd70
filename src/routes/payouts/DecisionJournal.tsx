import { useState } from 'react';
import { limits } from '../../domain/values/limits';
import { journalRuns, searchJournal } from '../../domain/payouts/journal';
import { entryRows } from '../../domain/payouts/journalRows';
import { markExported, useDecisionJournal } from '../../hooks/payouts/decisionJournal';
import type { FileChecking } from '../../messages/payouts';
import { DecisionJournalScreen, type JournalFilters } from '../../screens/payouts/DecisionJournalScreen';
import { useListSearch } from '../list/useListSearch';
import { canSeal, checkFile } from './journalFiles';
import { useJournalSaving } from './useJournalSaving';

const noFilters: JournalFilters = { search: '', run: '' };

/** Checks the chosen file; only the latest choice counts (R245). */
function useFileCheck() {
  const [chosen, setChosen] = useState<{ file: File; check: FileChecking }>();
  const check = async (file: File) => {
    setChosen({ file, check: { kind: 'reading' } });
    const found: FileChecking = await checkFile(file).catch(() => ({ kind: 'unreadable' }));
    setChosen((now) => (now?.file === file ? { file, check: found } : now));
  };
  return {
    file: chosen && { name: chosen.file.name, check: chosen.check },
    onCheckFile: (file: File) => void check(file),
    onDismissFile: () => setChosen(undefined),
  };
}

/** R133: the decisions of this browser. The filters and the page are in the address. An export contains the filtered decisions. */
export function DecisionJournal() {
  const { entries: journal, isKept } = useDecisionJournal();
  const { filters, page, pageSize, setFilters, setPage } = useListSearch(noFilters, limits.pageSize.users, { keepsPage: false });
  const ofRun = filters.run === '' ? journal : journal.filter(({ run }) => run === filters.run);
  const entries = searchJournal(ofRun, filters.search);
  const checking = useFileCheck();
  const save = useJournalSaving();
  const rows = entryRows(entries);
  return (
    <DecisionJournalScreen
      {...checking}
      rows={rows}
      total={journal.length}
      runs={journalRuns(journal)}
      isKept={isKept}
      canSeal={canSeal()}
      filters={filters}
      page={Math.min(page, Math.max(1, Math.ceil(entries.length / pageSize)))}
      pageSize={pageSize}
      onFilter={(wanted) => setFilters(wanted, wanted.run === filters.run)}
      onPageChange={setPage}
      onExport={() =>
        void save('payout-decisions', rows).then((isSaved) => {
          if (isSaved && entries.length === journal.length) markExported(entries);
        })
      }
    />
  );
}
