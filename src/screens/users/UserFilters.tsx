import { DateRangeFilter, SearchFilter, SelectFilter, type FilterOption } from '../../components/fields/filters';
import type { UserFilters as Filters } from '../../domain/users/filters';

const roles: readonly FilterOption[] = [
  { value: '', label: 'All Roles' },
  { value: 'admin', label: 'admin' },
  { value: 'user', label: 'user' },
];

export interface UserFiltersProps {
  filters: Filters;
  /** R22: true if there is more than one page. */
  isPartial: boolean;
  /** `isTyping` is true while the admin types a text. Such a change adds no entry to the history. */
  onChange: (filters: Filters, isTyping: boolean) => void;
}

/** Section 2: search box, role, from-date and to-date. They filter the loaded page (section 5). */
export function UserFilters({ filters, isPartial, onChange }: UserFiltersProps) {
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
      {/* Rendered even while the count is unknown, so that the list doesn't move when the count arrives. */}
      <p className="filter-note">{isPartial ? 'Filters apply to this page of results' : ''}</p>
    </div>
  );
}
