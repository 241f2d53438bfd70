import type { ReactNode } from 'react';
import { SelectFilter, filterOptions, FilterBar } from '../../ui/fields/filters';
import {
  amountBuckets,
  type PayoutFilters,
  type TransactionFilters,
  hasTransactionFilters,
  payoutStatusLabels,
  transactionTypeLabels,
} from './model';
import { datePresetLabels } from '../../lib/presets';
import type { Page } from '../../api/http/page';
import { DataTable } from '../../ui/table/DataTable';
import { ListRows } from '../../list/ListPage';
import type { Column } from '../../ui/table/columns';
import { isStale, loaded, type ListView } from '../../lib/load';

const types = filterOptions('All Types', transactionTypeLabels);
const statuses = filterOptions('All Statuses', payoutStatusLabels);
const dates = filterOptions('All Dates', datePresetLabels);
const amounts = filterOptions(
  'All Amounts',
  Object.fromEntries(Object.keys(amountBuckets).map((bucket) => [bucket, bucket])),
);

interface FilterBarProps<Wanted extends PayoutFilters | TransactionFilters> {
  label: string;
  /** A wallet's filters also have a type. */
  filters: Wanted;
  onChange: (filters: Wanted) => void;
  tail: ReactNode;
}

export function TransactionFilterBar<Wanted extends PayoutFilters | TransactionFilters>({
  label,
  filters,
  onChange,
  tail,
}: FilterBarProps<Wanted>) {
  return (
    <FilterBar label={label} filters={filters} tail={tail}>
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
    </FilterBar>
  );
}

interface Identified {
  id?: unknown;
}

interface TransactionTableProps<Row extends Identified> {
  list: Omit<ListView<PayoutFilters | TransactionFilters, Page<Row>>, 'onFiltersChange'>;
  /** For screen readers. */
  label: string;
  what: string;
  columns: readonly Column<Row>[];
  isFixed?: boolean;
  onOpen: (row: Row) => void;
}

const nothingFound = 'No transaction history found';

export function TransactionTable<Row extends Identified>(props: TransactionTableProps<Row>) {
  const { list, label, what, columns, isFixed, onOpen } = props;
  const rows = loaded(list.load)?.results;
  return (
    <ListRows
      list={list}
      shown={rows?.length}
      what={what}
      empty={{ title: nothingFound }}
      noneFound={{ title: nothingFound, text: 'Nothing matches these filters.' }}
      isFiltered={hasTransactionFilters(list.filters)}
    >
      <DataTable
        label={label}
        columns={columns}
        rows={rows}
        tools={list.tools}
        isInert={isStale(list.load)}
        isFixed={isFixed}
        onOpen={onOpen}
      />
    </ListRows>
  );
}
