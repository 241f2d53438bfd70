import type { Page } from '../../api/http/page';
import { loaded, type ListView } from '../../lib/load';
import { datePresetLabels } from '../../lib/presets';
import { ListTable } from '../../list/ListTable';
import { WholeList } from '../../list/WholeList';
import { FilterBar, filterOptions, SelectFilter } from '../../ui/fields/filters';
import type { Column } from '../../ui/table/columns';
import {
  amountBuckets,
  hasTransactionFilters,
  payoutStatusLabels,
  transactionTypeLabels,
  type PayoutFilters,
} from './model';

const amounts = Object.fromEntries(Object.keys(amountBuckets).map((bucket) => [bucket, bucket]));

const filterSelects = [
  { name: 'type', label: 'Type', options: filterOptions('All Types', transactionTypeLabels) },
  { name: 'status', label: 'Status', options: filterOptions('All Statuses', payoutStatusLabels) },
  { name: 'date', label: 'Date', options: filterOptions('All Dates', datePresetLabels) },
  { name: 'amount', label: 'Amount', options: filterOptions('All Amounts', amounts) },
] as const;

const nothingFound = 'No transaction history found';

interface TransactionTableProps<Row, Filters> {
  list: ListView<Filters, Page<Row>>;
  label: string;
  what: string;
  columns: readonly Column<Row>[];
  isFixed?: boolean;
  onOpen: (row: Row) => void;
}

/** Only a wallet's filters have a type. */
export function TransactionTable<
  Row extends { id?: unknown },
  Filters extends PayoutFilters & { type?: string },
>({ list, label, what, columns, isFixed, onOpen }: TransactionTableProps<Row, Filters>) {
  const { load, filters, tools, onFiltersChange } = list;
  return (
    <>
      <FilterBar label={label} filters={filters} tail={<WholeList {...tools} />}>
        {filterSelects.map(
          ({ name, ...select }) =>
            filters[name] !== undefined && (
              <SelectFilter
                key={name}
                name={name}
                {...select}
                value={filters[name]}
                isOfDays={name === 'date'}
                onChange={(value) => onFiltersChange({ ...filters, [name]: value })}
              />
            ),
        )}
      </FilterBar>
      <ListTable
        list={list}
        what={what}
        empty={{ title: nothingFound }}
        noneFound={{ title: nothingFound, text: 'Nothing matches these filters.' }}
        isFiltered={hasTransactionFilters(filters)}
        label={label}
        columns={columns}
        rows={loaded(load)?.results}
        isFixed={isFixed}
        onOpen={onOpen}
      />
    </>
  );
}
