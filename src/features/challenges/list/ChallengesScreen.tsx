import { CopyPlus, Plus } from 'lucide-react';
import type { Challenge, ChallengeClass } from '../../../api/types';
import { Badge } from '../../../ui/table/Badge';
import type { Column } from '../../../ui/table/columns';
import { moneyColumn } from '../../../ui/table/moneyColumn';
import type { CsvField } from '../../../lib/csv';
import {
  challengeLook,
  challengeTypeLabel,
  type ChallengeFilters as Filters,
  filterChallenges,
  challengeStatusLooks,
  challengeTypeLabels,
} from '../model';
import { formatDate, readTime } from '../../../lib/dates';
import { formatCount } from '../../../lib/numbers';
import { amountKey, textKey } from '../../../lib/sorting';
import { formatText } from '../../../lib/text';
import { hrefs } from '../../../paths';
import type { ReactNode } from 'react';
import {
  DateRangeFilter,
  SearchFilter,
  SelectFilter,
  type FilterOption,
} from '../../../ui/fields/filters';
import type { Page as PageOf } from '../../../api/http/page';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { DataTable } from '../../../ui/table/DataTable';
import { ListPage, ListRows } from '../../../list/ListPage';
import { useFound } from '../../../ui/table/useFound';
import { WholeList } from '../../../list/WholeList';
import { isStale, loaded, type ListView } from '../../../lib/load';
import { filteredEmptyText } from '../../../list/messages';
import '../challenges.css';

function StatusBadge({ status }: { status: unknown }) {
  const { label, tone } = challengeLook(status);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Section 2's actions, and one that starts a new challenge with this one's values. */
function ChallengeActions({
  challenge,
  challengeClass,
}: {
  challenge: Challenge;
  challengeClass: ChallengeClass;
}) {
  const name = formatText(challenge.name);
  return (
    <span className="challenge-actions">
      <button
        type="button"
        className="button"
        data-variant="outline"
        data-size="small"
        aria-description={name}
        data-row-view
      >
        View
      </button>
      <a
        className="button"
        data-variant="outline"
        data-size="small"
        href={hrefs.challenge(challenge.id)}
        aria-description={name}
      >
        Edit
      </a>
      <a
        className="icon-button"
        href={hrefs.challengeCopy(challengeClass, challenge.id)}
        aria-label="Duplicate"
        aria-description={name}
        title="Duplicate"
      >
        <CopyPlus size={15} aria-hidden />
      </a>
    </span>
  );
}

const dataColumns: readonly Column<Challenge>[] = [
  {
    id: 'name',
    card: 'name',
    name: (challenge) => challenge.name,
    header: 'Name, Firm',
    className: 'cell-text',
    width: 218,
    placeholder: 150,
    sort: (challenge) => textKey(challenge.name),
    cell: (challenge) => (
      <>
        <button type="button" className="row-open" data-row-open>
          <bdi>{formatText(challenge.name)}</bdi>
        </button>
        <bdi className="challenge-firm">{formatText(challenge.firm_name)}</bdi>
      </>
    ),
  },
  {
    id: 'challenge_type',
    header: 'Type',
    className: 'cell-nowrap',
    width: 100,
    placeholder: 60,
    sort: (challenge) => textKey(challengeTypeLabel(challenge.challenge_type)),
    cell: (challenge) => challengeTypeLabel(challenge.challenge_type),
  },
  {
    id: 'status',
    card: 'status',
    header: 'Status',
    className: 'cell-nowrap',
    width: 150,
    placeholder: 72,
    sort: (challenge) => textKey(challengeLook(challenge.status).label),
    cell: (challenge) => <StatusBadge status={challenge.status} />,
  },
  moneyColumn({
    id: 'account_size',
    header: 'Account Size',
    width: 122,
    placeholder: 64,
    value: (challenge) => challenge.account_size,
  }),
  moneyColumn({
    id: 'challenge_fee',
    header: 'Fee',
    width: 100,
    placeholder: 48,
    value: (challenge) => challenge.challenge_fee,
  }),
  {
    id: 'max_trading_days',
    header: 'Max Days',
    className: 'cell-nowrap cell-end',
    width: 98,
    placeholder: 20,
    sort: (challenge) => amountKey(challenge.max_trading_days),
    cell: (challenge) => formatCount(challenge.max_trading_days),
  },
  {
    id: 'max_participants',
    header: 'Max Participants',
    className: 'cell-nowrap cell-end',
    width: 146,
    placeholder: 20,
    sort: (challenge) => amountKey(challenge.max_participants),
    cell: (challenge) => formatCount(challenge.max_participants),
  },
  {
    id: 'created_at',
    header: 'Created',
    className: 'cell-date',
    width: 128,
    placeholder: 84,
    sort: (challenge) => readTime(challenge.created_at),
    cell: (challenge) => formatDate(challenge.created_at),
  },
];

const columnsOf = (challengeClass: ChallengeClass): readonly Column<Challenge>[] => [
  ...dataColumns,
  {
    id: 'actions',
    card: 'actions',
    header: 'Actions',
    className: 'cell-nowrap cell-end cell-stuck',
    width: 168,
    placeholder: 118,
    cell: (challenge) => <ChallengeActions challenge={challenge} challengeClass={challengeClass} />,
  },
];

const challengeColumns: Record<ChallengeClass, readonly Column<Challenge>[]> = {
  challenge: columnsOf('challenge'),
  skill_check: columnsOf('skill_check'),
};

export const challengeFields: readonly CsvField<Challenge>[] = [
  { header: 'ID', value: ({ id }) => id },
  { header: 'Name', value: ({ name }) => name },
  { header: 'Firm', value: (row) => row.firm_name },
  { header: 'Type', column: 'challenge_type', value: (row) => row.challenge_type },
  { header: 'Status', column: 'status', value: ({ status }) => status },
  { header: 'Account Size', column: 'account_size', value: (row) => row.account_size },
  { header: 'Fee', column: 'challenge_fee', value: (row) => row.challenge_fee },
  { header: 'Max Days', column: 'max_trading_days', value: (row) => row.max_trading_days },
  { header: 'Max Participants', column: 'max_participants', value: (row) => row.max_participants },
  { header: 'Created', column: 'created_at', value: (row) => row.created_at },
];

const types: readonly FilterOption[] = [
  { value: '', label: 'All Types' },
  ...Object.entries(challengeTypeLabels).map(([value, label]) => ({ value, label })),
];

const statuses: readonly FilterOption[] = [
  { value: '', label: 'All Statuses' },
  ...Object.entries(challengeStatusLooks).map(([value, { label }]) => ({ value, label })),
];

interface ChallengeFiltersProps {
  filters: Filters;
  tail: ReactNode;
  /** A change while the admin types adds no entry to the history. */
  onChange: (filters: Filters, isTyping: boolean) => void;
}

/** Section 2's, and the status, which the view 'Active challenges' needs. */
function ChallengeFilters({ filters, tail, onChange }: ChallengeFiltersProps) {
  return (
    <div className="filters" role="search">
      <SearchFilter
        label="Search"
        name="search"
        placeholder="Search by name or firm"
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search }, true)}
      />
      <SelectFilter
        label="Type"
        name="challenge_type"
        options={types}
        value={filters.type}
        onChange={(type) => onChange({ ...filters, type }, false)}
      />
      <SelectFilter
        label="Status"
        name="status"
        options={statuses}
        value={filters.status}
        onChange={(status) => onChange({ ...filters, status }, false)}
      />
      <DateRangeFilter
        labels={['Created from', 'Created to']}
        names={['created_from', 'created_to']}
        range={filters}
        onChange={(range) => onChange({ ...filters, ...range }, false)}
      />
      {tail}
    </div>
  );
}

