import type { ReactNode } from 'react';
import {
  DateRangeFilter,
  SearchFilter,
  SelectFilter,
  type FilterOption,
} from '../../../ui/fields/filters';
import { type ChallengeFilters as Filters, filterChallenges } from './filters';
import { challengeStatusLooks, challengeTypeLabels } from '../labels';
import { Plus } from 'lucide-react';
import type { Page as PageOf } from '../../../api/http/page';
import type { Challenge, ChallengeClass } from '../../../api/types';
import { ButtonLink } from '../../../ui/layout/ButtonLink';
import { DataTable } from '../../../ui/table/DataTable';
import { ListPage, ListRows } from '../../../list/ListPage';
import { useFound } from '../../../ui/table/useFound';
import { WholeList } from '../../../list/WholeList';
import { isStale, loaded, type ListView } from '../../../lib/load';
import { filteredEmptyText } from '../../../list/messages';
import { hrefs } from '../../../paths';
import { challengeColumns } from './challengesTable';
import './challengeList.css';

const types: readonly FilterOption[] = [
  { value: '', label: 'All Types' },
  ...Object.entries(challengeTypeLabels).map(([value, label]) => ({ value, label })),
];

const statuses: readonly FilterOption[] = [
  { value: '', label: 'All Statuses' },
  ...Object.entries(challengeStatusLooks).map(([value, { label }]) => ({ value, label })),
];

interface ChallengeFiltersProps {
  /** The filters in use. */
  filters: Filters;
  /** What they act on. */
  tail: ReactNode;
  /**
   * `isTyping` is true while the admin types a text. Such a change adds no entry to the history.
   */
  onChange: (filters: Filters, isTyping: boolean) => void;
}

/**
 * Text search, type, created-from and created-to; and the status, which the view 'Active
 * challenges' needs. They filter the rows that are here.
 */
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
  /** Whether evaluations or skill checks are listed. */
  challengeClass: ChallengeClass;
  /** Called with the challenge whose details are to be shown. */
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

/**
 * The challenge list and the skill-check list. They have the same layout. An admin without
 * permission is told so instead.
 */
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
