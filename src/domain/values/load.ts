/** The state of data that a screen loads. It is always exactly one of these. */
export type Load<Data> =
  | { status: 'loading' }
  /** `reason` is what 'Copy details' tells of. */
  | { status: 'failed'; reason?: unknown; onRetry: () => void }
  /** R16: a 403 is shown instead of the content. */
  | { status: 'forbidden' }
  /** `isStale`: the data belongs to another page or filter and will soon be replaced. It is visible, but its actions are disabled. */
  | { status: 'ready'; data: Data; isStale?: boolean };

/** The data if it is loaded. */
export const loaded = <Data>(load: Load<Data>): Data | undefined => (load.status === 'ready' ? load.data : undefined);

/** What the screen of every list takes: its page of rows, and its filters and page as they stand in the address. */
export interface ListView<Filters, Data> {
  load: Load<Data>;
  filters: Filters;
  /** From 1. */
  page: number;
  pageSize: number;
  /** `isTyping` while a text grows key by key: such a change takes no place of its own in the history. */
  onFiltersChange: (filters: Filters, isTyping?: boolean) => void;
  onClearFilters: () => void;
  onPageChange: (page: number) => void;
}
