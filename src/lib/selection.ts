import { createListeners } from './listeners';

/** In the order in which they were selected, including rows of other pages and filters. */
type Selected = ReadonlyMap<string, unknown>;

export interface InSight {
  selected: number;
  all: number;
}

export interface SelectionStore {
  read: () => Selected;
  /** Returns the same object until something changes. `all` is 0 while nothing is selected. */
  inSight: () => InSight;
  subscribe: (listener: () => void) => () => void;
  show: (rows: readonly unknown[], keyOf: (row: unknown) => string | undefined) => void;
  /** With `isRange`, changes all rows from the last one that was ticked. */
  set: (key: string, row: unknown, change: { isSelected: boolean; isRange: boolean }) => void;
  setAllShown: (isSelected: boolean) => void;
  clear: () => void;
}

const noneInSight: InSight = { selected: 0, all: 0 };

/** Keyed, in the list's order. */
function byKey(rows: readonly unknown[], keyOf: (row: unknown) => string | undefined) {
  const shown = new Map<string, unknown>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key !== undefined) shown.set(key, row);
  }
  return shown;
}

/** Empty if one of the two isn't shown. */
function rowsBetween(shown: Selected, one: string, other: string) {
  const keys = [...shown.keys()];
  const [from = -1, to = -1] = [keys.indexOf(one), keys.indexOf(other)].sort((a, b) => a - b);
  return from < 0 ? [] : [...shown].slice(from, to + 1);
}

/** Does no work before a row is selected, because the list may have 100,000. */
export function createSelection(): SelectionStore {
  const listeners = createListeners();
  let selected: Selected = new Map();
  let inSight = noneInSight;
  let anchor: string | undefined;
  let readShown = () => byKey([], () => undefined);
  const change = (next: Selected) => {
    selected = next;
    const shown = next.size > 0 ? readShown() : undefined;
    inSight = shown
      ? { selected: [...next.keys()].filter((key) => shown.has(key)).length, all: shown.size }
      : noneInSight;
    listeners.call();
  };
  const setRows = (rows: Iterable<readonly [string, unknown]>, isSelected: boolean) => {
    const next = new Map(selected);
    for (const [key, row] of rows)
      if (isSelected) next.set(key, row);
      else next.delete(key);
    change(next);
  };
  return {
    read: () => selected,
    inSight: () => inSight,
    subscribe: listeners.subscribe,
    show: (rows, keyOf) => {
      let shown: Map<string, unknown> | undefined;
      readShown = () => (shown ??= byKey(rows, keyOf));
      if (selected.size === 0) return;
      const renewed = [...readShown()].filter(
        ([key, row]) => selected.has(key) && selected.get(key) !== row,
      );
      change(renewed.length > 0 ? new Map([...selected, ...renewed]) : selected);
    },
    set: (key, row, { isSelected, isRange }) => {
      const range = isRange && anchor !== undefined ? rowsBetween(readShown(), anchor, key) : [];
      anchor = key;
      setRows(range.length > 0 ? range : [[key, row]], isSelected);
    },
    setAllShown: (isSelected) => {
      anchor = undefined;
      setRows(readShown(), isSelected);
    },
    clear: () => {
      anchor = undefined;
      change(new Map());
    },
  };
}
