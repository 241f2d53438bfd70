import { useLayoutEffect, useSyncExternalStore, type ChangeEvent, type MouseEvent } from 'react';
import type { ListTools } from '../../lib/load';
import type { SelectionStore } from '../../lib/selection';
import { isolate } from '../../lib/text';
import { loadableOverlay } from '../loadable';

const SelectionBar = loadableOverlay(() =>
  import('./SelectionBar').then((module) => module.SelectionBar),
);

/**
 * With Shift the browser would select the texts between two boxes. The box then takes the focus by
 * itself, and the page stays where it is: under a pointer that has just pressed, a row that moves
 * away gets no click.
 */
function keepTexts(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

/** A click, or Space: the browser makes a click of it and says whether Shift is held. */
const isWithShift = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey;

interface RowBoxProps {
  /** The selection of the list that the row is in. */
  store: SelectionStore;
  /** What tells the row from all others. */
  id: string;
  /** The row as it was read. */
  row: unknown;
  /** What the row is called. */
  name: unknown;
}

/**
 * The box before a row's name. It hears only of its own row, so that ticking one draws no other row
 * again.
 */
export function RowBox({ store, id, row, name }: RowBoxProps) {
  const isSelected = useSyncExternalStore(store.subscribe, () => store.read().has(id));
  return (
    <input
      type="checkbox"
      className="row-box"
      aria-label={`Select ${isolate(name ?? id)}`}
      checked={isSelected}
      onMouseDown={keepTexts}
      onChange={(event) =>
        store.set(id, row, { isSelected: event.target.checked, isRange: isWithShift(event) })
      }
    />
  );
}

export interface SelectionProps {
  /** What is selected, and what can be done with it. */
  tools: Pick<ListTools, 'selecting' | 'exporting'>;
  /** As the table shows them. Undefined while the first ones load. */
  rows: readonly unknown[] | undefined;
}

/**
 * The bar of the selected rows. Its code comes when the page is idle, or with the first row that is
 * ticked.
 */
export function Selection({ tools, rows }: SelectionProps) {
  const { store, keyOf } = tools.selecting;
  useLayoutEffect(() => {
    if (rows) store.show(rows, keyOf);
    // oxlint-disable-next-line react/exhaustive-deps -- keys don't change, and the function is made anew with each drawing
  }, [store, rows]);
  const isBegun = useSyncExternalStore(store.subscribe, () => store.read().size > 0);
  return isBegun && <SelectionBar tools={tools} onClose={store.clear} />;
}
