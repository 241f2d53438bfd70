import { useSyncExternalStore, type ChangeEvent, type MouseEvent } from 'react';
import type { Selecting } from '../../domain/values/load';
import { countShown, renewed, shownRows, withAllShown, withRow, type Selected } from '../../domain/values/selection';
import { formatText } from '../../domain/values/text';
import type { Column } from './columns';

export interface SelectionStore {
  keyOf: Selecting['keyOf'];
  read: () => Selected<unknown>;
  subscribe: (listener: () => void) => () => void;
  /** Told the rows that the table shows, in its order. */
  show: (rows: readonly unknown[]) => void;
  set: (key: string, isSelected: boolean, isRange: boolean) => void;
  setAllShown: (isSelected: boolean) => void;
  clear: () => void;
  /** How many of the rows that are shown are selected. The same object until something changes. */
  shown: () => { selected: number; all: number };
}

const none: Selected<unknown> = new Map();

/** A table's selection at work. A box hears only of its own row, so that ticking one draws no other row again. */
export function createSelection({ keyOf, read: readKept, write }: Pick<Selecting, 'keyOf' | 'read' | 'write'>): SelectionStore {
  const read = () => readKept() ?? none;
  const listeners = new Set<() => void>();
  let shown = shownRows<unknown>([], keyOf);
  /** The row that was ticked last. */
  let anchor: string | undefined;
  let inSight = { selected: 0, all: 0 };
  const change = (next: Selected<unknown>) => {
    write(next);
    inSight = { selected: countShown(next, shown), all: shown.placeOf.size };
    for (const listener of listeners) listener();
  };
  return {
    keyOf,
    read,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    show: (rows) => {
      shown = shownRows(rows, keyOf);
      change(renewed(read(), shown));
    },
    set: (key, isSelected, isRange) => {
      const next = withRow(read(), shown, { key, isSelected, anchor: isRange ? anchor : undefined });
      anchor = key;
      change(next);
    },
    setAllShown: (isSelected) => {
      anchor = undefined;
      change(withAllShown(read(), shown, isSelected));
    },
    clear: () => {
      anchor = undefined;
      change(new Map());
    },
    shown: () => inSight,
  };
}

/** With Shift the browser would select the texts between two boxes. The box then takes the focus by itself. */
function keepTexts(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.querySelector('input')?.focus();
}

/** A click, or Space: the browser makes a click of it and says whether Shift is held. */
const isWithShift = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey;

function RowBox({ store, row, name }: { store: SelectionStore; row: unknown; name: unknown }) {
  const key = store.keyOf(row);
  const isSelected = useSyncExternalStore(store.subscribe, () => key !== undefined && store.read().has(key));
  if (key === undefined) return null;
  return (
    <label className="row-box" onMouseDown={keepTexts}>
      <input
        type="checkbox"
        aria-label={`Select ${formatText(name ?? key)}`}
        checked={isSelected}
        onChange={(event) => store.set(key, event.target.checked, isWithShift(event))}
      />
    </label>
  );
}

function AllBox({ store, isInert }: { store: SelectionStore; isInert: boolean }) {
  const { selected, all } = useSyncExternalStore(store.subscribe, store.shown);
  return (
    <label className="row-box">
      <input
        type="checkbox"
        disabled={isInert || all === 0}
        checked={all > 0 && selected === all}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < all;
        }}
        onChange={(event) => store.setAllShown(event.target.checked)}
      />
      <span>Select all shown</span>
    </label>
  );
}

/** The column of boxes. `nameOf`: what a row is called. */
export const boxColumn = (store: SelectionStore, nameOf: ((row: never) => unknown) | undefined): Column<unknown> => ({
  id: 'selected',
  card: 'box',
  header: 'Selected',
  head: (isInert) => <AllBox store={store} isInert={isInert} />,
  className: 'cell-select',
  width: 48,
  placeholder: 16,
  // The table hands on rows of the columns' own type.
  cell: (row) => <RowBox store={store} row={row} name={nameOf?.(row as never)} />,
});
