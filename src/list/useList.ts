import { useEffect, useState } from 'react';
import type { ApiError } from '~/api/http/errors';
import { pageCount } from '~/ui/table/Pagination';
import type { Page, PageQuery } from '~/api/types';
import { readId } from '~/lib/records';
import type { CsvField } from '~/lib/csvFields';
import type { ListView, SelectedAct } from '~/lib/load';
import type { RowWords } from '~/lib/numbers';
import { limits } from '~/lib/limits';
import type { View } from '~/lib/views';
import { prefetch, type Source } from '~/api/reading/prefetch';
import { useListReading, toLoad } from '~/api/reading/reading';
import { noteShownRows, useSelection } from './listMemory';
import { useSteadyRows } from './useSteadyRows';
import { useWholeList } from './useWholeList';
import { partialText, wholeText } from './messages';
import { useListAddress } from './useListAddress';
import { useListExport } from './useListExport';
import { useListSearch, type ListSearch } from './useListSearch';
import type { FailurePolicy } from '~/api/messages';
import { useFailureToast } from '~/mutation/useNotify';

interface PageRecovery {
  page: number;
  pageSize: number;
  data?: { count: number; results: readonly unknown[] };
  error?: ApiError;
  isPlaceholder?: boolean;
  setPage: (page: number, options: { replace: boolean }) => void;
}

/**
 * A page beyond the last one, which backends answer empty or with a 404, leads to the last page, or
 * to the first one if the server counts more rows than it has.
 */
