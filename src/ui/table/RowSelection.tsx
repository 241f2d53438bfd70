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
import { loadable } from '../loadable';

/** Notes the rows in the order in which they are shown. */
export function useShown(rows: readonly unknown[] | undefined, sorting: Sorting | undefined): void {
  const report = useEffectEvent(() => rows && sorting?.onShown?.(rows));
  useEffect(() => {
    report();
  }, [rows]);
}

const SelectionBar = loadable(() => import('./SelectionBar'), 'SelectionBar');

/**
 * Otherwise Shift would make the browser select the text between two boxes. The page must not
 * scroll either: a row that moves away under a pressed pointer gets no click.
 */
function keepTexts(event: MouseEvent<HTMLElement>): void {
  if (!event.shiftKey) return;
  event.preventDefault();
  event.currentTarget.focus({ preventScroll: true });
}

/** The browser also turns Space into a click, and reports whether Shift is held. */
const isWithShift = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof window.MouseEvent && nativeEvent.shiftKey;

interface RowBoxProps {
  store: SelectionStore;
  id: string;
  row: unknown;
  name: unknown;
}

/** The box before a row's name. Ticking it renders no other row again. */
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
  /** The rows as the table shows them; undefined while the first ones load. */
  rows: readonly unknown[] | undefined;
}

/**
 * The bar of the selected rows. Its code is loaded with the first tick, or when the page is idle.
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
