import { DateFilter, SearchFilter, SelectFilter, type FilterOption } from '../../components/fields/filters';
import type { ChallengeFilters as Filters } from '../../domain/challengeFilters';
import { challengeTypeLabels } from '../../domain/challenges';

const types: readonly FilterOption[] = [{ value: '', label: 'All Types' }, ...Object.entries(challengeTypeLabels).map(([value, label]) => ({ value, label }))];

export interface ChallengeFiltersProps {
  filters: Filters;
  /** R22: said whenever there is more than one page. */
  isPartial: boolean;
  /** `isTyping` while a text grows key by key: such a change takes no place of its own in the history. */
  onChange: (filters: Filters, isTyping: boolean) => void;
}

/** Section 2: text search, type, created-from and created-to. They act on the loaded page. */
export function ChallengeFilters({ filters, isPartial, onChange }: ChallengeFiltersProps) {
  return (
    <div className="filters" role="search">
      <SearchFilter label="Search" name="search" placeholder="Search by name or firm" value={filters.search} onChange={(search) => { onChange({ ...filters, search }, true); }} />
      <SelectFilter label="Type" name="challenge_type" options={types} value={filters.type} onChange={(type) => { onChange({ ...filters, type }, false); }} />
      <DateFilter label="Created from" name="created_from" value={filters.from} max={filters.to || undefined} onChange={(from) => { onChange({ ...filters, from }, false); }} />
      <DateFilter label="Created to" name="created_to" value={filters.to} min={filters.from || undefined} onChange={(to) => { onChange({ ...filters, to }, false); }} />
      {/* Its place is kept while the count is unknown, so that the list doesn't move when it comes. */}
      <p className="filter-note">{isPartial ? 'Filters apply to this page of results' : ''}</p>
    </div>
  );
}
