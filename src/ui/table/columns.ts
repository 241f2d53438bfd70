import type { ReactNode } from 'react';
import type { Amount, Places } from '~/lib/money';
import type { SortKey } from '~/lib/sorting';
import type { MenuEntry } from '../overlays/MenuPanel';

/** A column of a table. Define columns at module scope. */
export interface Column<Row> {
  id: string;
  header: string;
  className?: string;
  /**
   * The minimum width in pixels; the columns share the rest. Without it the content decides, and
   * headers move when rows arrive, unless a stylesheet sizes the `col`.
   */
  width?: number;
  /** The width of its skeleton in pixels, for a column without `width`. */
  placeholder?: number;
  /** `places` has the decimals of the column's amounts, if it names them. */
  cell: (row: Row, places: Places) => ReactNode;
  /** The cell's amounts. All rows then show the same number of decimals. */
  amounts?: (row: Row) => readonly Amount[];
  /** Without it, rows can't be sorted by this column. */
  sort?: (row: Row) => SortKey;
  /**
   * Its place in the row's card on a narrow screen (R284). Any other column follows with its header
   * as a label; a 'wide' one gets a line of its own.
   */
  card?: 'name' | 'status' | 'figure' | 'wide' | 'actions';
  /** The name of the row's box. */
  name?: (row: Row) => unknown;
  /** What the copy button of a hovered or focused row copies, and how it is called: 'email'. */
  copy?: { what: string; text: (row: Row) => unknown };
}

const unlabelled: readonly Column<never>['card'][] = ['name', 'status', 'actions'];

/**
 * The attributes for cards.css. Amounts and what can be copied (an id, an email, an address) are
 * never translated.
 */
export const cardCell = ({
  card,
  header,
  copy,
  amounts,
}: Pick<Column<never>, 'card' | 'header' | 'copy' | 'amounts'>) => ({
  translate: copy || amounts ? ('no' as const) : undefined,
  'data-card': card,
  'data-label': unlabelled.includes(card) ? undefined : header,
});

export type ColumnHead<Row> = Omit<Column<Row>, 'cell'>;

/** A last column with a menu in each row. */
export interface RowActions<Row> {
  header: string;
  label: (row: Row) => string;
  entries: (row: Row) => readonly MenuEntry[];
}
