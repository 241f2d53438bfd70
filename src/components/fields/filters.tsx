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
      <label className="filter-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** A list's search box. Its placeholder begins with 'Search' and says what is searched. */
export function SearchFilter({ label, name, value, placeholder, onChange }: FilterProps & { placeholder: string }) {
  return (
    <Filter label={label} className="filter filter-search">
      {(id) => <input className="control" id={id} type="search" name={name} value={value} placeholder={placeholder} autoComplete="off" spellCheck={false} onChange={(event) => { onChange(event.target.value); }} />}
    </Filter>
  );
}

export interface FilterOption {
  value: string;
  label: string;
}

/** A list's choice filter; the option with the empty value stands for no filter. */
export function SelectFilter({ label, name, value, options, onChange }: FilterProps & { options: readonly FilterOption[] }) {
  return (
    <Filter label={label} className="filter filter-select">
      {(id) => (
        <select className="control" id={id} name={name} value={value} onChange={(event) => { onChange(event.target.value); }}>
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

/** A list's calendar-day filter (YYYY-MM-DD, empty for none). */
export function DateFilter({ label, name, value, min, max, onChange }: FilterProps & { min?: string; max?: string }) {
  return (
    <Filter label={label} className="filter">
      {(id) => <input className="control" id={id} type="date" name={name} value={value} min={min} max={max} onChange={(event) => { onChange(event.target.value); }} />}
    </Filter>
  );
}
