import { CircleDollarSign, Plus, Trophy, Users } from 'lucide-react';
import type { CompetitionList } from '../../api/competitions';
import type { Competition } from '../../api/types';
import { AccessPanel } from '../../components/feedback/LoadPanel';
import { EmptyState, FailedState, FilteredEmptyState } from '../../components/feedback/states';
import { Button } from '../../components/fields/Button';
import { SearchFilter, SelectFilter, type FilterOption } from '../../components/fields/filters';
import { Page } from '../../components/layout/Page';
import { StatCard } from '../../components/layout/StatCard';
import { pageCount, Pagination } from '../../components/tables/Pagination';
import { competitionStatusLooks } from '../../domain/competitions/status';
import { filterCompetitions, type CompetitionFilters } from '../../domain/competitions/filters';
import { readId } from '../../domain/values/ids';
import { limits } from '../../domain/values/limits';
import { loaded, type Load, type ListView } from '../../domain/values/load';
import { formatMoney } from '../../domain/values/money';
import { formatCount } from '../../domain/values/numbers';
import { dash } from '../../domain/values/text';
import { CardPlaceholder, CompetitionCard } from './CompetitionCard';
import './competitions.css';

export interface CompetitionsScreenProps extends ListView<CompetitionFilters, CompetitionList> {
  /** Milliseconds since 1970. Status and progress are calculated for this moment. */
  now: number;
  onCreate: () => void;
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

type FiltersProps = Pick<CompetitionsScreenProps, 'filters' | 'onFiltersChange'> & { isPartial: boolean };

function Filters({ filters, isPartial, onFiltersChange }: FiltersProps) {
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
      {/* R25. Rendered even while the count is unknown, so that the list doesn't move when the count arrives. */}
      <p className="filter-note">{isPartial ? 'Filters apply to this page of results' : ''}</p>
    </div>
  );
}

type CardsProps = Pick<CompetitionsScreenProps, 'load' | 'filters' | 'now' | 'onClearFilters' | 'onEnd'>;

function Cards({ load, filters, now, onClearFilters, onEnd }: CardsProps) {
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
  const shown = filterCompetitions(results, filters, now);
  if (results.length === 0) return <EmptyState title="No competitions yet" text="Create the first one with 'Create Competition'." />;
  if (shown.length === 0)
    return (
      <FilteredEmptyState
        title="No competitions match these filters"
        text="The filters look only at this page of results."
        onClear={onClearFilters}
      />
    );
  const isStale = load.isStale === true;
  return (
    <ul className="competition-grid" aria-label="Competitions" aria-busy={isStale} inert={isStale}>
      {shown.map((competition, index) => (
        <CompetitionCard key={readId(competition.id) ?? index} competition={competition} now={now} onEnd={onEnd} />
      ))}
    </ul>
  );
}

/** Section 2, Competition Management. A 403 is shown instead of the content (R16). */
export function CompetitionsScreen({
  load,
  filters,
  page,
  pageSize,
  now,
  onFiltersChange,
  onClearFilters,
  onPageChange,
  onCreate,
  onEnd,
}: CompetitionsScreenProps) {
  const count = loaded(load)?.count;
  const isForbidden = load.status === 'forbidden';
  return (
    <Page
      title="Competition Management"
      actions={
        !isForbidden && (
          <Button onClick={onCreate}>
            <Plus size={16} aria-hidden />
            Create Competition
          </Button>
        )
      }
    >
      <AccessPanel isForbidden={isForbidden}>
        <Figures load={load} />
        <div className="panel">
          <Filters filters={filters} isPartial={count !== undefined && pageCount(count, pageSize) > 1} onFiltersChange={onFiltersChange} />
          <Cards load={load} filters={filters} now={now} onClearFilters={onClearFilters} onEnd={onEnd} />
          {count !== undefined && count > 0 && <Pagination page={page} pageSize={pageSize} count={count} onPageChange={onPageChange} />}
        </div>
      </AccessPanel>
    </Page>
  );
}
