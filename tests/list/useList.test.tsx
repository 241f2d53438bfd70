import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/api/http/errors';
import { ToastContext, type ToastMessage } from '~/ui/feedback/toasts';
import type { Source } from '~/api/reading/prefetch';
import type { ListReading } from '~/api/reading/reading';
import type { Page } from '~/api/types';
import { useList, type Wanted } from '~/list/useList';
import { signIn } from '../signIn';

/** What is read is the test's own. */
const reading = vi.hoisted(() => ({ of: (_source: unknown): unknown => undefined }));
vi.mock('~/api/reading/reading', async (importActual) => ({
  ...(await importActual<object>()),
  useListReading: (source: unknown) => reading.of(source),
}));

const noFilters = { search: '', phase: '' };
type Rows = ListReading<Page<object>>;

const twoRows: Rows = {
  data: { count: 42, results: [{}, {}] },
  isLoading: false,
  isValidating: false,
  isPlaceholder: false,
  retry: vi.fn(),
};

/** A list whose server says `rows`; `asked` is what it was asked for last. */
function openList(
  rows: Rows | ((page: number) => Rows) = twoRows,
  filtersActOn: 'page' | 'server' = 'server',
) {
  const toasts: ToastMessage[] = [];
  const asked: { last?: Wanted<typeof noFilters> } = {};
  const source = (wanted: Wanted<typeof noFilters>): Source<Page<object>> => ({
    key: ['rows', wanted],
    read: () => Promise.reject(new Error('The reading is mocked')),
  });
  reading.of = (read) => {
    if (read === null) return { ...twoRows, data: undefined };
    const [, wanted] = (read as Source).key as ['rows', Wanted<typeof noFilters>];
    asked.last = wanted;
    return typeof rows === 'function' ? rows(wanted.page) : rows;
  };
  const { result, rerender } = renderHook(
    () => {
      const list = useList({
        words: { one: 'row', many: 'rows' },
        noFilters,
        pageSize: 20,
        ...(filtersActOn === 'page' && { find: (all) => all }),
        source,
        failed: 'Error fetching rows',
        fields: [],
      });
      return { ...list, ...list.props, asked: asked.last };
    },
    {
      wrapper: ({ children }) => (
        <ToastContext value={(toast) => void toasts.push(toast)}>{children}</ToastContext>
      ),
    },
  );
  return {
    toasts,
    rerender,
    get current() {
      return result.current;
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/trading');
});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const back = async () => {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await act(async () => {
    await popped;
  });
};

describe('a search goes to the server 300 ms after its last key (R25)', () => {
  it('is in the address at once, and is sent later', async () => {
    const list = openList();
    for (const text of ['o', 'ok', 'oka']) {
      act(() => list.current.onFiltersChange({ ...list.current.filters, search: text }, true));
      expect(list.current.filters.search).toBe(text);
      expect(list.current).toMatchObject({ isPlaceholder: true, asked: { filters: noFilters } });
      await wait(299);
    }
    expect(location.search).toBe('?search=oka');
    await wait(1);
    expect(list.current).toMatchObject({
      isPlaceholder: false,
      asked: { filters: { search: 'oka', phase: '' }, page: 1 },
    });
  });

  it('makes no call in between, such as page 1 of the previous search', async () => {
    history.replaceState(null, '', '/trading?search=a&page=3');
    const list = openList();
    act(() => list.current.onFiltersChange({ ...list.current.filters, search: 'ab' }, true));
    expect(list.current).toMatchObject({ page: 1, asked: { filters: { search: 'a' }, page: 3 } });
    await wait(300);
    expect(list.current.asked).toMatchObject({ filters: { search: 'ab' }, page: 1 });
  });

  it('typing adds no history entry', () => {
    const list = openList();
    const places = history.length;
    for (const text of ['o', 'ok', 'oka'])
      act(() => list.current.onFiltersChange({ ...list.current.filters, search: text }, true));
    expect(history.length).toBe(places);
  });
});

describe('any other change is sent at once', () => {
  it('a choice in a filter is sent together with the text typed before, in one request', () => {
    const list = openList();
    act(() => list.current.onFiltersChange({ search: 'oka', phase: '' }, true));
    act(() => list.current.onFiltersChange({ search: 'oka', phase: '3' }, false));
    expect(list.current).toMatchObject({
      isPlaceholder: false,
      asked: { filters: { search: 'oka', phase: '3' } },
    });
  });

  it('clearing the filters', () => {
    const list = openList();
    act(() => list.current.onFiltersChange({ search: 'oka', phase: '' }, true));
    act(() => list.current.onClearFilters());
    expect(list.current).toMatchObject({
      isPlaceholder: false,
      filters: noFilters,
      asked: { filters: noFilters },
    });
  });

  it('Back, also while a search is being typed', async () => {
    const list = openList();
    act(() => list.current.onFiltersChange({ search: '', phase: '3' }, false));
    act(() => list.current.onFiltersChange({ search: 'o', phase: '3' }, true));
    vi.useRealTimers();
    await back();
    expect(list.current).toMatchObject({
      isPlaceholder: false,
      filters: noFilters,
      asked: { filters: noFilters },
    });
  });
});

describe('the rows', () => {
  const failed: Rows = { ...twoRows, data: undefined, error: new ApiError(500, 'Down') };

  it('are loading, ready, or stale while others are loading', () => {
    expect(openList({ ...twoRows, data: undefined }).current.load).toEqual({ status: 'loading' });
    expect(openList().current.load).toMatchObject({ status: 'ready', isStale: false });
    expect(openList({ ...twoRows, isPlaceholder: true }).current.load).toMatchObject({
      status: 'ready',
      isStale: true,
    });
  });

  it('that failed are reported once, and can be tried again', () => {
    const list = openList(failed);
    expect(list.current.load).toMatchObject({ status: 'failed' });
    expect(list.toasts.map(({ text }) => text)).toEqual(['Down']);
  });

  it('that are forbidden are reported, too (R43)', () => {
    const list = openList({ ...failed, error: new ApiError(403) });
    expect(list.current.load).toEqual({ status: 'forbidden' });
    expect(list.toasts.map(({ text }) => text)).toEqual(['Error fetching rows']);
  });

  it.each([
    ['empty', { ...twoRows, data: { count: 42, results: [] } }, '?page=3'],
    ['not found', { ...failed, error: new ApiError(404) }, ''],
  ])(
    'beyond the last page (%s) lead back to a page there is, without a word',
    (_case, rows, address) => {
      history.replaceState(null, '', '/trading?page=9');
      const list = openList((page) => (page > 3 ? rows : twoRows));
      expect(list.toasts).toEqual([]);
      expect(location.search).toBe(address);
    },
  );

  it.each([
    [60, 100_000],
    [5000, 100_000],
    [5001, 100_000],
  ])(
    'from page %i lead to the first one, without a word, if the server counts %i rows and gives two',
    (from, count) => {
      history.replaceState(null, '', `/trading?page=${String(from)}`);
      const list = openList((page) => ({
        ...twoRows,
        data: { count, results: page > 1 ? [] : [{}, {}] },
      }));
      expect(list.current).toMatchObject({ page: 1, load: { status: 'ready' } });
      expect(list.toasts).toEqual([]);
    },
  );

  it('are loading, not none, while the page that there is comes', () => {
    history.replaceState(null, '', '/trading?page=9');
    const empty = { ...twoRows, data: { count: 42, results: [] } };
    const list = openList((page) => (page > 3 ? empty : { ...empty, isPlaceholder: true }));
    expect(location.search).toBe('?page=3');
    expect(list.current.load).toEqual({ status: 'loading' });
  });

  it('stay and are not read again if the filters act on the loaded page (R22)', () => {
    history.replaceState(null, '', '/trading?page=2');
    const list = openList({ ...twoRows, data: { count: 101, results: [{}, {}] } }, 'page');
    act(() => list.current.onFiltersChange({ search: 'a', phase: '' }, true));
    expect(list.current).toMatchObject({ page: 2, isPlaceholder: false, filters: { search: 'a' } });
    expect(list.current.asked).toEqual({ filters: noFilters, page: 2, pageSize: 20 });
  });

  describe('of a list whose filters act on what was read', () => {
    const manyRows = (count: number): Rows => ({
      ...twoRows,
      data: { count, results: Array.from({ length: 20 }, () => ({})) },
    });
    const filter = { search: 'a', phase: '' };

    it('are those of this page if there are more than five, and the list says so', () => {
      const list = openList(manyRows(101), 'page');
      act(() => list.current.onFiltersChange(filter));
      expect(list.current.tools.whole).toMatchObject({
        isOn: false,
        partial: { searched: 20, count: 101 },
      });
    });

    it('are all of at most five pages while a filter is set, unless the page is asked for', () => {
      const list = openList(manyRows(100), 'page');
      expect(list.current.tools.whole).toMatchObject({ isOn: false, isReading: false });
      act(() => list.current.onFiltersChange(filter));
      expect(list.current.tools.whole).toMatchObject({
        isOn: true,
        isReading: true,
        partial: undefined,
      });
      expect(location.search).toBe('?search=a');
      act(() => list.current.tools.whole.onChange(false));
      expect(list.current.tools.whole).toMatchObject({ isOn: false });
      act(() => list.current.onClearFilters());
      expect(list.current.tools.whole).toMatchObject({ isOn: false });
    });

    it('stay those of the page if the server filters', () => {
      const list = openList(manyRows(100));
      act(() => list.current.onFiltersChange(filter));
      expect(list.current.tools.whole).toMatchObject({ isOn: false, partial: undefined });
    });

    it('are all of them from then on once all were asked for (R480)', () => {
      signIn();
      const list = openList(manyRows(101), 'page');
      act(() => list.current.tools.whole.onChange(true));
      expect(location.search).toBe('?whole=1');
      history.replaceState(null, '', '/trading');
      const later = openList(manyRows(101), 'page');
      expect(later.current.tools.whole.isOn).toBe(true);
      act(() => later.current.tools.whole.onChange(false));
      expect(location.search).toBe('');
      expect(openList(manyRows(101), 'page').current.tools.whole.isOn).toBe(false);
    });
  });

  it('are counted with the server’s page size if it is smaller than the requested one (R37)', () => {
    const ten = (page: number): Rows => ({
      ...twoRows,
      data: { count: 34, results: Array.from({ length: page === 4 ? 4 : 10 }, () => ({})) },
    });
    const list = openList(ten);
    expect(list.current.pageSize).toBe(10);
    for (const page of [2, 3, 4]) {
      act(() => list.current.onPageChange(page));
      expect(list.current).toMatchObject({ page, pageSize: 10, asked: { page, pageSize: 20 } });
    }
  });

  it('are counted with the requested page size if the page is full or has all rows', () => {
    expect(openList({ ...twoRows, data: { count: 2, results: [{}, {}] } }).current.pageSize).toBe(
      20,
    );
    expect(
      openList({ ...twoRows, data: { count: 42, results: Array.from({ length: 20 }, () => ({})) } })
        .current.pageSize,
    ).toBe(20);
  });

  it('tell when they are being refreshed', () => {
    expect(openList({ ...twoRows, isValidating: true }).current.isRefreshing).toBe(true);
    expect(
      openList({ ...twoRows, isValidating: true, isPlaceholder: true }).current.isRefreshing,
    ).toBe(false);
  });

  it('wait until they are asked for if nobody asked for the reading (R403)', () => {
    const page = (ids: readonly number[], isAutoRefresh: boolean): Rows => ({
      ...twoRows,
      data: { count: 42, results: ids.map((id) => ({ id })) },
      note: { at: 0, isAutoRefresh },
    });
    let read = page([1, 2], false);
    const list = openList(() => read);
    read = page([3, 1], true);
    list.rerender();
    expect(list.current.data?.results).toEqual([{ id: 1 }, { id: 2 }]);
    expect(list.current.tools.fresh.newCount).toBe(1);
    act(() => list.current.tools.fresh.onShowNew());
    expect(list.current.data?.results).toEqual([{ id: 3 }, { id: 1 }]);
  });
});
