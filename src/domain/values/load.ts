/** The state of data that a screen loads. It is always exactly one of these. */
export type Load<Data> =
  | { status: 'loading' }
  /** `reason` is the failure that 'Copy details' copies. */
  | { status: 'failed'; reason?: unknown; onRetry: () => void }
  /** R16: a 403 is shown instead of the content. */
  | { status: 'forbidden' }
  /** `isStale`: the data belongs to another page or filter and will soon be replaced. It is visible, but its actions are disabled. */
  | { status: 'ready'; data: Data; isStale?: boolean };

/** The data if it is loaded. */
export const loaded = <Data>(load: Load<Data>): Data | undefined => (load.status === 'ready' ? load.data : undefined);

/** The props of every list's screen: a page of rows, and the filters and the page from the address. */
export interface ListView<Filters, Data> {
  load: Load<Data>;
  filters: Filters;
  /** From 1. */
  page: number;
  pageSize: number;
  /** `isTyping` is true while the admin types a text. Such a change adds no entry to the history. */
  onFiltersChange: (filters: Filters, isTyping?: boolean) => void;
  onClearFilters: () => void;
  onPageChange: (page: number) => void;
}
