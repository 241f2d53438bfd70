/** In the order of selection. Rows of other pages and filters too. */
export type Selected<Row> = ReadonlyMap<string, Row>;

export interface ShownRows<Row> {
  rows: readonly Row[];
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

/** With an anchor that is shown, all rows from there. */
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

const withAllShown = <Row>(
  selected: Selected<Row>,
  shown: ShownRows<Row>,
  isSelected: boolean,
): Selected<Row> => withPlaces(selected, shown, [0, shown.rows.length - 1], isSelected);

/** The same map if none is shown. */
function renewed<Row>(selected: Selected<Row>, { rows, placeOf }: ShownRows<Row>): Selected<Row> {
  const now = [...selected].flatMap(([key, before]): [string, Row][] => {
    const row = rows[placeOf.get(key) ?? -1];
    return row === undefined || row === before ? [] : [[key, row]];
  });
  return now.length === 0 ? selected : new Map([...selected, ...now]);
}

const countShown = (selected: Selected<unknown>, { placeOf }: ShownRows<unknown>): number =>
  [...selected.keys()].filter((key) => placeOf.has(key)).length;

export interface InSight {
  selected: number;
  all: number;
}

export interface SelectionStore {
  read: () => Selected<unknown>;
  /** The same object until something changes. `all` is 0 while nothing is selected. */
  inSight: () => InSight;
  subscribe: (listener: () => void) => () => void;
  show: (rows: readonly unknown[], keyOf: (row: unknown) => string | undefined) => void;
  /** `isRange`: from the one that was ticked before. */
  set: (key: string, row: unknown, change: { isSelected: boolean; isRange: boolean }) => void;
  setAllShown: (isSelected: boolean) => void;
  clear: () => void;
}

const noneInSight: InSight = { selected: 0, all: 0 };

/** Nothing is worked out before a row is selected: they may be many. */
export function createSelection(): SelectionStore {
  const listeners = new Set<() => void>();
  let selected: Selected<unknown> = new Map();
  let inSight = noneInSight;
  let anchor: string | undefined;
  let readShown = () => shownRows<unknown>([], () => undefined);
  const change = (next: Selected<unknown>) => {
    selected = next;
    inSight =
      next.size === 0
        ? noneInSight
        : { selected: countShown(next, readShown()), all: readShown().placeOf.size };
    for (const listener of listeners) listener();
  };
  return {
    read: () => selected,
    inSight: () => inSight,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    show: (rows, keyOf) => {
      let shown: ShownRows<unknown> | undefined;
      readShown = () => (shown ??= shownRows(rows, keyOf));
      if (selected.size > 0) change(renewed(selected, readShown()));
    },
    set: (key, row, { isSelected, isRange }) => {
      const next = withRow(selected, readShown(), {
        key,
        row,
        isSelected,
        anchor: isRange ? anchor : undefined,
      });
      anchor = key;
      change(next);
    },
    setAllShown: (isSelected) => {
      anchor = undefined;
      change(withAllShown(selected, readShown(), isSelected));
    },
    clear: () => {
      anchor = undefined;
      change(new Map());
    },
  };
}
