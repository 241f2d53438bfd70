import type { SelectionStore } from '../lib/selection';
import { cacheOf } from '../api/reading/prefetch';
import { currentOwner } from '../lib/storage/owned';

/** The ids of a list's rows in the order in which they were shown last. */
interface ShownRows {
  ids: readonly (string | undefined)[];
  /** Undefined if these are the rows of all pages. */
  page: number | undefined;
}

/** What this tab knows of a list. */
interface ListMemory {
  shown?: () => ShownRows;
  selection?: SelectionStore;
}

/**
 * By the admin's own cache, so that nothing of it is left for another admin, and by the list's
 * path.
 */
const known = new WeakMap<object, Map<string, ListMemory>>();

export const listMemory = (path: string): ListMemory => {
  const cache = cacheOf(currentOwner());
  const lists = known.get(cache) ?? new Map<string, ListMemory>();
  const list = lists.get(path) ?? {};
  known.set(cache, lists.set(path, list));
  return list;
};

/** Keeps in this tab in which order a list shows its rows. */
export function noteShownRows<Row>(
  path: string,
  {
    rows,
    keyOf,
    page,
  }: Pick<ShownRows, 'page'> & { rows: readonly Row[]; keyOf: (row: Row) => string | undefined },
): void {
  let ids: ShownRows['ids'] | undefined;
  // They may be many, and most lists are left without a step to the next record.
  listMemory(path).shown = () => ({ ids: (ids ??= rows.map(keyOf)), page });
}

export const readShownRows = (path: string): ShownRows | undefined => listMemory(path).shown?.();
