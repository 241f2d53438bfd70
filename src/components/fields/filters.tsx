import { useId, type ReactNode } from 'react';

interface FilterProps {
  /** What it filters by, above the control. */
  label: string;
  /** The filter's name in the address. */
  name: string;
  /** What is chosen. Empty for no filter. */
  value: string;
  /** Called with every new value, also while somebody types. */
  onChange: (value: string) => void;
}

interface FilterFrameProps {
  label: string;
  className?: string;
  /** The filter is about days. They are days in UTC, and its label says so (R42). */
  isOfDays?: boolean | undefined;
  children: (id: string) => ReactNode;
}

function Filter({ label, className = 'filter', isOfDays = false, children }: FilterFrameProps) {
  const id = useId();
  return (
    <div className={className} data-days={isOfDays || undefined}>
      <label className="field-label" htmlFor={id}>
        {isOfDays ? `${label} (UTC)` : label}
      </label>
      {children(id)}
    </div>
  );
}

interface SearchFilterProps extends FilterProps {
  /** What is searched, as 'Search by name or email'. */
  placeholder: string;
}

/** A list's search box. Its placeholder begins with 'Search' and names what is searched. */
export function SearchFilter({ label, name, value, placeholder, onChange }: SearchFilterProps) {
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

export interface SelectFilterProps extends FilterProps, Pick<FilterFrameProps, 'isOfDays'> {
  /** What can be chosen, in this order. */
  options: readonly FilterOption[];
}

/** A list's select filter. The option with the empty value means no filter. */
export function SelectFilter({ label, name, value, options, isOfDays, onChange }: SelectFilterProps) {
  return (
    <Filter label={label} className="filter select-box" isOfDays={isOfDays}>
      {(id) => (
        <select className="control" id={id} name={name} value={value} onChange={(event) => onChange(event.target.value)}>
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

interface DateFilterProps extends FilterProps {
  /** The first day that can be chosen (YYYY-MM-DD). */
  min?: string;
  /** The last day that can be chosen (YYYY-MM-DD). */
  max?: string;
}

/** A list's date filter (YYYY-MM-DD; empty for no filter). */
export function DateFilter({ label, name, value, min, max, onChange }: DateFilterProps) {
  return (
    <Filter label={label} isOfDays>
      {(id) => (
        <input
          className="control"
          id={id}
          type="date"
          name={name}
          value={value}
          min={min}
          max={max}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Filter>
  );
}

export interface DateRange {
  from: string;
  to: string;
}

interface DateRangeFilterProps {
  /** The label of the first day and that of the last. */
  labels: readonly [string, string];
  /** The names of both in the address. */
  names: readonly [string, string];
  /** Both days. Empty for no filter. */
  range: DateRange;
  /** Called with both days when one of them changes. */
  onChange: (range: DateRange) => void;
}

/** Two date filters of which neither can pass the other. */
export function DateRangeFilter({ labels, names, range: { from, to }, onChange }: DateRangeFilterProps) {
  return (
    <>
      <DateFilter label={labels[0]} name={names[0]} value={from} max={to || undefined} onChange={(day) => onChange({ from: day, to })} />
      <DateFilter label={labels[1]} name={names[1]} value={to} min={from || undefined} onChange={(day) => onChange({ from, to: day })} />
    </>
  );
}
