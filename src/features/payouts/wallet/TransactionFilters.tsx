import type { ReactNode } from 'react';
import { SelectFilter, type FilterOption } from '../../../ui/fields/filters';
import { amountBuckets, type PayoutFilters, type TransactionFilters as Filters } from './filters';
import { datePresetLabels } from '../../../lib/presets';
import { payoutStatusLabels, transactionTypeLabels } from './transactions';

const optionsOf = (all: string, labels: Record<string, string>): readonly FilterOption[] => [
  { value: '', label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];

const types = optionsOf('All Types', transactionTypeLabels);
const statuses = optionsOf('All Statuses', payoutStatusLabels);
const dates = optionsOf('All Dates', datePresetLabels);
const amounts = optionsOf(
  'All Amounts',
  Object.fromEntries(Object.keys(amountBuckets).map((bucket) => [bucket, bucket])),
);

export interface TransactionFiltersProps<Wanted extends PayoutFilters | Filters> {
  /** Names the filtered list for assistive technology. */
  label: string;
  /** A wallet's filters also have a type. */
  filters: Wanted;
  /** Called with the filters to use from now on. */
  onChange: (filters: Wanted) => void;
  /** Stands after them. */
  tail: ReactNode;
}

// Section 9, section 7.
/**
 * Filters a wallet's history by type, status, days and amounts, over all pages. The list of payouts
 * has no type filter.
 */
export function TransactionFilters<Wanted extends PayoutFilters | Filters>({
  label,
  filters,
  onChange,
  tail,
}: TransactionFiltersProps<Wanted>) {
  return (
    <div className="filters" role="search" aria-label={label}>
      {'type' in filters && (
        <SelectFilter
          label="Type"
          name="type"
          options={types}
          value={filters.type}
          onChange={(type) => onChange({ ...filters, type })}
        />
      )}
      <SelectFilter
        label="Status"
        name="status"
        options={statuses}
        value={filters.status}
        onChange={(status) => onChange({ ...filters, status })}
      />
      <SelectFilter
        label="Date"
        name="date"
        options={dates}
        value={filters.date}
        isOfDays
        onChange={(date) => onChange({ ...filters, date })}
      />
      <SelectFilter
        label="Amount"
        name="amount"
        options={amounts}
        value={filters.amount}
        onChange={(amount) => onChange({ ...filters, amount })}
      />
      {tail}
    </div>
  );
}
