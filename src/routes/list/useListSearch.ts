import { readPaging } from '../../boot/earlyRequest';
import { useAddress } from '../address/useAddress';

export interface ListSearch<Filters> {
  filters: Filters;
  page: number;
  pageSize: number;
  setFilters: (filters: Filters, isTyping: boolean) => void;
  clearFilters: () => void;
  setPage: (page: number, options?: { replace: boolean }) => void;
}

/**
 * A list's filters and page, kept in the address, so that Back, reload and a shared link restore them. Typing replaces the history's
 * entry; a choice or another page makes a new one. `keepsPage`: the filters act on the loaded page (R22), so changing them stays on it.
 */
export function useListSearch<Filters extends Record<keyof Filters, string>>(
  noFilters: Filters,
  defaultPageSize: number,
  { keepsPage }: { keepsPage: boolean },
): ListSearch<Filters> {
  const { params, setParams } = useAddress();
  // Object.keys widens to string; the keys are those of the defaults.
  const names = Object.keys(noFilters) as (keyof Filters & string)[];
  const filters = { ...noFilters };
  for (const name of names) filters[name] = (params.get(name) ?? noFilters[name]) as Filters[typeof name];

  const setFilters = (wanted: Filters, isTyping: boolean) =>
    setParams(
      (next) => {
        for (const name of names) {
          if (wanted[name] === noFilters[name]) next.delete(name);
          else next.set(name, wanted[name]);
        }
        if (!keepsPage) next.delete('page');
      },
      { replace: isTyping },
    );
  return {
    filters,
    ...readPaging(params, defaultPageSize),
    setFilters,
    clearFilters: () => setFilters(noFilters, false),
    setPage: (page, options) =>
      setParams((next) => {
        if (page === 1) next.delete('page');
        else next.set('page', String(page));
      }, options),
  };
}
