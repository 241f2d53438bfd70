import { cacheOf } from '../cache/ahead';
import { currentOwner } from '../stored/owned';

/** The ids of a list's rows in the order in which they were shown last. */
interface ShownRows {
  ids: readonly (string | undefined)[];
  /** Undefined if these are the rows of all pages. */
  page: number | undefined;
}

/** By the admin's own cache, so that nothing of it is left for another admin, and by the list's path. */
const shown = new WeakMap<object, Map<string, ShownRows>>();

const ofAdmin = () => {
  const cache = cacheOf(currentOwner());
  const lists = shown.get(cache) ?? new Map<string, ShownRows>();
  shown.set(cache, lists);
  return lists;
};

/** Keeps in this tab in which order a list shows its rows. */
export function noteShownRows(path: string, rows: ShownRows): void {
  ofAdmin().set(path, rows);
}

export const readShownRows = (path: string): ShownRows | undefined => ofAdmin().get(path);
