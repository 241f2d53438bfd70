import type { ReactNode } from 'react';
import { loaded, type ListView } from '~/lib/load';
import { ListTable } from '~/list/ListTable';
import { ListFilters, type ListFiltersProps } from '~/list/ListFilters';
import type { Column } from '~/ui/table/columns';

interface AccountRowsProps<Row extends object, Filters extends object> extends Pick<
  ListFiltersProps<Filters>,
  'selects'
> {
  list: ListView<Filters, { count: number; results: readonly Row[] }>;
  label: string;
  columns: readonly Column<Row>[];
  query: object;
  onOpen?: (row: Row) => void;
  children?: ReactNode;
}

export function AccountRows<Row extends object, Filters extends object>({
  list,
  label,
  columns,
  selects,
  query,
  onOpen,
  children,
}: AccountRowsProps<Row, Filters>) {
  const { many } = list.tools.words;
  return (
    <>
      <ListFilters {...{ list, label, selects }} search="Search by login, name or email" />
      {children}
      <ListTable
        list={list}
        what={`The ${many}`}
        empty={{ title: `No ${many} yet` }}
        isFiltered={Object.keys(query).length > 0}
        label={label}
        columns={columns}
        rows={loaded(list.load)?.results}
        onOpen={onOpen}
      />
    </>
  );
}
