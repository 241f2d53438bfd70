/** What is needed of a column to arrange it. */
interface Arrangeable {
  id: string;
  card?: string | undefined;
}

/**
 * How an admin arranged a list's columns (R344): their ids in order, those that are hidden after a
 * '-': 'name,-email,role'. '' if nothing was changed. Both storage and the address have it in this
 * form.
 */
export type Arrangement = string;

/** What an admin chose for the columns and rows of a list. */
export interface ListLayout {
  columns: Arrangement;
  /** The address names the columns, so links that stay in the list do too. */
  isInAddress?: boolean;
  isCompact: boolean;
  onChange: (change: { columns?: Arrangement; isCompact?: boolean }) => void;
}

export interface Arranged<Column> {
  column: Column;
  isShown: boolean;
  /** The column with the name stays. */
  isFixed: boolean;
}

const isActions = ({ card }: Arrangeable) => card === 'actions';

/**
 * All columns but the actions, in the admin's order. A column that the text doesn't name is shown
 * after the one that it follows by default.
 */
export function arrangeColumns<Column extends Arrangeable>(
  columns: readonly Column[],
  arrangement: Arrangement,
): Arranged<Column>[] {
  const names = arrangement.split(',');
  let place = -1;
  const placed = columns
    .filter((column) => !isActions(column))
    .map((column) => {
      const named = names.findIndex((name) => name.replace(/^-/, '') === column.id);
      if (named >= 0) place = named;
      const isFixed = column.card === 'name';
      return { column, place, isFixed, isShown: isFixed || !names.includes(`-${column.id}`) };
    });
  return placed.sort((one, other) => one.place - other.place);
}

/** The columns that a table has. Its actions come last. */
export function shownColumns<Column extends Arrangeable>(
  columns: readonly Column[],
  arrangement: Arrangement = '',
): readonly Column[] {
  if (arrangement === '') return columns;
  const shown = arrangeColumns(columns, arrangement).flatMap(({ column, isShown }) =>
    isShown ? column : [],
  );
  return [...shown, ...columns.filter(isActions)];
}
