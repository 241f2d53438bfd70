import type { ListLayout } from './listColumns';
import type { SelectionStore } from './selection';
import type { ListViews } from './views';

/** The state of data that a screen loads. It is always exactly one of these. */
export type Load<Data> =
  | { status: 'loading' }
  /** `reason` is the failure that 'Copy details' copies. */
  | { status: 'failed'; reason?: unknown; onRetry: () => void }
  /** R16: a 403 is shown instead of the content. */
  | { status: 'forbidden' }
  /**
   * `isStale`: the data belongs to another page or filter and will soon be replaced. It is visible,
   * but its actions are disabled.
   */
  | { status: 'ready'; data: Data; isStale?: boolean };

/** The data if it is loaded. */
export const loaded = <Data>(load: Load<Data>): Data | undefined =>
  load.status === 'ready' ? load.data : undefined;

/** The rows belong to another page or filter: they may be seen, but not used (promise 3). */
export const isStale = (load: Load<unknown>): boolean =>
  load.status === 'ready' && load.isStale === true;

/** The singular and plural name of a list's rows. */
export interface RowWords {
  one: string;
  many: string;
}

/** The rows' order. */
export interface Sorting {
  /**
   * The id of the column that they are sorted by. Undefined while they are in the server's order.
   */
  by: string | undefined;
  isDescending: boolean;
  /**
   * Sorts by a column, or the other way round. Undefined while not all rows are here: a part of a
   * list can't be sorted.
   */
  onSort: ((columnId: string) => void) | undefined;
  /** Told the rows in the order in which they are shown. */
  onShown?: (rows: readonly unknown[]) => void;
}

export interface Progress {
  collected: number;
  /** On all pages, by the latest count. */
  count: number;
}

/** The whole list, read page by page. */
export interface WholeView {
  isOn: boolean;
  isReading: boolean;
  /** What the filters act on, or how far the reading is. */
  note: string;
  onChange: (isOn: boolean) => void;
  onReadAgain: () => void;
}

/** How fresh the rows of a list are (R403). */
export interface Freshness {
  /**
   * When they were read, in ISO 8601. Undefined before, and for the whole list, whose note says it.
   */
  readAt: string | undefined;
  /** Rows that were read after a return to the tab and are not shown yet. */
  newCount: number;
  /** Shows these rows too. */
  onShowNew: () => void;
}

/** The export of a list. */
export interface ExportView {
  /** Exports these rows, or else all that match. */
  onExport: (rows?: readonly unknown[]) => void;
  /** While it runs. */
  progress?: Progress | undefined;
  /** After it stopped. */
  failure?: { at: Progress; text: string } | undefined;
  onCancel: () => void;
  onDismiss: () => void;
}

/**
 * What one list can do with its selected rows beside export and copy. The console makes no call for
 * many at once.
 */
export interface SelectedAct<Row> {
  label: string;
  /** Whether it can be done with a row. It is done with those only. */
  isFor: (row: Row) => boolean;
  /** Shown if it can't be done with all. */
  note: (fitting: number, count: number) => string;
  onAct: (rows: readonly Row[]) => void;
}

/** The rows that an admin selects (R400). */
export interface Selecting {
  keyOf: (row: unknown) => string | undefined;
  /** The same as long as the list is. What is selected stays while other rows are shown. */
  store: SelectionStore;
  act: SelectedAct<unknown> | undefined;
}

/** What every list can do beside its filters and pages. */
export interface ListTools {
  words: RowWords;
  whole: WholeView;
  fresh: Freshness;
  sorting: Sorting;
  exporting: ExportView;
  layout: ListLayout;
  views: ListViews;
  selecting: Selecting;
}

/**
 * The props of every list's screen: a page of rows, and the filters and the page from the address.
 */
export interface ListView<Filters, Data> {
  /** The rows of this page: loading, loaded, or why they could not be read. */
  load: Load<Data>;
  /** The filters in use. */
  filters: Filters;
  /** From 1. */
  page: number;
  /** How many rows a page has. */
  pageSize: number;
  /**
   * `isTyping` is true while the admin types a text. Such a change adds no entry to the history.
   */
  onFiltersChange: (filters: Filters, isTyping?: boolean) => void;
  /** Called to remove all filters. */
  onClearFilters: () => void;
  /** Called with the number of the page to show, from 1. */
  onPageChange: (page: number) => void;
  /** Called with a page when the pointer or the focus rests on the button that shows it. */
  onPageAim?: (page: number) => void;
  /** Sorting, export, columns, saved views and selection of this list. */
  tools: ListTools;
}
