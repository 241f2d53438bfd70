import { limits } from '~/lib/limits';
import { journalRuns, searchJournal, entryRows, useJournalSaving } from './journal';
import { markExported, useDecisionJournal } from '../decision/journalStore';
import { DecisionJournalScreen, type JournalFilters } from './DecisionJournalScreen';
import { useListSearch } from '~/list/useListSearch';

const noFilters: JournalFilters = { search: '', run: '' };

export function DecisionJournal() {
  const { entries: journal, isKept } = useDecisionJournal();
  const { filters, page, pageSize, setFilters, setPage } = useListSearch(
    noFilters,
    limits.pageSize.users,
    { keepsPage: false },
  );
  const ofRun = filters.run === '' ? journal : journal.filter(({ run }) => run === filters.run);
  const entries = searchJournal(ofRun, filters.search);
  const save = useJournalSaving();
  const rows = entryRows(entries);
  return (
    <DecisionJournalScreen
      rows={rows}
      total={journal.length}
      runs={journalRuns(journal)}
      isKept={isKept}
      filters={filters}
      page={Math.min(page, Math.max(1, Math.ceil(entries.length / pageSize)))}
      pageSize={pageSize}
      onFilter={(wanted) => setFilters(wanted, wanted.run === filters.run)}
      onPageChange={setPage}
      onExport={() => {
        if (save('payout-decisions', rows) && entries.length === journal.length)
          markExported(entries);
      }}
    />
  );
}
