import type { ListLayout } from './listColumns';
import type { RowWords } from './numbers';
import type { SelectionStore } from './selection';
import type { ListViews } from './views';

export type Load<Data> =
  | { status: 'loading' }
  | { status: 'failed'; reason?: unknown; onRetry: () => void }
  /** A 403 doesn't sign out (R16). */
  | { status: 'forbidden' }
  | { status: 'ready'; data: Data; isStale?: boolean };

export const loaded = <Data>(load: Load<Data> | { status: 'missing' }): Data | undefined =>
  load.status === 'ready' ? load.data : undefined;

/** Stale rows can be seen but not used (promise 3). */
export const isStale = (load: Load<unknown>): boolean =>
  load.status === 'ready' && load.isStale === true;

export interface Sorting {
  /** Undefined means the server's order. */
  by: string | undefined;
  isDescending: boolean;
  /** Undefined while only some of the rows are loaded, because those can't be sorted. */
  onSort: ((columnId: string) => void) | undefined;
  onShown?: (rows: readonly unknown[]) => void;
}

export interface Progress {
  collected: number;
  count: number;
}

export interface WholeView {
  isOn: boolean;
  isReading: boolean;
  note: string;
  /** Set if the filters act on this page only (R22). */
  partial?: { searched: number; count: number } | undefined;
  onChange: (isOn: boolean) => void;
  onReadAgain: () => void;
}

/** What a list says about its age (R403). */
export interface Freshness {
  /** Undefined for a whole list, whose note says it. */
  readAt: string | undefined;
  newCount: number;
  onShowNew: () => void;
}

export interface ExportView {
  onExport: (rows?: readonly unknown[]) => void;
  progress?: Progress | undefined;
  failure?: { at: Progress; text: string } | undefined;
  onCancel: () => void;
  onDismiss: () => void;
}

export interface SelectedAct<Row> {
  label: string;
  isFor: (row: Row) => boolean;
  note: (fitting: number, count: number) => string;
  onAct: (rows: readonly Row[]) => void;
}

export interface Selecting {
  keyOf: (row: unknown) => string | undefined;
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

export interface ListView<Filters, Data> {
  load: Load<Data>;
  filters: Filters;
  page: number;
  pageSize: number;
  /** With `isTyping`, the change adds no entry to the history. */
  onFiltersChange: (filters: Filters, isTyping?: boolean) => void;
  onClearFilters: () => void;
  onPageChange: (page: number) => void;
  onPageAim?: (page: number) => void;
  tools: ListTools;
}
