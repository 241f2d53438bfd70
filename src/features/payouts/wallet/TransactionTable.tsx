import type { Page } from '../../../api/http/page';
import { DataTable } from '../../../ui/table/DataTable';
import { ListRows } from '../../../list/ListPage';
import type { Column } from '../../../ui/table/columns';
import { isStale, loaded, type ListView } from '../../../lib/load';
import { hasTransactionFilters, type PayoutFilters, type TransactionFilters } from './filters';

interface Identified {
  id?: unknown;
}

export interface TransactionTableProps<Row extends Identified> {
  /** The list, as its screen has it. */
  list: Omit<ListView<PayoutFilters | TransactionFilters, Page<Row>>, 'onFiltersChange'>;
  /** The table's name for screen readers. */
  label: string;
  /** What could not be loaded, as the start of a sentence. */
  what: string;
  /** The columns, in their first order. */
  columns: readonly Column<Row>[];
  /** See DataTable. */
  isFixed?: boolean;
  /** The id of the row whose record is shown beside the list. */
  currentId?: string;
  /** Called with the row whose record is to open. */
  onOpen: (row: Row) => void;
}

const nothingFound = 'No transaction history found';

// Section 2.
/** The rows of a wallet's history or of the payouts, or what is said in their place. */
export function TransactionTable<Row extends Identified>(props: TransactionTableProps<Row>) {
  const { list, label, what, columns, isFixed, currentId, onOpen } = props;
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
        currentKey={currentId}
        tools={list.tools}
        isInert={isStale(list.load)}
        isFixed={isFixed}
        onOpen={onOpen}
      />
    </ListRows>
  );
}
