import { CircleDollarSign, Plus, Trophy, Users } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import type { CompetitionList } from '../../api/competitions';
import type { Competition } from '../../api/types';
import { AccessPanel } from '../../components/feedback/LoadPanel';
import { EmptyState, FailedState, FilteredEmptyState } from '../../components/feedback/states';
import { Button } from '../../components/fields/Button';
import { SearchFilter, SelectFilter, type FilterOption } from '../../components/fields/filters';
import { Page } from '../../components/layout/Page';
import { StatCard } from '../../components/layout/StatCard';
import { ExportProgress } from '../../components/tables/ListExport';
import { ListFoot } from '../../components/tables/ListFoot';
import { ListMenus } from '../../components/tables/ListMenus';
import { Selection } from '../../components/tables/RowSelection';
import { useFound } from '../../components/tables/useFound';
import { useShown } from '../../components/tables/useShown';
import { WholeList } from '../../components/tables/WholeList';
import { competitionStatusLooks } from '../../domain/competitions/status';
import { filterCompetitions, type CompetitionFilters } from '../../domain/competitions/filters';
import { readId } from '../../domain/values/ids';
import { limits } from '../../domain/values/limits';
import { loaded, type Load, type ListView } from '../../domain/values/load';
import { formatMoney } from '../../domain/values/money';
import { formatCount } from '../../domain/values/numbers';
import { dash } from '../../domain/values/text';
import { filteredEmptyText } from '../../messages/lists';
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
      <StatCard label="Active Competitions" icon={Trophy} value={shown(formatCount, totals?.active)} />
      <StatCard label="Total Participants" icon={Users} value={shown(formatCount, totals?.participants)} />
      <StatCard label="Total Prize Pool" icon={CircleDollarSign} value={shown(formatMoney, totals?.total_prize)} />
    </div>
  );
}

type FiltersProps = Pick<CompetitionsScreenProps, 'filters' | 'onFiltersChange'> & { tail: ReactNode };

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

type CardsProps = Pick<CompetitionsScreenProps, 'load' | 'now' | 'tools' | 'onClearFilters' | 'onEnd'> & {
  /** Those that the filters let through. */
  shown: readonly Competition[] | undefined;
};

function Cards({ load, shown = [], now, tools, onClearFilters, onEnd }: CardsProps) {
  if (load.status === 'failed') return <FailedState what="The competitions" reason={load.reason} onRetry={load.onRetry} />;
  if (load.status !== 'ready') {
    return (
      <ul className="competition-grid" aria-label="Competitions" aria-busy>
        {Array.from({ length: limits.placeholderRows }, (_, index) => (
          <CardPlaceholder key={index} />
        ))}
      </ul>
    );
  }
  const { results } = load.data;
  if (results.length === 0) return <EmptyState title="No competitions yet" text="Create the first one with 'Create Competition'." />;
  if (shown.length === 0)
    return <FilteredEmptyState title="No competitions match these filters" text={filteredEmptyText(tools)} onClear={onClearFilters} />;
  const isStale = load.isStale === true;
  return (
    <>
      <ul className="competition-grid" aria-label="Competitions" aria-busy={isStale} inert={isStale}>
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

/** Section 2, Competition Management. A 403 is shown instead of the content (R16). */
export function CompetitionsScreen({ now, onCreate, onEnd, ...list }: CompetitionsScreenProps) {
  const { load, filters, onFiltersChange, onClearFilters, tools } = list;
  const isForbidden = load.status === 'forbidden';
  const find = useCallback((rows: readonly Competition[], wanted: CompetitionFilters) => filterCompetitions(rows, wanted, now), [now]);
  const shown = useFound(loaded(load)?.results, filters, find);
  useShown(shown, tools.sorting);
  return (
    <Page
      title="Competition Management"
      actions={
        !isForbidden && (
          <>
            <ListMenus tools={tools} />
            <Button onClick={onCreate}>
              <Plus size={16} aria-hidden />
              Create Competition
            </Button>
          </>
        )
      }
    >
      <AccessPanel isForbidden={isForbidden}>
        <ExportProgress tools={tools} />
        <Figures load={load} />
        <div className="panel">
          <Filters filters={filters} tail={<WholeList {...list.tools} />} onFiltersChange={onFiltersChange} />
          <Cards load={load} shown={shown} now={now} tools={tools} onClearFilters={onClearFilters} onEnd={onEnd} />
          <ListFoot list={list} shown={shown?.length} />
        </div>
      </AccessPanel>
    </Page>
  );
}
