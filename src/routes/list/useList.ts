import { useEffect, useState } from 'react';
import type { Page } from '../../api/http/page';
import type { ListView } from '../../domain/values/load';
import { limits } from '../../domain/values/limits';
import type { ListReading } from '../../hooks/cache/reading';
import type { FailurePolicy } from '../../messages/policy';
import { toLoad } from '../telling/toLoad';
import { useFailureToast } from '../telling/useFailureToast';
import { useListSearch, type ListSearch } from './useListSearch';
import { usePageRecovery } from './usePageRecovery';

/** What a list is asked for. */
export interface Wanted<Filters> {
  filters: Filters;
  /** From 1. */
  page: number;
  pageSize: number;
}

export interface ListOptions<Filters, Data> {
  noFilters: Filters;
  /** Rows of a page, unless the address says otherwise. */
  pageSize: number;
  /** 'page': the filters act on the loaded rows (R22), so a change of them stays on the page. 'server': they lead to its first page. */
  filtersActOn: 'page' | 'server';
  /** Reads the rows. */
  useRows: (wanted: Wanted<Filters>) => ListReading<Data>;
  /** What the specification says when reading fails (section 8). */
  failed: FailurePolicy;
}

export interface List<Filters, Data> {
  /** What its screen takes. */
  props: ListView<Filters, Data>;
  /** The rows, those of before a change of filters or page included. */
  data: Data | undefined;
  /** Newer rows are being read, while those that are wanted are shown. */
  isRefreshing: boolean;
  refresh: () => void;
  /** The rows are those of another page or filter (promise 3). */
  isPlaceholder: boolean;
}

/**
 * What the server is asked for: what the address says. While a search is typed it is what the address said before, because a search goes
 * to the server 300 ms after its last key (R25, R156). Any other change, Back included, goes at once.
 */
function useTyping<Filters extends Record<keyof Filters, string>>(list: ListSearch<Filters>) {
  const [typed, setTyped] = useState<{ filters: Filters; before: Wanted<Filters> }>();
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => setTyped(undefined), limits.searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  // Other filters than the typed ones came by Back or by a link.
  const names = Object.keys(list.filters) as (keyof Filters)[];
  const pending = typed && names.every((name) => typed.filters[name] === list.filters[name]) ? typed : undefined;
  return { asked: pending?.before ?? list, isTyping: pending !== undefined, setTyped };
}

/**
 * How many rows the server gives a page: it may be fewer than were asked for (R37). The first page tells. A link to a later page shows
 * it as asked, until the first one was read.
 */
function useServedSize({ page, pageSize, data }: { page: number; pageSize: number; data: Page<unknown> | undefined }): number {
  const [served, setServed] = useState<{ asked: number; size: number }>();
  const rows = data?.results.length ?? 0;
  const isCapped = page === 1 && rows > 0 && rows < Math.min(pageSize, data?.count ?? 0);
  const size = isCapped ? rows : page === 1 && rows > 0 ? pageSize : served?.asked === pageSize ? served.size : pageSize;
  if (page === 1 && rows > 0 && (served?.size !== size || served.asked !== pageSize)) setServed({ asked: pageSize, size });
  return size;
}

/**
 * A list screen at work: its filters and page live in the address, its rows are read, a failure is told, and a page beyond the last one
 * leads back. Rows of another page or filter may be seen but not used.
 */
export function useList<Filters extends Record<keyof Filters, string>, Data extends Page<unknown>>({
  noFilters,
  pageSize: defaultPageSize,
  filtersActOn,
  useRows,
  failed,
}: ListOptions<Filters, Data>): List<Filters, Data> {
  const search = useListSearch(noFilters, defaultPageSize, { keepsPage: filtersActOn === 'page' });
  const { asked, isTyping, setTyped } = useTyping(search);
  const { filters, page, pageSize } = search;
  // Filters that act on the loaded rows are never part of what is read: a change of them makes no call.
  const reading = useRows({ filters: filtersActOn === 'page' ? noFilters : asked.filters, page: asked.page, pageSize });
  const rows = { ...reading, isPlaceholder: reading.isPlaceholder || isTyping };
  const servedSize = useServedSize({ page, pageSize, data: rows.isPlaceholder ? undefined : rows.data });
  const isRecovering = usePageRecovery({ ...rows, page, pageSize: servedSize, setPage: search.setPage });
  useFailureToast(isRecovering ? undefined : rows.error, failed);
  return {
    props: {
      load: isRecovering ? { status: 'loading' } : toLoad(rows),
      filters,
      page,
      pageSize: servedSize,
      onFiltersChange: (next, isTypingNow = false) => {
        setTyped(isTypingNow && filtersActOn === 'server' ? { filters: next, before: asked } : undefined);
        search.setFilters(next, isTypingNow);
      },
      onClearFilters: () => {
        setTyped(undefined);
        search.clearFilters();
      },
      onPageChange: search.setPage,
    },
    data: reading.data,
    isRefreshing: reading.isValidating && reading.data !== undefined && !reading.isPlaceholder,
    refresh: reading.retry,
    isPlaceholder: rows.isPlaceholder,
  };
}
