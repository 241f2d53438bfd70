import { Download } from 'lucide-react';
import { UnkeptNotice } from '../../components/feedback/UnkeptNotice';
import { EmptyState, FilteredEmptyState } from '../../components/feedback/states';
import { Button } from '../../components/fields/Button';
import { SearchFilter } from '../../components/fields/filters';
import { BackLink } from '../../components/layout/BackLink';
import { Page } from '../../components/layout/Page';
import { Badge } from '../../components/tables/Badge';
import { DataTable, type Column } from '../../components/tables/DataTable';
import { Pagination } from '../../components/tables/Pagination';
import type { Payout } from '../../api/types';
import { formatDateTime } from '../../domain/dates';
import { decisionLooks, decisionOutcomeLooks, statusAfter, type JournalEntry } from '../../domain/payoutJournal';
import { dash, formatText } from '../../domain/text';
import { payoutLook } from '../../domain/transactions';
import { journalMessages } from '../../messages/payouts';
import { hrefs } from '../../paths';
import { ShortAddress } from './PayAddress';
import { Amounts, UserLink } from './payoutsTable';
import './payouts.css';

export interface DecisionJournalScreenProps {
  /** Those that the search finds, the newest first. */
  entries: readonly JournalEntry[];
  /** How many there are without a search. */
  total: number;
  /** False while the latest last only as long as the tab. */
  isKept: boolean;
  search: string;
  page: number;
  pageSize: number;
  onSearch: (search: string) => void;
  onPageChange: (page: number) => void;
  onExport: () => void;
}

// What is kept was a payout of the wire: its fields may be anything, and are read as carefully.
const payoutOf = ({ payout }: JournalEntry) => payout as Payout;

const columns: readonly Column<JournalEntry>[] = [
  { id: 'at', header: 'Time', className: 'cell-nowrap', width: 160, placeholder: 136, cell: ({ at }) => formatDateTime(at) },
  { id: 'decision', header: 'Decision', width: 110, placeholder: 70, cell: ({ decision }) => <Badge tone={decisionLooks[decision].tone}>{decisionLooks[decision].label}</Badge> },
  { id: 'user', header: 'User', className: 'cell-strong cell-text', width: 170, placeholder: 132, cell: (entry) => <UserLink user={payoutOf(entry).user} /> },
  { id: 'price_amount', header: 'Amount', className: 'cell-nowrap cell-end', width: 170, placeholder: 96, cell: (entry) => <Amounts payout={payoutOf(entry)} /> },
  { id: 'pay_address', header: 'Address', className: 'cell-nowrap', width: 190, placeholder: 142, cell: ({ payout }) => <ShortAddress value={payout.pay_address} /> },
  {
    id: 'status', header: 'Before → after', className: 'cell-nowrap', width: 170, placeholder: 110,
    cell: ({ payout, after }) => (
      <>
        {payoutLook(payout).label} → {statusAfter(after)}
      </>
    ),
  },
  { id: 'outcome', header: 'Outcome', width: 110, placeholder: 70, cell: ({ outcome }) => <Badge tone={decisionOutcomeLooks[outcome].tone}>{decisionOutcomeLooks[outcome].label}</Badge> },
  { id: 'words', header: 'Server message', className: 'cell-text', width: 220, placeholder: 160, cell: ({ words }) => (words === '' ? dash : <bdi>{formatText(words)}</bdi>) },
];

const entryKey = ({ id }: JournalEntry) => id;

/** R133: the decisions that were sent from this browser. */
export function DecisionJournalScreen({ entries, total, isKept, search, page, pageSize, onSearch, onPageChange, onExport }: DecisionJournalScreenProps) {
  return (
    <Page
      title="Decision journal"
      back={<BackLink href={hrefs.payouts} />}
      actions={
        <Button variant="outline" isDisabled={entries.length === 0} onClick={onExport}>
          <Download size={16} aria-hidden />
          Export CSV
        </Button>
      }
    >
      {!isKept && <UnkeptNotice />}
      <div className="panel payouts">
        <div className="filters" role="search" aria-label="Decision journal">
          <SearchFilter label="Search" name="search" value={search} placeholder="Search user, address, amount, message" onChange={onSearch} />
          <p className="filter-note">{isKept ? journalMessages.kept : journalMessages.unkept}</p>
        </div>
        {entries.length > 0 ? (
          <DataTable label="Decision journal" columns={columns} rows={entries.slice((page - 1) * pageSize, page * pageSize)} rowKey={entryKey} />
        ) : total > 0 ? (
          <FilteredEmptyState title="No decisions match this search" onClear={() => { onSearch(''); }} />
        ) : (
          <EmptyState title={journalMessages.empty} text={journalMessages.emptyText} />
        )}
        {entries.length > 0 && <Pagination page={page} pageSize={pageSize} count={entries.length} onPageChange={onPageChange} />}
      </div>
    </Page>
  );
}
