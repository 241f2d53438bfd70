import type { ReactNode } from 'react';
import { loaded, type ListView } from '../../lib/load';
import { ListTable } from '../../list/ListTable';
import { WholeList } from '../../list/WholeList';
import { FilterBar, SelectFilter, type FilterOption } from '../../ui/fields/filters';
import type { Column } from '../../ui/table/columns';

interface AccountRowsProps<Row extends object, Filters extends { search: string }> {
  list: ListView<Filters, { count: number; results: readonly Row[] }>;
  label: string;
  columns: readonly Column<Row>[];
  selects: readonly {
    name: Exclude<keyof Filters, 'search'> & string;
    label: string;
    options: readonly FilterOption[];
  }[];
  query: object;
  onOpen?: (row: Row) => void;
  children?: ReactNode;
}

export function AccountRows<
  Row extends object,
  Filters extends { search: string } & Record<keyof Filters, string>,
>({ list, label, columns, selects, query, onOpen, children }: AccountRowsProps<Row, Filters>) {
  const { load, filters, onFiltersChange, tools } = list;
  const { many } = tools.words;
  return (
    <>
      <FilterBar
        label={label}
        filters={filters}
        search={{
          placeholder: 'Search by login, name or email',
          onChange: (search) => onFiltersChange({ ...filters, search }, true),
        }}
        tail={<WholeList {...tools} />}
      >
        {selects.map((select) => (
          <SelectFilter
            key={select.name}
            {...select}
            value={filters[select.name]}
            onChange={(value) => onFiltersChange({ ...filters, [select.name]: value }, false)}
          />
        ))}
      </FilterBar>
      {children}
      <ListTable
        list={list}
        what={`The ${many}`}
        empty={{ title: `No ${many} yet` }}
        noneFound={{ title: `No ${many} match these filters` }}
        isFiltered={Object.keys(query).length > 0}
        label={label}
        columns={columns}
        rows={loaded(load)?.results}
        onOpen={onOpen}
      />
    </>
  );
}
