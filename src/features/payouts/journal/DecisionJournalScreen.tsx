import { Download } from 'lucide-react';
import { EmptyState, FilteredEmptyState } from '../../../ui/feedback/states';
import { Button } from '../../../ui/fields/Button';
import { SearchFilter, SelectFilter } from '../../../ui/fields/filters';
import { Page } from '../../../ui/layout/Page';
import { DataTable } from '../../../ui/table/DataTable';
import { Pagination } from '../../../ui/table/Pagination';
import { formatDateTime } from '../../../lib/dates';
import { formatCount } from '../../../lib/numbers';
import { type JournalRun, journalSums, type JournalRow, journalMessages } from './journal';
import { hrefs } from '../../../paths';
import { reviewVerdictLooks } from '../review/reviewQueue';
import { VerdictSums } from '../../../list/review/ReviewParts';
import { journalColumns } from './journalTable';
import { UnkeptNotice } from '../../../ui/feedback/notices';
import { BackLink } from '../../../ui/layout/ButtonLink';
import '../payouts.css';

export interface JournalFilters {
  search: string;
  run: string;
}

export interface DecisionJournalScreenProps {
  rows: readonly JournalRow[];
  total: number;
  runs: readonly JournalRun[];
  /** False if the latest ones last only as long as the tab. */
  isKept: boolean;
  filters: JournalFilters;
  page: number;
  pageSize: number;
  onFilter: (filters: JournalFilters) => void;
  onPageChange: (page: number) => void;
  onExport: () => void;
}

function Filters({ runs, isKept, filters, onFilter }: DecisionJournalScreenProps) {
  return (
    <div className="filters" role="search" aria-label="Decision journal">
      <SearchFilter
        label="Search"
        name="search"
        value={filters.search}
        placeholder="Search user, address, amount, note"
        onChange={(search) => onFilter({ ...filters, search })}
      />
      {(runs.length > 0 || filters.run !== '') && (
        <SelectFilter
          label="Review run"
          name="run"
          value={filters.run}
          options={[
            { value: '', label: 'All decisions' },
            ...runs.map(({ id, at, count }) => ({
              value: id,
              label: `${formatDateTime(at)} (${formatCount(count)})`,
            })),
            ...(filters.run !== '' && runs.every(({ id }) => id !== filters.run)
              ? [{ value: filters.run, label: 'Not here' }]
              : []),
          ]}
          onChange={(run) => onFilter({ ...filters, run })}
        />
      )}
      <p className="filter-note">{isKept ? journalMessages.kept : journalMessages.unkept}</p>
    </div>
  );
}

export function DecisionJournalScreen(props: DecisionJournalScreenProps) {
  const { rows, total, isKept, filters, page, pageSize, onFilter, onPageChange, onExport } = props;
  return (
    <Page
      title="Decision journal"
      back={<BackLink href={hrefs.payouts} />}
      actions={
        <Button variant="outline" isDisabled={rows.length === 0} onClick={onExport}>
          <Download size={16} aria-hidden />
          Export CSV
        </Button>
      }
    >
      {!isKept && <UnkeptNotice />}
      {rows.length > 0 && <VerdictSums sums={journalSums(rows)} looks={reviewVerdictLooks} />}
      <div className="panel payouts">
        <Filters {...props} />
        {rows.length > 0 ? (
          <DataTable
            label="Decision journal"
            columns={journalColumns}
            rows={rows.slice((page - 1) * pageSize, page * pageSize)}
            rowKey={({ entry }, index) => entry?.id ?? index}
          />
        ) : total > 0 ? (
          <FilteredEmptyState
            title={`No decisions match ${filters.run === '' ? 'this search' : 'these filters'}`}
            clearLabel={filters.run === '' ? 'Clear search' : undefined}
            onClear={() => onFilter({ search: '', run: '' })}
          />
        ) : (
          <EmptyState title={journalMessages.empty} text={journalMessages.emptyText} />
        )}
        {rows.length > 0 && (
          <Pagination
            page={page}
            pageSize={pageSize}
            count={rows.length}
            onPageChange={onPageChange}
          />
        )}
      </div>
    </Page>
  );
}
