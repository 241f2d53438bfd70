import type { ListLayout } from './listColumns';
import type { SelectionStore } from './selection';
import type { ListViews } from './views';

/** The state of data that a screen loads. */
export type Load<Data> =
  | { status: 'loading' }
  /** `reason` is what 'Copy details' copies. */
  | { status: 'failed'; reason?: unknown; onRetry: () => void }
  /** R16: a 403 is shown instead of the content. */
  | { status: 'forbidden' }
  /** `isStale`: it belongs to another page or filter: visible, but its actions are disabled. */
  | { status: 'ready'; data: Data; isStale?: boolean };

export const loaded = <Data>(load: Load<Data>): Data | undefined =>
  load.status === 'ready' ? load.data : undefined;

/** Rows of another page or filter may be seen, but not used (promise 3). */
export const isStale = (load: Load<unknown>): boolean =>
  load.status === 'ready' && load.isStale === true;

/** What a list's rows are called. */
export interface RowWords {
  one: string;
  many: string;
}

export interface Sorting {
  /** Undefined while the rows are in the server's order. */
  by: string | undefined;
  isDescending: boolean;
  /** Undefined while not all rows are here: a part of a list can't be sorted. */
  onSort: ((columnId: string) => void) | undefined;
  /** Called with the rows in the order in which they are shown. */
  onShown?: (rows: readonly unknown[]) => void;
}

export interface Progress {
  collected: number;
  /** On all pages. */
  count: number;
}

export interface WholeView {
  isOn: boolean;
  isReading: boolean;
  note: string;
  /** The filters act on the rows of this page only (R22), and there are other pages. */
  partial?: { searched: number; count: number } | undefined;
  onChange: (isOn: boolean) => void;
  onReadAgain: () => void;
}

/** How fresh the rows are (R403). */
export interface Freshness {
  /** ISO 8601. Undefined before, and for the whole list, whose note says it. */
  readAt: string | undefined;
  /** Rows that were read unasked and are not shown yet. */
  newCount: number;
  onShowNew: () => void;
}

export interface ExportView {
  /** Exports these rows, or all that match. */
  onExport: (rows?: readonly unknown[]) => void;
  progress?: Progress | undefined;
  failure?: { at: Progress; text: string } | undefined;
  onCancel: () => void;
  onDismiss: () => void;
}

/** What a list can do with its selected rows beside export and copy. */
export interface SelectedAct<Row> {
  label: string;
  /** It is done only with rows that fit. */
  isFor: (row: Row) => boolean;
  /** Shown if not all fit. */
  note: (fitting: number, count: number) => string;
  onAct: (rows: readonly Row[]) => void;
}

export interface Selecting {
  keyOf: (row: unknown) => string | undefined;
  /** What is selected stays while other rows are shown. */
  store: SelectionStore;
  act: SelectedAct<unknown> | undefined;
}

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

/** The props of every list's screen. */
export interface ListView<Filters, Data> {
  load: Load<Data>;
  filters: Filters;
  /** From 1. */
  page: number;
  pageSize: number;
  /** `isTyping`: while a text is typed; such a change adds no entry to the history. */
  onFiltersChange: (filters: Filters, isTyping?: boolean) => void;
  onClearFilters: () => void;
  onPageChange: (page: number) => void;
  /** Called when the pointer or the focus rests on the button of a page. */
  onPageAim?: (page: number) => void;
  tools: ListTools;
}
