import { useEffect, useState } from 'react';
import type { Page, PageQuery } from '../api/http/page';
import type { CsvField } from '../lib/csv';
import { readId } from '../lib/ids';
import type { ListView, RowWords, SelectedAct } from '../lib/load';
import { limits } from '../lib/limits';
import type { View } from '../lib/views';
import { prefetch, type Source } from '../api/reading/prefetch';
import { useListReading, toLoad } from '../api/reading/reading';
import { selectionOf } from './selection';
import { noteShownRows } from './shownRows';
import { useSteadyRows } from './useSteadyRows';
import { useWholeList } from './useWholeList';
import { pageCount } from '../ui/table/Pagination';
import { searchedText } from './messages';
import type { FailurePolicy } from '../api/messages';
import { useFailureToast } from '../mutation/useNotify';
import { useListAddress } from './useListAddress';
import { useListExport } from './useListExport';
import { useListSearch, type ListSearch } from './useListSearch';
import { usePageRecovery } from './usePageRecovery';

/** What a list is asked for. */
export interface Wanted<Filters> {
  filters: Filters;
  /** From 1. */
  page: number;
  pageSize: number;
}

type RowOf<Data extends Page<unknown>> = Data['results'][number];

export interface ListOptions<Filters, Data extends Page<unknown>> {
  /** How its rows are called. The file of the export has the name of many. */
  words: RowWords;
  /** What tells a row from all others, if it isn't its `id`. */
  keyOf?: (row: RowOf<Data>) => string | undefined;
  /** What each row's line in the export has. */
  fields: readonly CsvField<RowOf<Data>>[];
  noFilters: Filters;
  /** Rows of a page, unless the address says otherwise. */
  pageSize: number;
  /**
   * 'page': the filters act on the loaded rows, so a change of them stays on the page. 'server':
   * they lead to its first page.
   */
  filtersActOn: 'page' | 'server';
  /** How a page is read. */
  source: (wanted: Wanted<Filters>) => Source<Data>;
  /** The rows that the filters let through, if they act on the rows that are here. */
  find?: (rows: readonly RowOf<Data>[], filters: Filters) => readonly RowOf<Data>[];
  /** What the specification says when reading fails (section 8). */
  failed: FailurePolicy;
  /** The views that come with the console. */
  builtInViews?: readonly View[];
  /** What can be done with selected rows, beside export and copy. */
  selectedAct?: SelectedAct<RowOf<Data>>;
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
 * What the server is asked for: what the address says. While a search is typed it is what the
 * address said before, because a search goes to the server 300 ms after its last key (R156). Any
 * other change, Back included, goes at once.
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
  const pending =
    typed && names.every((name) => typed.filters[name] === list.filters[name]) ? typed : undefined;
  return { asked: pending?.before ?? list, isTyping: pending !== undefined, setTyped };
}

/**
 * How many rows the server gives a page: it may be fewer than were asked for (R37). The first page
 * tells. A link to a later page shows it as asked, until the first one was read.
 */
function useServedSize({
  page,
  pageSize,
  data,
}: {
  page: number;
  pageSize: number;
  data: Page<unknown> | undefined;
}): number {
  const [served, setServed] = useState<{ asked: number; size: number }>();
  const rows = data?.results.length ?? 0;
  const isCapped = page === 1 && rows > 0 && rows < Math.min(pageSize, data?.count ?? 0);
  const size = isCapped
    ? rows
    : page === 1 && rows > 0
      ? pageSize
      : served?.asked === pageSize
        ? served.size
        : pageSize;
  if (page === 1 && rows > 0 && (served?.size !== size || served.asked !== pageSize))
    setServed({ asked: pageSize, size });
  return size;
}

const rowId = (row: unknown) => readId((row as { id?: unknown }).id);

/** The name of a list's file, and of what is kept of it. */
const listName = ({ many }: RowWords) => many.replaceAll(' ', '-').toLowerCase();

/** The size of page by which a whole list is known in the cache. */
const wholePage: PageQuery = { page: 1, pageSize: 1000 };

/**
 * A list's rows: those of a page, or all of them if the address says so. While all are being read,
 * those of the page stay.
 */
function useRows<Filters, Data extends Page<unknown>>(
  isWhole: boolean,
  asked: Wanted<Filters>,
  options: ListOptions<Filters, Data>,
) {
  const { source, keyOf = rowId } = options;
  const ofPage = useListReading(isWhole ? null : source(asked));
  const whole = useWholeList<RowOf<Data>, Data>(
    isWhole
      ? {
          key: source({ ...asked, ...wholePage }).key,
          read: (page, signal) => source({ ...asked, ...page }).read(signal),
          keyOf,
        }
      : null,
  );
  if (!isWhole) return { reading: ofPage, whole };
  return {
    reading: whole.data
      ? whole
      : { ...whole, data: ofPage.data, isPlaceholder: ofPage.data !== undefined },
    whole,
  };
}

