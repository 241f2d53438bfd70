import type { Page } from '../../api/http/page';
import { EmptyState, FailedState, FilteredEmptyState } from '../../components/feedback/states';
import { DataTable } from '../../components/tables/DataTable';
import type { Column } from '../../components/tables/columns';
import { isStale, loaded, type ListView } from '../../domain/values/load';
import { hasTransactionFilters, type PayoutFilters, type TransactionFilters } from '../../domain/wallet/filters';

interface Identified {
  id?: unknown;
}

export interface TransactionTableProps<Row extends Identified> extends Pick<
  ListView<PayoutFilters | TransactionFilters, Page<Row>>,
  'load' | 'filters' | 'onClearFilters' | 'tools'
> {
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

/** The rows of a wallet's history or of the payouts, or what is said in their place (section 2). */
export function TransactionTable<Row extends Identified>(props: TransactionTableProps<Row>) {
  const { label, what, columns, isFixed, load, filters, onClearFilters, currentId, onOpen, tools } = props;
  if (load.status === 'failed') return <FailedState what={what} reason={load.reason} onRetry={load.onRetry} />;
  if (load.status === 'ready' && load.data.results.length === 0) {
    return hasTransactionFilters(filters) ? (
      <FilteredEmptyState title={nothingFound} text="Nothing matches these filters." onClear={onClearFilters} />
    ) : (
      <EmptyState title={nothingFound} />
    );
  }
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={loaded(load)?.results}
      currentKey={currentId}
      tools={tools}
      isInert={isStale(load)}
      isFixed={isFixed}
      onOpen={onOpen}
    />
  );
}
