import type { ReactNode } from 'react';
import { DateRangeFilter, SearchFilter, SelectFilter, type FilterOption } from '../../../ui/fields/filters';
import type { ChallengeFilters as Filters } from './filters';
import { challengeStatusLooks, challengeTypeLabels } from '../labels';

const types: readonly FilterOption[] = [
  { value: '', label: 'All Types' },
  ...Object.entries(challengeTypeLabels).map(([value, label]) => ({ value, label })),
];

const statuses: readonly FilterOption[] = [
  { value: '', label: 'All Statuses' },
  ...Object.entries(challengeStatusLooks).map(([value, { label }]) => ({ value, label })),
];

export interface ChallengeFiltersProps {
  /** The filters in use. */
  filters: Filters;
  /** What they act on. */
  tail: ReactNode;
  /** `isTyping` is true while the admin types a text. Such a change adds no entry to the history. */
  onChange: (filters: Filters, isTyping: boolean) => void;
}

// Section 2, R343.
/**
 * Text search, type, created-from and created-to; and the status, which the view 'Active challenges' needs. They
 * filter the rows that are here.
 */
export function ChallengeFilters({ filters, tail, onChange }: ChallengeFiltersProps) {
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
