/** What a screen shows of something that is read: one of these states, and never two at once. */
export type Load<Data> =
  | { status: 'loading' }
  | { status: 'failed'; onRetry: () => void }
  /** R16: a 403 is shown in place of the content. */
  | { status: 'forbidden' }
  /** `isStale`: the data belongs to another page or filter and is soon replaced; it may be seen but not used. */
  | { status: 'ready'; data: Data; isStale?: boolean };

/** The data where there is some. */
export const loaded = <Data>(load: Load<Data>): Data | undefined => (load.status === 'ready' ? load.data : undefined);
