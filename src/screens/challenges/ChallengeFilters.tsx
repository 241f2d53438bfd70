import { DateRangeFilter, SearchFilter, SelectFilter, type FilterOption } from '../../components/fields/filters';
import type { ChallengeFilters as Filters } from '../../domain/challenges/filters';
import { challengeTypeLabels } from '../../domain/challenges/labels';

const types: readonly FilterOption[] = [
  { value: '', label: 'All Types' },
  ...Object.entries(challengeTypeLabels).map(([value, label]) => ({ value, label })),
];

export interface ChallengeFiltersProps {
  filters: Filters;
  /** R22: true if there is more than one page. */
  isPartial: boolean;
  /** `isTyping` is true while the admin types a text. Such a change adds no entry to the history. */
  onChange: (filters: Filters, isTyping: boolean) => void;
}

/** Section 2: text search, type, created-from and created-to. They filter the loaded page. */
export function ChallengeFilters({ filters, isPartial, onChange }: ChallengeFiltersProps) {
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
      <DateRangeFilter
        labels={['Created from', 'Created to']}
        names={['created_from', 'created_to']}
        range={filters}
        onChange={(range) => onChange({ ...filters, ...range }, false)}
      />
      {/* Rendered even while the count is unknown, so that the list doesn't move when the count arrives. */}
      <p className="filter-note">{isPartial ? 'Filters apply to this page of results' : ''}</p>
    </div>
  );
}