export interface ChallengesScreenProps extends ListView<Filters, PageOf<Challenge>> {
  challengeClass: ChallengeClass;
  onView: (challenge: Challenge) => void;
}

/** Section 2: the texts that differ between the two lists. */
const words: Record<ChallengeClass, { title: string; what: string; add: string; empty: string }> = {
  challenge: {
    title: 'Evaluations',
    what: 'The challenges',
    add: 'Add Evaluation',
    empty: '...No challenge found...',
  },
  skill_check: {
    title: 'Skill Checks',
    what: 'The skill checks',
    add: 'Add SkillCheck',
    empty: '...No skill check challenge found...',
  },
};

/** The challenge list and the skill-check list. They have the same layout. */
export function ChallengesScreen({ challengeClass, onView, ...list }: ChallengesScreenProps) {
  const { load, filters, onFiltersChange, tools } = list;
  const { title, what, add, empty } = words[challengeClass];
  const columns = challengeColumns[challengeClass];
  const rows = useFound(loaded(load)?.results, filters, filterChallenges);
  return (
    <ListPage
      title={title}
      list={list}
      columns={columns}
      actions={
        <ButtonLink href={hrefs.challengeCreate(challengeClass)}>
          <Plus size={16} aria-hidden />
          {add}
        </ButtonLink>
      }
    >
      <div className="panel challenge-list">
        <ChallengeFilters
          filters={filters}
          tail={<WholeList {...tools} />}
          onChange={onFiltersChange}
        />
        <ListRows
          list={list}
          shown={rows?.length}
          what={what}
          empty={{ title: empty, text: `Create the first one with '${add}'.` }}
          noneFound={{ title: empty, text: filteredEmptyText(tools) }}
        >
          <DataTable
            label={title}
            columns={columns}
            rows={rows}
            tools={tools}
            isInert={isStale(load)}
            onOpen={onView}
          />
        </ListRows>
      </div>
    </ListPage>
  );
}