/**
 * A list screen at work: its filters and page live in the address, its rows are read, a failure is
 * told, and a page beyond the last one leads back. Rows of another page or filter may be seen but
 * not used. The whole list can be read, sorted and exported.
 */
export function useList<Filters extends Record<keyof Filters, string>, Data extends Page<unknown>>(
  options: ListOptions<Filters, Data>,
): List<Filters, Data> {
  const {
    words,
    fields,
    noFilters,
    pageSize: defaultPageSize,
    filtersActOn,
    source,
    find,
    keyOf = rowId,
    failed,
  } = options;
  const name = listName(words);
  const { address, ...kept } = useListAddress({
    list: name,
    builtIn: options.builtInViews,
    filters: Object.keys(noFilters),
  });
  const search = useListSearch(noFilters, defaultPageSize, {
    keepsPage: filtersActOn === 'page',
    address,
  });
  const { asked: typed, isTyping, setTyped } = useTyping(search);
  const { filters, page, pageSize, isWhole } = search;
  // Filters that act on the loaded rows are never part of what is read: a change of them makes no
  // call.
  const asked: Wanted<Filters> = {
    filters: filtersActOn === 'page' ? noFilters : typed.filters,
    page: typed.page,
    pageSize,
  };
  const found = find && ((all: readonly RowOf<Data>[]) => find(all, filters));
  const { reading: latest, whole } = useRows(isWhole, asked, options);
  const steady = useSteadyRows(latest, JSON.stringify([asked, isWhole]), keyOf, { find: found });
  const reading = { ...latest, data: steady.data };
  const rows = { ...reading, isPlaceholder: reading.isPlaceholder || isTyping };
  const servedSize = useServedSize({
    page,
    pageSize,
    data: rows.isPlaceholder || isWhole ? undefined : rows.data,
  });
  const isRecovering = usePageRecovery({
    ...rows,
    page,
    pageSize: servedSize,
    setPage: search.setPage,
  });
  useFailureToast(isRecovering ? { ...rows, error: undefined } : rows, failed);
  const exporting = useListExport<RowOf<Data>>({
    name,
    words,
    fields,
    columns: kept.layout.columns,
    read: (wanted, signal) => source({ ...asked, ...wanted }).read(signal),
    keyOf,
    find: found,
    failed,
  });
  const { data } = reading;
  const hasAllRows = !rows.isPlaceholder && data !== undefined && data.results.length >= data.count;
  return {
    props: {
      load: isRecovering ? { status: 'loading' } : toLoad(rows),
      filters,
      page,
      pageSize: servedSize,
      onFiltersChange: (next, isTypingNow = false) => {
        setTyped(
          isTypingNow && filtersActOn === 'server' ? { filters: next, before: asked } : undefined,
        );
        search.setFilters(next, isTypingNow);
      },
      onClearFilters: () => {
        setTyped(undefined);
        search.clearFilters();
      },
      onPageChange: search.setPage,
      onPageAim: (next) => void prefetch(source({ ...asked, page: next }), true),
      tools: {
        words,
        whole: {
          isOn: isWhole,
          isReading: whole.progress !== undefined,
          note: searchedText({
            words,
            filtersActOn,
            isWhole,
            ofPage:
              data !== undefined && pageCount(data.count, servedSize) > 1
                ? data.results.length
                : undefined,
            count: data?.count,
            whole,
          }),
          onChange: search.setWhole,
          onReadAgain: whole.retry,
        },
        fresh: steady.fresh,
        sorting: {
          ...search.sorted,
          onSort: hasAllRows ? search.sortBy : undefined,
          // What is read for the list has its rows.
          onShown: (shown) =>
            noteShownRows(location.pathname, {
              rows: shown,
              keyOf,
              page: hasAllRows ? undefined : page,
            }),
        },
        exporting,
        // Given rows of this list only.
        selecting: { store: selectionOf(address.path), keyOf: keyOf, act: options.selectedAct },
        ...kept,
      },
    },
    data,
    isRefreshing: reading.isValidating && data !== undefined && !reading.isPlaceholder,
    refresh: reading.retry,
    isPlaceholder: rows.isPlaceholder,
  };
}
