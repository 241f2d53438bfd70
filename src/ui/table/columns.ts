import type { ReactNode } from 'react';
import type { Amount, Places } from '../../lib/money';
import type { SortKey } from '../../lib/sorting';
import type { MenuEntry } from '../overlays/MenuPanel';

/** A column of a table. Define columns at module scope. */
export interface Column<Row> {
  id: string;
  header: string;
  className?: string;
  /**
   * The column's minimum width in pixels; the columns share the remaining width. Without it the
   * content decides the width, and the headers move when the rows arrive, unless a stylesheet gives
   * the `col` a width that depends on the window.
   */
  width?: number;
  /** Width of the placeholder in pixels. */
  placeholder: number;
  /** `places`: how many decimals the column's amounts have, if it names them. */
  cell: (row: Row, places: Places) => ReactNode;
  /** The amounts in the row's cell. All rows then show the same number of decimals. */
  amounts?: (row: Row) => readonly Amount[];
  /** What the rows are sorted by. Without it the column can't be sorted by. */
  sort?: (row: Row) => SortKey;
  /**
   * Its place in the row's card on a narrow screen (R284): the name, the status beside it, the
   * figures below, the actions last. Any other column follows with its header as a label; a wide
   * one has a line of its own.
   */
  card?: 'name' | 'status' | 'figure' | 'wide' | 'actions';
  /** What the row is called, in the column of its name: its box says it. */
  name?: (row: Row) => unknown;
  /**
   * What the row's copy button copies, and what that is: 'email'. The button is there while the row
   * is hovered or has the focus.
   */
  copy?: { what: string; text: (row: Row) => unknown };
}

const unlabelled: readonly Column<never>['card'][] = ['name', 'status', 'actions'];

/**
 * The attributes from which cards.css makes a card; without places in the columns there are none.
 * What can be copied (an id, an email, an address) and amounts are never translated.
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

/** What a table's head needs of a column. */
export type ColumnHead<Row> = Omit<Column<Row>, 'cell'>;

/** A last column with a menu in each row. */
export interface RowActions<Row> {
  header: string;
  /** The accessible name of the menu's button. */
  label: (row: Row) => string;
  entries: (row: Row) => readonly MenuEntry[];
}
