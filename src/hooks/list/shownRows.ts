import { useState } from 'react';
import type { Selected } from '../../domain/values/selection';
import { cacheOf } from '../cache/ahead';
import { currentOwner } from '../stored/owned';

/** The ids of a list's rows in the order in which they were shown last. */
interface ShownRows {
  ids: readonly (string | undefined)[];
  /** Undefined if these are the rows of all pages. */
  page: number | undefined;
}

/** What this tab knows of a list. */
interface OfList {
  shown?: ShownRows;
  /** While its rows have boxes (R400). */
  selected?: Selected<unknown> | undefined;
}

/** By the admin's own cache, so that nothing of it is left for another admin, and by the list's path. */
const known = new WeakMap<object, Map<string, OfList>>();

const ofList = (path: string): OfList => {
  const cache = cacheOf(currentOwner());
  const lists = known.get(cache) ?? new Map<string, OfList>();
  const list = lists.get(path) ?? {};
  known.set(cache, lists.set(path, list));
  return list;
};

/** Keeps in this tab in which order a list shows its rows. */
export function noteShownRows(path: string, rows: ShownRows): void {
  ofList(path).shown = rows;
}

export const readShownRows = (path: string): ShownRows | undefined => ofList(path).shown;

/** What is selected in a list. It stays in this tab's memory while other pages are shown, until it is set to undefined (R400). */
export function useSelected(path: string) {
  const read = () => ofList(path).selected;
  const [, setIsOn] = useState(read() !== undefined);
  return {
    read,
    write: (selected: Selected<unknown> | undefined) => {
      ofList(path).selected = selected;
      // Which rows are selected is no matter of the whole screen.
      setIsOn(selected !== undefined);
    },
  };
}
