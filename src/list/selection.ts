import {
  countShown,
  renewed,
  shownRows,
  withAllShown,
  withRow,
  type InSight,
  type Selected,
  type SelectionStore,
  type ShownRows,
} from '../lib/selection';
import { listMemory } from './shownRows';

const noneInSight: InSight = { selected: 0, all: 0 };

/**
 * A list's selection at work. Nothing is worked out of the rows that are shown before one of them
 * is selected: they may be many.
 */
export function createSelection(): SelectionStore {
  const listeners = new Set<() => void>();
  let selected: Selected<unknown> = new Map();
  let inSight = noneInSight;
  /** The row that was ticked last. */
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

/** What is selected in a list. It stays in this tab's memory while other pages are shown. */
export function selectionOf(path: string): SelectionStore {
  const list = listMemory(path);
  return (list.selection ??= createSelection());
}
