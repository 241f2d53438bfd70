import { useId, type ReactNode } from 'react';

interface FilterProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

function Filter({ label, className, children }: { label: string; className: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className={className}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** A list's search box. Its placeholder begins with 'Search' and names what is searched. */
export function SearchFilter({ label, name, value, placeholder, onChange }: FilterProps & { placeholder: string }) {
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

/** A list's select filter. The option with the empty value means no filter. */
export function SelectFilter({ label, name, value, options, onChange }: FilterProps & { options: readonly FilterOption[] }) {
  return (
    <Filter label={label} className="filter select-box">
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

/** A list's date filter (YYYY-MM-DD; empty for no filter). */
export function DateFilter({ label, name, value, min, max, onChange }: FilterProps & { min?: string; max?: string }) {
  return (
    <Filter label={label} className="filter">
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

/** Two date filters of which neither can pass the other. */
export function DateRangeFilter({
  labels,
  names,
  range: { from, to },
  onChange,
}: {
  /** The label of the first day and that of the last. */
  labels: readonly [string, string];
  names: readonly [string, string];
  range: DateRange;
  onChange: (range: DateRange) => void;
}) {
  return (
    <>
      <DateFilter label={labels[0]} name={names[0]} value={from} max={to || undefined} onChange={(day) => onChange({ from: day, to })} />
      <DateFilter label={labels[1]} name={names[1]} value={to} min={from || undefined} onChange={(day) => onChange({ from, to: day })} />
    </>
  );
}
