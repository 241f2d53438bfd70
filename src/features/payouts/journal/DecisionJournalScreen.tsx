import { Download } from 'lucide-react';
import { formatDateTime } from '~/lib/dates';
import { formatCount } from '~/lib/numbers';
import { dash, formatText } from '~/lib/text';
import { VerdictSums } from '~/list/review/ReviewParts';
import { hrefs } from '~/routes';
import { EmptyState, FilteredEmptyState, UnkeptNotice } from '~/ui/feedback/states';
import { Button } from '~/ui/fields/Button';
import { SearchFilter, SelectFilter } from '~/ui/fields/filters';
import { Row, Stack } from '~/ui/layout/Layout';
import { Page } from '~/ui/layout/Page';
import { Badge } from '~/ui/table/Badge';
import { openColumn } from '~/ui/table/columnKinds';
import type { Column } from '~/ui/table/columns';
import { DataTable } from '~/ui/table/DataTable';
import { Pagination } from '~/ui/table/Pagination';
import { ShortenedText } from '~/ui/text/ShortenedText';
import { verdictBadges } from '../checks/PayoutChecks';
import { recordWords, statusAfter, type JournalEntry } from '../decision/journalStore';
import { cellAmounts, decisionBadges, payoutBadge, userOf } from '../model';
import { Amounts, payoutName, ShortAddress, UserLink } from '../payoutsTable';
import { reviewVerdictBadges } from '../review/reviewQueue';
import {
  flags,
  journalMessages,
  journalSums,
  outcomeBadge,
  checkFlags,
  type JournalRow,
  type JournalRun,
} from './journal';
import '../payouts.css';
import './journal.css';

function JournalChecks({ entry }: { entry: JournalEntry | undefined }) {
  const { checks, note, reason } = entry ?? {};
  const found = checkFlags(checks ?? []);
  const isFine = checks !== undefined && flags.every((flag) => found[flag].length === 0);
  if (!checks && note === undefined && reason === undefined) return dash;
  // Several unchecked rules share one line, because the others matter more. The file has all.
  if (found.unchecked.length > 1)
    found.unchecked = [`${formatCount(found.unchecked.length)} rules`];
  return (
    <div className="journal-text journal-checks">
      {isFine && <span>All OK</span>}
      {flags.flatMap((flag) => {
        const { label, tone, Icon } = verdictBadges[flag];
        return found[flag].map((text, index) => (
          <span key={`${flag} ${index}`} className="journal-check" data-tone={tone}>
            <Icon size={14} aria-hidden />
            <span>
              {label}: <bdi>{text}</bdi>
            </span>
          </span>
        ));
      })}
      {reason !== undefined && (
        <span>
          Reason: <bdi>{reason}</bdi>
        </span>
      )}
      {note !== undefined && (
        <span className="journal-note">
          <span className="visually-hidden">Note: </span>
          <bdi>{note}</bdi>
        </span>
      )}
    </div>
  );
}

function Outcome(row: JournalRow) {
  const { payout, entry } = row;
  const said = entry ? recordWords(entry) : '';
  return (
    <Stack gap={1} className="journal-text">
      <Row>
        {entry && <strong>{decisionBadges[entry.decision].label}</strong>}
        <Badge {...outcomeBadge(row)} />
      </Row>
      <span className="muted">{`${payoutBadge(payout).label}${entry ? ` → ${statusAfter(entry.after)}` : ''}`}</span>
      {said !== '' && <ShortenedText text={formatText(said)} />}
    </Stack>
  );
}

const journalColumns: readonly Column<JournalRow>[] = [
  {
    id: 'at',
    header: 'Time',
    className: 'cell-date',
    width: 160,
    cell: ({ entry }) => (entry ? formatDateTime(entry.at) : dash),
  },
  {
    id: 'decision',
    card: 'wide',
    header: 'Decision',
    className: 'cell-text',
    width: 250,
    cell: (row) => <Outcome {...row} />,
  },
  {
    id: 'user',
    card: 'name',
    header: 'User',
    className: 'cell-strong cell-text',
    width: 170,
    cell: ({ payout }) => <UserLink user={userOf(payout)} />,
  },
  {
    id: 'price_amount',
    card: 'figure',
    header: 'Amount',
    className: 'cell-nowrap cell-end',
    width: 170,
    amounts: ({ payout }) => cellAmounts(payout),
    cell: ({ payout }, places) => <Amounts payout={payout} places={places} />,
  },
  {
    id: 'checks',
    card: 'wide',
    header: 'Checks and note',
    className: 'cell-text',
    width: 300,
    cell: ({ entry }) => <JournalChecks entry={entry} />,
  },
  {
    id: 'pay_address',
    header: 'Address',
    className: 'cell-nowrap',
    width: 190,
    cell: ({ payout }) => <ShortAddress value={payout.pay_address} />,
  },
];

export const reviewedColumns: readonly Column<JournalRow>[] = [
  ...journalColumns.filter(({ id }) => id !== 'at' && id !== 'pay_address'),
  openColumn(({ payout }) => `Open ${payoutName(payout)}`),
];

export interface JournalFilters {
  search: string;
  run: string;
}

export interface DecisionJournalScreenProps {
  rows: readonly JournalRow[];
  total: number;
  runs: readonly JournalRun[];
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
  const { rows, total, isKept, page, pageSize, onFilter, onPageChange, onExport } = props;
  return (
    <Page
      title="Decision journal"
      back={hrefs.payouts}
      actions={
        <Button icon={Download} variant="outline" isDisabled={rows.length === 0} onClick={onExport}>
          Export CSV
        </Button>
      }
    >
      {!isKept && <UnkeptNotice />}
      {rows.length > 0 && <VerdictSums sums={journalSums(rows)} badges={reviewVerdictBadges} />}
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
            words={{ one: 'decision', many: 'decisions' }}
            searched={total}
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
