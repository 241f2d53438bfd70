import { CircleDollarSign, Plus, Trophy, Users } from 'lucide-react';
import type { CompetitionList } from '../../api/competitions';
import type { Competition } from '../../api/types';
import { EmptyState, FailedState, FilteredEmptyState, ForbiddenState } from '../../components/feedback/states';
import { Button } from '../../components/fields/Button';
import { SearchFilter, SelectFilter, type FilterOption } from '../../components/fields/filters';
import { Page } from '../../components/layout/Page';
import { StatCard } from '../../components/layout/StatCard';
import { pageCount, Pagination } from '../../components/tables/Pagination';
import { competitionStatusLooks } from '../../domain/competition';
import { filterCompetitions, type CompetitionFilters } from '../../domain/competitionFilters';
import { readId } from '../../domain/ids';
import { limits } from '../../domain/limits';
import { loaded, type Load } from '../../domain/load';
import { formatMoney } from '../../domain/money';
import { formatCount } from '../../domain/numbers';
import { dash } from '../../domain/text';
import { CardPlaceholder, CompetitionCard } from './CompetitionCard';
import './competitions.css';

export interface CompetitionsScreenProps {
  load: Load<CompetitionList>;
  filters: CompetitionFilters;
  page: number;
  pageSize: number;
  /** Milliseconds since 1970; status and progress are of this moment. */
  now: number;
  /** `isTyping` while a text grows key by key: such a change takes no place of its own in the history. */
  onFiltersChange: (filters: CompetitionFilters, isTyping: boolean) => void;
  onClearFilters: () => void;
  onPageChange: (page: number) => void;
  onCreate: () => void;
  onEnd: (competition: Competition) => void;
}

/** Section 9's status filter. */
const statuses: readonly FilterOption[] = [{ value: '', label: 'All' }, ...Object.entries(competitionStatusLooks).map(([value, { label }]) => ({ value, label }))];

function Figures({ load }: { load: Load<CompetitionList> }) {
  const totals = loaded(load)?.totals;
  // While the list can't be had there are no figures either.
  const shown = (format: (value: unknown) => string, value: unknown) => (totals ? format(value) : load.status === 'loading' ? undefined : dash);
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
      <SearchFilter label="Search" name="search" placeholder="Search by name" value={filters.search} onChange={(search) => { onFiltersChange({ ...filters, search }, true); }} />
      <SelectFilter label="Status" name="status" options={statuses} value={filters.status} onChange={(status) => { onFiltersChange({ ...filters, status }, false); }} />
      {/* R25. Its place is kept while the count is unknown, so that the list doesn't move when it comes. */}
      <p className="filter-note">{isPartial ? 'Filters apply to this page of results' : ''}</p>
    </div>
  );
}

type CardsProps = Pick<CompetitionsScreenProps, 'load' | 'filters' | 'now' | 'onClearFilters' | 'onEnd'>;

function Cards({ load, filters, now, onClearFilters, onEnd }: CardsProps) {
  if (load.status === 'failed') return <FailedState what="The competitions" onRetry={load.onRetry} />;
  if (load.status !== 'ready') {
    return (
      <ul className="competition-grid" aria-label="Competitions" aria-busy>
        {Array.from({ length: limits.placeholderRows }, (_, index) => <CardPlaceholder key={index} />)}
      </ul>
    );
  }
  const { results } = load.data;
  const shown = filterCompetitions(results, filters, now);
  if (results.length === 0) return <EmptyState title="No competitions yet" text="Create the first one with 'Create Competition'." />;
  if (shown.length === 0) return <FilteredEmptyState title="No competitions match these filters" text="The filters look only at this page of results." onClear={onClearFilters} />;
  const isStale = load.isStale === true;
  return (
    <ul className="competition-grid" aria-label="Competitions" aria-busy={isStale} inert={isStale}>
      {shown.map((competition, index) => <CompetitionCard key={readId(competition.id) ?? index} competition={competition} now={now} onEnd={onEnd} />)}
    </ul>
  );
}

/** Section 2, Competition Management. A 403 stands in place of the content (R16). */
export function CompetitionsScreen({ load, filters, page, pageSize, now, onFiltersChange, onClearFilters, onPageChange, onCreate, onEnd }: CompetitionsScreenProps) {
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
      {isForbidden ? (
        <div className="panel">
          <ForbiddenState />
        </div>
      ) : (
        <>
          <Figures load={load} />
          <div className="panel">
            <Filters filters={filters} isPartial={count !== undefined && pageCount(count, pageSize) > 1} onFiltersChange={onFiltersChange} />
            <Cards load={load} filters={filters} now={now} onClearFilters={onClearFilters} onEnd={onEnd} />
            {count !== undefined && count > 0 && <Pagination page={page} pageSize={pageSize} count={count} onPageChange={onPageChange} />}
          </div>
        </>
      )}
    </Page>
  );
}
