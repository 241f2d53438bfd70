/**
 * Selected rows by their keys, in the order in which they were selected. Rows of other pages and
 * filters too.
 */
export type Selected<Row> = ReadonlyMap<string, Row>;

/** The rows that a table shows, in its order. */
export interface ShownRows<Row> {
  rows: readonly Row[];
  /** The key of each row. A row without one can't be selected. */
  keys: readonly (string | undefined)[];
  placeOf: ReadonlyMap<string, number>;
}

export function shownRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | undefined,
): ShownRows<Row> {
  const keys = rows.map(keyOf);
  const placeOf = new Map<string, number>();
  // They may be 100,000.
  for (let place = 0; place < keys.length; place += 1) {
    const key = keys[place];
    if (key !== undefined) placeOf.set(key, place);
  }
  return { rows, keys, placeOf };
}

function withPlaces<Row>(
  selected: Selected<Row>,
  { rows, keys }: ShownRows<Row>,
  [from, to]: [number, number],
  isSelected: boolean,
) {
  const next = new Map(selected);
  for (let place = from; place <= to; place += 1) {
    const key = keys[place];
    const row = rows[place];
    if (key === undefined || row === undefined) continue;
    if (isSelected) next.set(key, row);
    else next.delete(key);
  }
  return next;
}

/**
 * Selects a row, or takes it out again. With an anchor, all rows from there become like it, if the
 * anchor is shown.
 */
export function withRow<Row>(
  selected: Selected<Row>,
  shown: ShownRows<Row>,
  {
    key,
    row,
    isSelected,
    anchor,
  }: { key: string; row: Row; isSelected: boolean; anchor?: string | undefined },
): Selected<Row> {
  const place = shown.placeOf.get(key);
  const start = anchor === undefined ? undefined : shown.placeOf.get(anchor);
  if (place !== undefined && start !== undefined)
    return withPlaces(
      selected,
      shown,
      [Math.min(start, place), Math.max(start, place)],
      isSelected,
    );
  const next = new Map(selected);
  if (isSelected) next.set(key, row);
  else next.delete(key);
  return next;
}

/** Selects all rows that are shown, or takes them out. Other pages' rows stay as they are. */
export const withAllShown = <Row>(
  selected: Selected<Row>,
  shown: ShownRows<Row>,
  isSelected: boolean,
): Selected<Row> => withPlaces(selected, shown, [0, shown.rows.length - 1], isSelected);

/** The same rows as they were read last. The same map if none of them is shown. */
export function renewed<Row>(
  selected: Selected<Row>,
  { rows, placeOf }: ShownRows<Row>,
): Selected<Row> {
  const now = [...selected].flatMap(([key, before]): [string, Row][] => {
    const row = rows[placeOf.get(key) ?? -1];
    return row === undefined || row === before ? [] : [[key, row]];
  });
  return now.length === 0 ? selected : new Map([...selected, ...now]);
}

/** How many of the selected rows are shown. */
export const countShown = (selected: Selected<unknown>, { placeOf }: ShownRows<unknown>): number =>
  [...selected.keys()].filter((key) => placeOf.has(key)).length;

/** How many rows are shown, and how many of them are selected. */
export interface InSight {
  selected: number;
  all: number;
}

/** A list's selection at work. What hears of it is told after each change. */
export interface SelectionStore {
  read: () => Selected<unknown>;
  /** The same object until something changes. All is 0 while nothing is selected. */
  inSight: () => InSight;
  subscribe: (listener: () => void) => () => void;
  /** Told the rows that the table shows, in its order. */
  show: (rows: readonly unknown[], keyOf: (row: unknown) => string | undefined) => void;
  /** `isRange`: so do all rows from the one that was ticked before. */
  set: (key: string, row: unknown, change: { isSelected: boolean; isRange: boolean }) => void;
  setAllShown: (isSelected: boolean) => void;
  clear: () => void;
}
