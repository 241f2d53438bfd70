import type { SelectedAct, Selecting } from '~/lib/load';
import { createSelection, type SelectionStore } from '~/lib/selection';
import { cacheOf } from '~/api/reading/prefetch';
import { currentOwner } from '~/lib/storage/store';

interface ShownRows {
  ids: readonly (string | undefined)[];
  page: number | undefined;
}

interface ListMemory {
  shown?: () => ShownRows;
  selection?: SelectionStore;
}

/** Belongs to one admin, so that nothing is left for the next one. */
const known = new WeakMap<object, Map<string, ListMemory>>();

const listMemory = (path: string): ListMemory => {
  const cache = cacheOf(currentOwner());
  const lists = known.get(cache) ?? new Map<string, ListMemory>();
  const list = lists.get(path) ?? {};
  known.set(cache, lists.set(path, list));
  return list;
};

export function noteShownRows<Row>(
  path: string,
  {
    rows,
    keyOf,
    page,
  }: Pick<ShownRows, 'page'> & { rows: readonly Row[]; keyOf: (row: Row) => string | undefined },
): void {
  let ids: ShownRows['ids'] | undefined;
  // Worked out only when needed: there may be many.
  listMemory(path).shown = () => ({ ids: (ids ??= rows.map(keyOf)), page });
}

export const readShownRows = (path: string): ShownRows | undefined => listMemory(path).shown?.();

/** Survives a change of the page. */
export function selectionOf(path: string): SelectionStore {
  const list = listMemory(path);
  return (list.selection ??= createSelection());
}

/** The selection survives pages, filters and opened records (R400). */
export const useSelection = <Row>(
  { path, keyOf }: { path: string; keyOf: (row: Row) => string | undefined },
  act?: SelectedAct<Row>,
): Selecting => ({ store: selectionOf(path), keyOf, act }) as Selecting;
