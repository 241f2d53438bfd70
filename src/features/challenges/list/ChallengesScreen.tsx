import { CopyPlus, Plus } from 'lucide-react';
import type { Challenge, ChallengeClass, Page as PageOf } from '~/api/types';
import { Badge } from '~/ui/table/Badge';
import type { Column } from '~/ui/table/columns';
import { moneyColumn } from '~/ui/table/columnKinds';
import { wireFields } from '~/lib/csvFields';
import {
  type ChallengeFilters as Filters,
  challengeBadge,
  challengeClassOf,
  challengeStatusLabels,
  challengeTypeLabel,
  challengeTypeLabels,
  challengeWords,
  filterChallenges,
} from '../model';
import { formatDate, readTime } from '~/lib/dates';
import { formatCount } from '~/lib/numbers';
import { amountKey, textKey } from '~/lib/sorting';
import { formatText } from '~/lib/text';
import { hrefs } from '~/routes';
import { DateRangeFilter } from '~/ui/fields/DateFilter';
import { filterOptions } from '~/ui/fields/filters';
import { ButtonLink } from '~/ui/layout/ButtonLink';
import { Row } from '~/ui/layout/Layout';
import { ListPage } from '~/list/ListPage';
import { ListTable } from '~/list/ListTable';
import { useFilteredRows } from '~/ui/table/useFilteredRows';
import { ListFilters } from '~/list/ListFilters';
import { loaded, type ListView } from '~/lib/load';
import '../challenges.css';

const small = { className: 'button', 'data-variant': 'outline', 'data-size': 'small' };

function ChallengeActions(challenge: Challenge) {
  const name = formatText(challenge.name);
  return (
    <Row as="span" gap={1} className="challenge-actions">
      <button type="button" {...small} aria-description={name} data-row-view>
        View
      </button>
      <a {...small} href={hrefs.challenge(challenge.id)} aria-description={name}>
        Edit
      </a>
      <a
        className="icon-button"
        href={hrefs.challengeCopy(challengeClassOf(challenge.challenge_class), challenge.id)}
        aria-label="Duplicate"
        aria-description={name}
        title="Duplicate"
      >
        <CopyPlus size={15} aria-hidden />
      </a>
    </Row>
  );
}

const countColumn = (
  id: 'max_trading_days' | 'max_participants',
  header: string,
  width: number,
): Column<Challenge> => ({
  id,
  header,
  className: 'cell-nowrap cell-end',
  width,
  sort: (challenge) => amountKey(challenge[id]),
  cell: (challenge) => formatCount(challenge[id]),
});

const challengeColumns: readonly Column<Challenge>[] = [
  {
    id: 'name',
    card: 'name',
    name: (challenge) => challenge.name,
    header: 'Name, Firm',
    className: 'cell-text',
    width: 218,
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
    sort: (challenge) => textKey(challengeTypeLabel(challenge.challenge_type)),
    cell: (challenge) => challengeTypeLabel(challenge.challenge_type),
  },
  {
    id: 'status',
    card: 'status',
    header: 'Status',
    className: 'cell-nowrap',
    width: 150,
    sort: (challenge) => textKey(challengeBadge(challenge.status).label),
    cell: (challenge) => <Badge {...challengeBadge(challenge.status)} />,
  },
  moneyColumn({
    id: 'account_size',
    header: 'Account Size',
    width: 122,
    value: ({ account_size }) => account_size,
  }),
  moneyColumn({
    id: 'challenge_fee',
    header: 'Fee',
    width: 100,
    value: ({ challenge_fee }) => challenge_fee,
  }),
  countColumn('max_trading_days', 'Max Days', 98),
  countColumn('max_participants', 'Max Participants', 146),
  {
    id: 'created_at',
    header: 'Created',
    className: 'cell-date',
    width: 128,
    sort: (challenge) => readTime(challenge.created_at),
    cell: (challenge) => formatDate(challenge.created_at),
  },
  {
    id: 'actions',
    card: 'actions',
    header: 'Actions',
    className: 'cell-nowrap cell-end cell-stuck',
    width: 168,
    cell: ChallengeActions,
  },
];

export const challengeFields = wireFields<Challenge>(
  { ID: 'id', Name: 'name', Firm: 'firm_name' },
  {
    Type: 'challenge_type',
    Status: 'status',
    'Account Size': 'account_size',
    Fee: 'challenge_fee',
    'Max Days': 'max_trading_days',
    'Max Participants': 'max_participants',
    Created: 'created_at',
  },
);

const selects = [
  {
    field: 'type',
    name: 'challenge_type',
    label: 'Type',
    options: filterOptions('All Types', challengeTypeLabels),
  },
  {
    field: 'status',
    label: 'Status',
    options: filterOptions('All Statuses', challengeStatusLabels),
  },
] as const;

interface ChallengesScreenProps extends ListView<Filters, PageOf<Challenge>> {
  challengeClass: ChallengeClass;
  onView: (challenge: Challenge) => void;
}

export function ChallengesScreen({ challengeClass, onView, ...list }: ChallengesScreenProps) {
  const { load, filters, onFiltersChange } = list;
  const { title, many, add, empty } = challengeWords[challengeClass];
  const rows = useFilteredRows(loaded(load)?.results, filters, filterChallenges);
  return (
    <ListPage
      title={title}
      list={list}
      columns={challengeColumns}
      actions={
        <ButtonLink href={hrefs.challengeCreate(challengeClass)}>
          <Plus size={16} aria-hidden />
          {add}
        </ButtonLink>
      }
    >
      <div className="panel challenge-list">
        <ListFilters list={list} search="Search by name or firm" selects={selects}>
          <DateRangeFilter
            labels={['Created from', 'Created to']}
            names={['created_from', 'created_to']}
            range={filters}
            onChange={(range) => onFiltersChange({ ...filters, ...range }, false)}
          />
        </ListFilters>
        <ListTable
          list={list}
          what={`The ${many}`}
          empty={{ title: empty, text: `Create the first one with '${add}'.` }}
          noneFound={empty}
          label={title}
          columns={challengeColumns}
          rows={rows}
          onOpen={onView}
        />
      </div>
    </ListPage>
  );
}
