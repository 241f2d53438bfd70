import { DateFilter, SearchFilter, SelectFilter, type FilterOption } from '../../components/fields/filters';
import type { UserFilters as Filters } from '../../domain/userFilters';

const roles: readonly FilterOption[] = [
  { value: '', label: 'All Roles' },
  { value: 'admin', label: 'admin' },
  { value: 'user', label: 'user' },
];

export interface UserFiltersProps {
  filters: Filters;
  /** R22: said whenever there is more than one page. */
  isPartial: boolean;
  /** `isTyping` while a text grows key by key: such a change takes no place of its own in the history. */
  onChange: (filters: Filters, isTyping: boolean) => void;
}

/** Section 2: search box, role, from-date and to-date. They act on the loaded page (section 5). */
export function UserFilters({ filters, isPartial, onChange }: UserFiltersProps) {
  return (
    <div className="filters" role="search">
      <SearchFilter label="Search" name="search" placeholder="Search by name or email" value={filters.search} onChange={(search) => { onChange({ ...filters, search }, true); }} />
      <SelectFilter label="Role" name="role" options={roles} value={filters.role} onChange={(role) => { onChange({ ...filters, role }, false); }} />
      <DateFilter label="From date" name="date_after" value={filters.from} max={filters.to || undefined} onChange={(from) => { onChange({ ...filters, from }, false); }} />
      <DateFilter label="To date" name="date_before" value={filters.to} min={filters.from || undefined} onChange={(to) => { onChange({ ...filters, to }, false); }} />
      {/* Its place is kept while the count is unknown, so that the list doesn't move when it comes. */}
      <p className="filter-note">{isPartial ? 'Filters apply to this page of results' : ''}</p>
    </div>
  );
}
