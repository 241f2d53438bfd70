interface Arrangeable {
  id: string;
  card?: string | undefined;
}

/** Column ids in order, hidden ones with a '-': 'name,-email,role' (R344). */
export type ColumnLayout = string;

export interface ListLayout {
  columns: ColumnLayout;
  isInAddress?: boolean;
  isCompact: boolean;
  onChange: (change: { columns?: ColumnLayout; isCompact?: boolean }) => void;
}

export interface Arranged<Column> {
  column: Column;
  isShown: boolean;
  isFixed: boolean;
}

const isActions = ({ card }: Arrangeable) => card === 'actions';

/** A column that isn't named follows the one that it follows by default. */
export function arrangeColumns<Column extends Arrangeable>(
  columns: readonly Column[],
  arrangement: ColumnLayout,
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

export function shownColumns<Column extends Arrangeable>(
  columns: readonly Column[],
  arrangement: ColumnLayout = '',
): readonly Column[] {
  if (arrangement === '') return columns;
  const shown = arrangeColumns(columns, arrangement).flatMap(({ column, isShown }) =>
    isShown ? column : [],
  );
  return [...shown, ...columns.filter(isActions)];
}

export const arrangementOf = (columns: readonly Arranged<Arrangeable>[]): ColumnLayout =>
  columns.map(({ column, isShown }) => (isShown ? column.id : `-${column.id}`)).join(',');

export const withShown = <Column extends Arrangeable>(
  columns: readonly Arranged<Column>[],
  id: string,
  isShown: boolean,
): Arranged<Column>[] =>
  columns.map((arranged) =>
    arranged.column.id === id ? { ...arranged, isShown: isShown || arranged.isFixed } : arranged,
  );

/** Returns the same list if there is no such place. */
export function moveEntry<Entry>(
  entries: readonly Entry[],
  isMoved: (entry: Entry) => boolean,
  step: 1 | -1,
): readonly Entry[] {
  const from = entries.findIndex(isMoved);
  const [moved, other] = [entries[from], entries[from + step]];
  if (moved === undefined || other === undefined) return entries;
  return entries.map((entry) => (entry === moved ? other : entry === other ? moved : entry));
}
