import { fn } from 'storybook/test';
import type { ListTools, WholeView } from '~/lib/load';
import { createSelection } from '~/lib/selection';
import { recordOf, readId } from '~/lib/records';

/** The filters act on one of several pages (R22). */
export const ofPage: WholeView = {
  isOn: false,
  isReading: false,
  note: 'Filtering this page only (20 of 10,000)',
  partial: { searched: 20, count: 10_000 },
  onChange: fn(),
  onReadAgain: fn(),
};

const rowKey = (row: unknown) => readId(recordOf(row)?.['id'] ?? recordOf(row)?.['login']);

/** A list of which one page is shown, in the server's order, and nothing is exported. */
export const buildTools = (many: string, changes: Partial<ListTools> = {}): ListTools => ({
  words: { one: many.slice(0, -1), many },
  whole: { isOn: false, isReading: false, note: '', onChange: fn(), onReadAgain: fn() },
  fresh: { readAt: '2026-03-15T12:00:00Z', newCount: 0, onShowNew: fn() },
  sorting: { by: undefined, isDescending: false, onSort: undefined },
  exporting: { onExport: fn(), onCancel: fn(), onDismiss: fn() },
  layout: { columns: '', isCompact: false, onChange: fn() },
  views: {
    kept: {},
    builtIn: [],
    filters: [],
    query: '',
    path: `/${many}`,
    isKept: true,
    onAct: fn(),
  },
  selecting: { keyOf: rowKey, store: createSelection(), act: undefined },
  ...changes,
});
