import type { ReactNode } from 'react';
import type { ListView } from '~/lib/load';
import { FilterBar, SelectFilter, type FilterOption } from '~/ui/fields/filters';
import { WholeList } from './WholeList';

export interface ListFiltersProps<Filters extends object> {
  list: Pick<ListView<Filters, unknown>, 'filters' | 'onFiltersChange' | 'tools'>;
  label?: string;
  /** The placeholder of the search box: 'Search by name'. */
  search?: string;
  selects: readonly {
    field: keyof Filters & string;
    name?: string;
    label: string;
    options: readonly FilterOption[];
    isOfDays?: boolean;
  }[];
  children?: ReactNode;
}

/** A select is left out if the filters don't have its field. */
export function ListFilters<Filters extends object>({
  list: { filters, onFiltersChange, tools },
  label,
  search,
  selects,
  children,
}: ListFiltersProps<Filters>) {
  const change = (field: string, value: string, isTyping: boolean) =>
    onFiltersChange({ ...filters, [field]: value }, isTyping);
  return (
    <FilterBar
      label={label}
      filters={filters}
      search={
        search === undefined
          ? undefined
          : { placeholder: search, onChange: (text) => change('search', text, true) }
      }
      tail={<WholeList {...tools} />}
    >
      {selects.map(({ field, ...select }) => {
        const value = filters[field];
        return (
          typeof value === 'string' && (
            <SelectFilter
              key={field}
              name={field}
              {...select}
              value={value}
              onChange={(chosen) => change(field, chosen, false)}
            />
          )
        );
      })}
      {children}
    </FilterBar>
  );
}
