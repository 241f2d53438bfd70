import { useState } from 'react';
import { partsOfLocal } from '~/lib/localDateTime';
import { DateInput } from './DateInput';
import { Filter, type FilterProps } from './filters';

interface DateFilterProps extends FilterProps {
  min?: string;
  max?: string;
}

const dayOf = (text: string) => (text === '' ? '' : partsOfLocal(text).day);

/**
 * A list's date filter (YYYY-MM-DD, or empty for no filter). A complete date counts immediately, a
 * shorter one with Enter or when the field is left, because 2026-1-5 may become 2026-1-15. Anything
 * else changes nothing.
 */
export function DateFilter({ label, name, value, min, max, onChange }: DateFilterProps) {
  const [typed, setTyped] = useState<string>();
  const commit = (day: string) => {
    setTyped(undefined);
    if (day !== value) onChange(day);
  };
  const change = (text: string) => {
    if (dayOf(text) === text) commit(text);
    else setTyped(text);
  };
  const leave = () => {
    if (typed !== undefined) commit(dayOf(typed) ?? value);
  };
  return (
    <Filter label={label} isOfDays>
      {(id) => (
        <DateInput
          isDayOnly
          {...{ value, min, max }}
          labelId={`${id}label`}
          onPick={commit}
          input={{
            id,
            name,
            value: typed ?? value,
            onChange: ({ target }) => change(target.value),
            onBlur: leave,
            onKeyDown: ({ key }) => {
              if (key === 'Enter') leave();
            },
          }}
        />
      )}
    </Filter>
  );
}

interface DateRange {
  from: string;
  to: string;
}

interface DateRangeFilterProps {
  labels: readonly [string, string];
  names: readonly [string, string];
  range: DateRange;
  onChange: (range: DateRange) => void;
}

export function DateRangeFilter({
  labels,
  names,
  range: { from, to },
  onChange,
}: DateRangeFilterProps) {
  return (
    <>
      <DateFilter
        label={labels[0]}
        name={names[0]}
        value={from}
        max={to || undefined}
        onChange={(day) => onChange({ from: day, to })}
      />
      <DateFilter
        label={labels[1]}
        name={names[1]}
        value={to}
        min={from || undefined}
        onChange={(day) => onChange({ from, to: day })}
      />
    </>
  );
}
