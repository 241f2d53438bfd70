import { useId, useState, type ReactNode } from 'react';

export interface FilterProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

interface FilterBarProps {
  label?: string;
  filters: object & { search?: string };
  search?: Pick<SearchFilterProps, 'placeholder' | 'onChange'>;
  tail: ReactNode;
  children: ReactNode;
}

export function FilterBar({ label, filters, search, tail, children }: FilterBarProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const active = Object.entries(filters).filter(
    ([name, value]) => name !== 'search' && value !== '',
  ).length;
  return (
    <div className="filters" role="search" aria-label={label}>
      {search && <SearchFilter {...search} value={filters.search ?? ''} />}
      <button
        type="button"
        className="button filters-button"
        data-variant="outline"
        aria-controls={id}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </button>
      <div className="filter-set" id={id} data-open={isOpen || undefined}>
        {children}
      </div>
      {tail}
    </div>
  );
}

interface FilterFrameProps {
  label: string;
  className?: string;
  /** For filters by day, whose label then says that days are in UTC. */
  isOfDays?: boolean | undefined;
  children: (id: string) => ReactNode;
}

export function Filter({
  label,
  className = 'filter',
  isOfDays = false,
  children,
}: FilterFrameProps) {
  const id = useId();
  return (
    <div className={className} data-days={isOfDays || undefined}>
      <label className="field-label" id={`${id}label`} htmlFor={id}>
        {isOfDays ? `${label} (UTC)` : label}
      </label>
      {children(id)}
    </div>
  );
}

interface SearchFilterProps extends Pick<FilterProps, 'value' | 'onChange'> {
  label?: string;
  name?: string;
  placeholder: string;
}

export function SearchFilter({
  label = 'Search',
  name = 'search',
  value,
  placeholder,
  onChange,
}: SearchFilterProps) {
  return (
    <Filter label={label} className="filter filter-search">
      {(id) => (
        <input
          className="control"
          id={id}
          type="search"
          name={name}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Filter>
  );
}

export interface FilterOption {
  value: string;
  label: string;
}

export const filterOptions = (
  all: string,
  labels: Readonly<Record<string, string>>,
): readonly FilterOption[] => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

interface SelectFilterProps extends FilterProps, Pick<FilterFrameProps, 'isOfDays'> {
  options: readonly FilterOption[];
}

export function SelectFilter({
  label,
  name,
  value,
  options,
  isOfDays,
  onChange,
}: SelectFilterProps) {
  return (
    <Filter label={label} className="filter select-box" isOfDays={isOfDays}>
      {(id) => (
        <select
          className="control"
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Filter>
  );
}
