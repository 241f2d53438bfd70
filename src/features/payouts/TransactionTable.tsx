import type { Page } from '~/api/types';
import { loaded, type ListView } from '~/lib/load';
import { datePresetLabels } from '~/lib/presets';
import { ListTable } from '~/list/ListTable';
import { ListFilters } from '~/list/ListFilters';
import { filterOptions } from '~/ui/fields/filters';
import type { Column } from '~/ui/table/columns';
import {
  amountBuckets,
  hasTransactionFilters,
  payoutStatusLabels,
  transactionTypeLabels,
  type PayoutFilters,
} from './model';

const amounts = Object.fromEntries(Object.keys(amountBuckets).map((bucket) => [bucket, bucket]));

const selects = [
  { field: 'type', label: 'Type', options: filterOptions('All Types', transactionTypeLabels) },
  { field: 'status', label: 'Status', options: filterOptions('All Statuses', payoutStatusLabels) },
  {
    field: 'date',
    label: 'Date',
    options: filterOptions('All Dates', datePresetLabels),
    isOfDays: true,
  },
  { field: 'amount', label: 'Amount', options: filterOptions('All Amounts', amounts) },
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

/** Only the filters of a wallet have a type. */
export function TransactionTable<
  Row extends { id?: unknown },
  Filters extends PayoutFilters & { type?: string },
>({ list, label, what, columns, isFixed, onOpen }: TransactionTableProps<Row, Filters>) {
  return (
    <>
      <ListFilters {...{ list, label, selects }} />
      <ListTable
        list={list}
        what={what}
        empty={{ title: nothingFound }}
        noneFound={nothingFound}
        isFiltered={hasTransactionFilters(list.filters)}
        label={label}
        columns={columns}
        rows={loaded(list.load)?.results}
        isFixed={isFixed}
        onOpen={onOpen}
      />
    </>
  );
}
