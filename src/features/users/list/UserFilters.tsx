import type { ReactNode } from 'react';
import { DateRangeFilter, SearchFilter, SelectFilter, type FilterOption } from '../../../ui/fields/filters';
import type { UserFilters as Filters } from './filters';

const roles: readonly FilterOption[] = [
  { value: '', label: 'All Roles' },
  { value: 'admin', label: 'admin' },
  { value: 'user', label: 'user' },
];

export interface UserFiltersProps {
  /** The filters in use. */
  filters: Filters;
  /** What they act on. */
  tail: ReactNode;
  /** `isTyping` is true while the admin types a text. Such a change adds no entry to the history. */
  onChange: (filters: Filters, isTyping: boolean) => void;
}

// Section 2, section 5.
/** Search box, role, from-date and to-date. They filter the rows that are here. */
export function UserFilters({ filters, tail, onChange }: UserFiltersProps) {
  return (
    <div className="filters" role="search">
      <SearchFilter
        label="Search"
        name="search"
        placeholder="Search by name or email"
        value={filters.search}
        onChange={(search) => onChange({ ...filters, search }, true)}
      />
      <SelectFilter
        label="Role"
        name="role"
        options={roles}
        value={filters.role}
        onChange={(role) => onChange({ ...filters, role }, false)}
      />
      <DateRangeFilter
        labels={['From date', 'To date']}
        names={['date_after', 'date_before']}
        range={filters}
        onChange={(range) => onChange({ ...filters, ...range }, false)}
      />
      {tail}
    </div>
  );
}
