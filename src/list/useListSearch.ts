import { useMemo } from 'react';
import { writeSorted } from '~/lib/sorting';
import { readPaging } from '~/api/http/earlyRequest';
import { putParam, useAddress, type Address } from './useAddress';

interface Sorted {
  by: string | undefined;
  isDescending: boolean;
}

export interface ListSearch<Filters> {
  filters: Filters;
  page: number;
  pageSize: number;
  isWhole: boolean;
  sorted: Sorted;
  setFilters: (filters: Filters, isTyping: boolean) => void;
  clearFilters: () => void;
  setPage: (page: number, options?: { replace: boolean }) => void;
  setWhole: (isWhole: boolean) => void;
  sortBy: (columnId: string) => void;
}

function nextSort({ by, isDescending }: Sorted, columnId: string): string | undefined {
  if (by !== columnId) return columnId;
  return isDescending ? undefined : writeSorted({ by, isDescending: true });
}

export function readSorting({
  params,
  setParams,
}: Pick<Address, 'params' | 'setParams'>): Pick<ListSearch<never>, 'sorted' | 'sortBy'> {
  const sort = params.get('sort') ?? '';
  const sorted = { by: sort.replace(/^-/, '') || undefined, isDescending: sort.startsWith('-') };
  return {
    sorted,
    sortBy: (columnId) => setParams((next) => putParam(next, 'sort', nextSort(sorted, columnId))),
  };
}

/**
 * Typing replaces the history entry. `keepsPage`: the filters act on the loaded page. `address` may
 * be that of a view.
 */
export function useListSearch<Filters extends Record<keyof Filters, string>>(
  noFilters: Filters,
  defaultPageSize: number,
  { keepsPage, address }: { keepsPage: boolean; address?: Address },
): ListSearch<Filters> {
  const own = useAddress();
  const { params, setParams } = address ?? own;
  const names = Object.keys(noFilters) as (keyof Filters & string)[];
  const query = params.toString();
  // A long list is searched again only if the address changes.
  const filters = useMemo(() => {
    const now = new URLSearchParams(query);
    return Object.fromEntries(
      Object.entries(noFilters).map(([name, none]) => [name, now.get(name) ?? none]),
    ) as Filters;
  }, [query, noFilters]);

  const setFilters = (wanted: Filters, isTyping: boolean) =>
    setParams(
      (next) => {
        for (const name of names)
          putParam(next, name, wanted[name] !== noFilters[name] && wanted[name]);
        if (!keepsPage) next.delete('page');
      },
      { replace: isTyping },
    );
  return {
    filters,
    ...readPaging(params, defaultPageSize),
    isWhole: params.get('whole') === '1',
    ...readSorting({ params, setParams }),
    setFilters,
    clearFilters: () => setFilters(noFilters, false),
    setPage: (page, options) =>
      setParams((next) => putParam(next, 'page', page > 1 && String(page)), options),
    setWhole: (isWhole) =>
      setParams((next) => {
        next.delete('page');
        putParam(next, 'whole', isWhole && '1');
      }),
  };
}