function usePageRecovery(list: PageRecovery): boolean {
  const { page, pageSize, data, error, isPlaceholder = false, setPage } = list;
  const isEmpty = data?.results.length === 0;
  const isBeyond = page > 1 && (error ? error.status === 404 : isEmpty && !isPlaceholder);
  const last = error ? 1 : pageCount(data?.count ?? 0, pageSize);
  const target = last < page ? last : 1;
  useEffect(() => {
    if (isBeyond) setPage(target, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the setter is new on every render; only what it is called for matters
  }, [isBeyond, target]);
  // Until the other page arrives, no empty page is shown in its place.
  return isBeyond || (isEmpty && isPlaceholder && data.count > 0);
}

export interface Wanted<Filters> {
  filters: Filters;
  page: number;
  pageSize: number;
}

type RowOf<Data extends Page<unknown>> = Data['results'][number];

export interface ListOptions<Filters, Data extends Page<unknown>> {
  words: RowWords;
  keyOf?: (row: RowOf<Data>) => string | undefined;
  noFilters: Filters;
  pageSize: number;
  source: (wanted: Wanted<Filters>) => Source<Data>;
  /** Given if the filters act on the loaded rows. Changing them then stays on the page. */
  find?: (rows: readonly RowOf<Data>[], filters: Filters) => readonly RowOf<Data>[];
  failed: FailurePolicy;
  builtInViews?: readonly View[];
  /** Of the exported file. */
  fields: readonly CsvField<RowOf<Data>>[];
  /** What can be done with the selected rows, besides exporting them. */
  act?: SelectedAct<RowOf<Data>>;
}

export interface List<Filters, Data extends Page<unknown>> {
  props: ListView<Filters, Data>;
  data: Data | undefined;
  isRefreshing: boolean;
  refresh: () => void;
  isPlaceholder: boolean;
}

/**
 * A typed search goes to the server 300 ms after the last key (R156), every other change
 * immediately.
 */
function useTyping<Filters extends Record<keyof Filters, string>>(list: ListSearch<Filters>) {
  const [typed, setTyped] = useState<{ filters: Filters; before: Wanted<Filters> }>();
  useEffect(() => {
    if (!typed) return undefined;
    const timer = setTimeout(() => setTyped(undefined), limits.searchDelayMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const names = Object.keys(list.filters) as (keyof Filters)[];
  const pending =
    typed && names.every((name) => typed.filters[name] === list.filters[name]) ? typed : undefined;
  return { asked: pending?.before ?? list, isTyping: pending !== undefined, setTyped };
}

/** The server may return fewer rows a page than requested (R37). The first page shows it. */
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
  const known = served?.asked === pageSize ? served.size : pageSize;
  const rows = page === 1 ? (data?.results.length ?? 0) : 0;
  const isCapped = rows < Math.min(pageSize, data?.count ?? 0);
  const size = rows === 0 ? known : isCapped ? rows : pageSize;
  if (size !== known) setServed({ asked: pageSize, size });
  return size;
}

const rowId = (row: unknown) => readId((row as { id?: unknown }).id);

const listName = ({ many }: RowWords) => many.replaceAll(' ', '-').toLowerCase();

/** A list of at most so many pages is read whole when filters act on the loaded rows. */
const fewPages = 5;

const wholePage: PageQuery = { page: 1, pageSize: 1000 };

/** While all pages are being read, the rows of the current page are shown. */
function useRows<Filters, Data extends Page<unknown>>(
  isWhole: boolean,
  asked: Wanted<Filters>,
  options: ListOptions<Filters, Data>,
) {
  const { source, keyOf = rowId } = options;
  const whole = useWholeList<RowOf<Data>, Data>(
    isWhole
      ? {
          key: source({ ...asked, ...wholePage }).key,
          read: (page, signal) => source({ ...asked, ...page }).read(signal),
          keyOf,
        }
      : null,
  );
  const ofPage = useListReading(isWhole && whole.data ? null : source(asked));
  if (!isWhole) return { reading: ofPage, whole };
  return {
    reading: whole.data
      ? whole
      : { ...whole, data: ofPage.data, isPlaceholder: ofPage.data !== undefined },
    whole,
  };
}

const partialOf = (data: Page<unknown> | undefined, pages: number) =>
  data && pages > 1 ? { searched: data.results.length, count: data.count } : undefined;

/** Runs a list screen: filters and page are in the address, and failures are reported. */
export function useList<Filters extends Record<keyof Filters, string>, Data extends Page<unknown>>(
  options: ListOptions<Filters, Data>,
): List<Filters, Data> {
  const { words, noFilters, source, find, keyOf = rowId, failed } = options;
  const name = listName(words);
  const { address, keepWhole, ...kept } = useListAddress({
    list: name,
    builtIn: options.builtInViews,
    filters: Object.keys(noFilters),
  });
  const search = useListSearch(noFilters, options.pageSize, { keepsPage: !!find, address });
  const { asked: typed, isTyping, setTyped } = useTyping(search);
  const { filters, page, pageSize } = search;
  const [pages, setPages] = useState(1);
  const [isPageWanted, setIsPageWanted] = useState(false);
  const isShort = find !== undefined && pages > 1 && pages <= fewPages;
  const isWhole =
    search.isWhole ||
    (isShort && !isPageWanted && JSON.stringify(filters) !== JSON.stringify(noFilters));
  const asked: Wanted<Filters> = {
    filters: find ? noFilters : typed.filters,
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
  useFailureToast(isRecovering ? {} : rows, failed);
  const { data } = reading;
  const pagesNow = pageCount(data?.count ?? 0, servedSize);
  if (!isWhole && !reading.isPlaceholder && data && pagesNow !== pages) setPages(pagesNow);
  const partial = find && !isWhole ? partialOf(data, pagesNow) : undefined;
  const hasAllRows = !rows.isPlaceholder && data !== undefined && data.results.length >= data.count;
  const exporting = useListExport({
    name,
    words,
    fields: options.fields,
    columns: kept.layout.columns,
    read: (wanted, signal) => source({ ...asked, ...wanted }).read(signal),
    keyOf,
    find: found,
    failed,
  });
  const selecting = useSelection({ path: address.path, keyOf }, options.act);
  return {
    props: {
      load: isRecovering ? { status: 'loading' } : toLoad(rows),
      filters,
      page,
      pageSize: servedSize,
      onFiltersChange: (next, isTypingNow = false) => {
        setTyped(isTypingNow && !find ? { filters: next, before: asked } : undefined);
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
        exporting,
        selecting,
        whole: {
          isOn: isWhole,
          isReading: whole.progress !== undefined,
          note: isWhole
            ? wholeText({ ...whole, words, isSearched: find !== undefined, count: data?.count })
            : partial
              ? partialText(partial)
              : '',
          partial,
          onChange: (isOn) => {
            setIsPageWanted(!isOn);
            // Without `find`, all pages are needed for sorting only, which isn't remembered (R480).
            if (find) keepWhole(isOn);
            if (isOn !== search.isWhole) search.setWhole(isOn);
          },
          onReadAgain: whole.retry,
        },
        fresh: steady.fresh,
        sorting: {
          ...search.sorted,
          onSort: hasAllRows ? search.sortBy : undefined,
          onShown: (shown) =>
            noteShownRows(location.pathname, {
              rows: shown,
              keyOf,
              page: hasAllRows ? undefined : page,
            }),
        },
        ...kept,
      },
    },
    data,
    isRefreshing: reading.isValidating && data !== undefined && !reading.isPlaceholder,
    refresh: reading.retry,
    isPlaceholder: rows.isPlaceholder,
  };
}
