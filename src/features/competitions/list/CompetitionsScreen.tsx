import { CircleDollarSign, Plus, Trophy, Users } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import type { CompetitionList } from '../api';
import type { Competition } from '../../../api/types';
import { Button } from '../../../ui/fields/Button';
import { SearchFilter, SelectFilter, type FilterOption } from '../../../ui/fields/filters';
import { StatCard } from '../../../ui/layout/StatCard';
import { ListPage, ListRows } from '../../../list/ListPage';
import { Selection, useShown } from '../../../ui/table/RowSelection';
import { useFound } from '../../../ui/table/useFound';
import { WholeList } from '../../../list/WholeList';
import { competitionStatusLooks } from '../status';
import { filterCompetitions, type CompetitionFilters } from './filters';
import { readId } from '../../../lib/ids';
import { limits } from '../../../lib/limits';
import { loaded, type Load, type ListView } from '../../../lib/load';
import { formatMoney } from '../../../lib/money';
import { formatCount } from '../../../lib/numbers';
import { dash } from '../../../lib/text';
import { filteredEmptyText } from '../../../list/messages';
import { CardPlaceholder, CompetitionCard } from './CompetitionCard';
import './competitions.css';

export interface CompetitionsScreenProps extends ListView<CompetitionFilters, CompetitionList> {
  /** Milliseconds since 1970. Status and progress are calculated for this moment. */
  now: number;
  /** Called to open the form of a new competition. */
  onCreate: () => void;
  /** Called with the competition to end. A confirmation follows. */
  onEnd: (competition: Competition) => void;
}

/** Section 9's status filter. */
const statuses: readonly FilterOption[] = [
  { value: '', label: 'All' },
  ...Object.entries(competitionStatusLooks).map(([value, { label }]) => ({ value, label })),
];

function Figures({ load }: { load: Load<CompetitionList> }) {
  const totals = loaded(load)?.totals;
  // If the list couldn't be loaded, there are no figures either.
  const shown = (format: (value: unknown) => string, value: unknown) =>
    totals ? format(value) : load.status === 'loading' ? undefined : dash;
  return (
    <div className="stat-grid">
      <StatCard
        label="Active Competitions"
        icon={Trophy}
        value={shown(formatCount, totals?.active)}
      />
      <StatCard
        label="Total Participants"
        icon={Users}
        value={shown(formatCount, totals?.participants)}
      />
      <StatCard
        label="Total Prize Pool"
        icon={CircleDollarSign}
        value={shown(formatMoney, totals?.total_prize)}
      />
    </div>
  );
}

type FiltersProps = Pick<CompetitionsScreenProps, 'filters' | 'onFiltersChange'> & {
  tail: ReactNode;
};

function Filters({ filters, tail, onFiltersChange }: FiltersProps) {
  return (
    <div className="filters" role="search">
      <SearchFilter
        label="Search"
        name="search"
        placeholder="Search by name"
        value={filters.search}
        onChange={(search) => onFiltersChange({ ...filters, search }, true)}
      />
      <SelectFilter
        label="Status"
        name="status"
        options={statuses}
        value={filters.status}
        onChange={(status) => onFiltersChange({ ...filters, status }, false)}
      />
      {tail}
    </div>
  );
}

type CardsProps = Pick<CompetitionsScreenProps, 'load' | 'now' | 'tools' | 'onEnd'> & {
  /** Those that the filters let through. */
  shown: readonly Competition[] | undefined;
};

function Cards({ load, shown = [], now, tools, onEnd }: CardsProps) {
  if (load.status !== 'ready') {
    return (
      <ul className="competition-grid" aria-label="Competitions" aria-busy>
        {Array.from({ length: limits.placeholderRows }, (_, index) => (
          <CardPlaceholder key={index} />
        ))}
      </ul>
    );
  }
  const isStale = load.isStale === true;
  return (
    <>
      <ul
        className="competition-grid"
        aria-label="Competitions"
        aria-busy={isStale}
        inert={isStale}
      >
        {shown.map((competition, index) => (
          <CompetitionCard
            key={readId(competition.id) ?? index}
            competition={competition}
            now={now}
            selecting={tools.selecting}
            onEnd={onEnd}
          />
        ))}
      </ul>
      <Selection tools={tools} rows={shown} />
    </>
  );
}

/**
 * All competitions as cards, with figures above. New ones are created here. An admin without
 * permission is told so instead.
 */
export function CompetitionsScreen({ now, onCreate, onEnd, ...list }: CompetitionsScreenProps) {
  const { load, filters, onFiltersChange, tools } = list;
  const find = useCallback(
    (rows: readonly Competition[], wanted: CompetitionFilters) =>
      filterCompetitions(rows, wanted, now),
    [now],
  );
  const shown = useFound(loaded(load)?.results, filters, find);
  useShown(shown, tools.sorting);
  return (
    <ListPage
      title="Competition Management"
      list={list}
      actions={
        <Button onClick={onCreate}>
          <Plus size={16} aria-hidden />
          Create Competition
        </Button>
      }
    >
      <Figures load={load} />
      <div className="panel">
        <Filters
          filters={filters}
          tail={<WholeList {...tools} />}
          onFiltersChange={onFiltersChange}
        />
        <ListRows
          list={list}
          shown={shown?.length}
          what="The competitions"
          empty={{
            title: 'No competitions yet',
            text: "Create the first one with 'Create Competition'.",
          }}
          noneFound={{
            title: 'No competitions match these filters',
            text: filteredEmptyText(tools),
          }}
        >
          <Cards load={load} shown={shown} now={now} tools={tools} onEnd={onEnd} />
        </ListRows>
      </div>
    </ListPage>
  );
}
