import { Field, Input, NativeSelect } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';

interface FilterProps {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** A list's search box. Its placeholder begins with 'Search' and says what is searched. */
export function SearchFilter({ label, name, value, placeholder, onChange }: FilterProps & { placeholder: string }) {
  return (
    <div className="filter-search">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <Input type="search" name={name} value={value} placeholder={placeholder} autoComplete="off" spellCheck={false} onChange={(event) => { onChange(event.target.value); }} />
      </Field.Root>
    </div>
  );
}

export interface FilterOption {
  value: string;
  label: string;
}

/** A list's choice filter; the option with the empty value stands for no filter. */
export function SelectFilter({ label, name, value, options, onChange }: FilterProps & { options: readonly FilterOption[] }) {
  return (
    <div className="filter">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field name={name} value={value} onChange={(event) => { onChange(event.target.value); }}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <ChevronDown size={16} aria-hidden />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      </Field.Root>
    </div>
  );
}

/** A list's calendar-day filter (YYYY-MM-DD, empty for none). */
export function DateFilter({ label, name, value, min, max, onChange }: FilterProps & { min?: string; max?: string }) {
  return (
    <div className="filter">
      <Field.Root>
        <Field.Label>{label}</Field.Label>
        <Input type="date" name={name} value={value} min={min} max={max} onChange={(event) => { onChange(event.target.value); }} />
      </Field.Root>
    </div>
  );
}
