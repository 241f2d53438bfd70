import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useSyncExternalStore,
  type ChangeEvent,
  type MouseEvent,
} from 'react';
import type { Sorting, ListTools } from '~/lib/load';
import type { SelectionStore } from '~/lib/selection';
import { isolate } from '~/lib/text';
import { loadableOverlay } from '../loadable';

/** Gives a list the rows in the order in which they are shown. */
export function useShown(rows: readonly unknown[] | undefined, sorting: Sorting | undefined): void {
  const report = useEffectEvent(() => rows && sorting?.onShown?.(rows));
  useEffect(() => {
    report();
  }, [rows]);
}

const SelectionBar = loadableOverlay(() =>
  import('./SelectionBar').then((module) => module.SelectionBar),
);

/**
 * With Shift the browser would select the texts between two boxes. The page stays where it is:
 * under a pointer that was just pressed, a row that moves away gets no click.
 */
function keepTexts(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

/** The browser makes a click of Space, too, and says whether Shift is held. */
const isWithShift = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey;

interface RowBoxProps {
  store: SelectionStore;
  id: string;
  row: unknown;
  name: unknown;
}

/** The box before a row's name. Ticking one draws no other row again. */
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
  tools: Pick<ListTools, 'selecting' | 'exporting'>;
  /** As the table shows them; undefined while the first ones load. */
  rows: readonly unknown[] | undefined;
}

/**
 * The bar of the selected rows; its code is loaded with the first row that is ticked, or when
 * the page is idle.
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
