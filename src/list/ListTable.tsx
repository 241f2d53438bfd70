import { isStale } from '~/lib/load';
import { DataTable, type DataTableProps } from '~/ui/table/DataTable';
import { ListRows, type ListRowsProps } from './ListPage';

type ListTableProps<Row> = Omit<ListRowsProps, 'shown' | 'children'> &
  Pick<DataTableProps<Row>, 'label' | 'columns' | 'rows' | 'actions' | 'isFixed' | 'onOpen'>;

export function ListTable<Row>({
  list,
  what,
  empty,
  noneFound,
  isFiltered,
  ...table
}: ListTableProps<Row>) {
  return (
    <ListRows
      list={list}
      shown={table.rows?.length}
      what={what}
      empty={empty}
      noneFound={noneFound}
      isFiltered={isFiltered}
    >
      <DataTable {...table} tools={list.tools} isInert={isStale(list.load)} />
    </ListRows>
  );
}
