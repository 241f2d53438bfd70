import { limits } from '../../domain/limits';
import { journalCsv, searchJournal } from '../../domain/payoutJournal';
import { useDecisionJournal } from '../../hooks/local/decisionJournal';
import { DecisionJournalScreen } from '../../screens/payouts/DecisionJournalScreen';
import { saveFile } from '../saveFile';
import { useListSearch } from '../useListSearch';
import { csvName, csvType } from './csvFile';

const noSearch = { search: '' };

/** R133: the decisions of this browser; the search and the page live in the address. The file has what the search finds. */
export function DecisionJournal() {
  const { entries: journal, isKept } = useDecisionJournal();
  const { filters, page, pageSize, setFilters, setPage } = useListSearch(noSearch, limits.pageSize.users, { keepsPage: false });
  const entries = searchJournal(journal, filters.search);
  return (
    <DecisionJournalScreen
      entries={entries}
      total={journal.length}
      isKept={isKept}
      search={filters.search}
      page={Math.min(page, Math.max(1, Math.ceil(entries.length / pageSize)))}
      pageSize={pageSize}
      onSearch={(search) => { setFilters({ search }, true); }}
      onPageChange={setPage}
      onExport={() => { saveFile(csvName('payout-decisions'), journalCsv(entries), csvType); }}
    />
  );
}
