import { useEffect, useState } from 'react';
import { limits } from '../../domain/limits';
import { useListSearch, type ListSearch } from '../useListSearch';

interface Wanted<Filters> {
  filters: Filters;
  page: number;
}

export interface ServerList<Filters> extends ListSearch<Filters> {
  /** What the server is to be asked for: what the address says, but while a search is being typed what it said before. */
  asked: Wanted<Filters>;
  /** The rows are still those of before the search that is being typed. */
  isTyping: boolean;
}

/**
 * The filters and page of a list that the server filters, kept in the address. A search goes to the server 300 ms after its last key (R25, R156);
 * any other change, Back included, goes at once.
 */
export function useServerList<Filters extends Record<keyof Filters, string> & { search: string }>(noFilters: Filters, defaultPageSize: number): ServerList<Filters> {
  const list = useListSearch(noFilters, defaultPageSize, { keepsPage: false });
  const [typed, setTyped] = useState<{ search: string; before: Wanted<Filters> }>();
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => { setTyped(undefined); }, limits.searchDelayMs);
    return () => { clearTimeout(timer); };
  }, [typed]);
  const now: Wanted<Filters> = { filters: list.filters, page: list.page };
  // Another text than the typed one came by Back or a link.
  const pending = typed?.search === list.filters.search ? typed : undefined;
  const asked = pending?.before ?? now;
  return {
    ...list,
    asked,
    isTyping: pending !== undefined,
    setFilters: (filters, isTyping) => {
      setTyped(isTyping ? { search: filters.search, before: asked } : undefined);
      list.setFilters(filters, isTyping);
    },
    clearFilters: () => {
      setTyped(undefined);
      list.clearFilters();
    },
  };
}
