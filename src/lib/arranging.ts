import type { Arranged, Arrangement } from './listColumns';

interface Identified {
  id: string;
}

/** The text of an arrangement. */
export const arrangementOf = (columns: readonly Arranged<Identified>[]): Arrangement =>
  columns.map(({ column, isShown }) => (isShown ? column.id : `-${column.id}`)).join(',');

/** The same columns with one of them shown or hidden. */
export const withShown = <Column extends Identified>(
  columns: readonly Arranged<Column>[],
  id: string,
  isShown: boolean,
): Arranged<Column>[] =>
  columns.map((arranged) =>
    arranged.column.id === id ? { ...arranged, isShown: isShown || arranged.isFixed } : arranged,
  );

/**
 * A list with one entry a place further up (-1) or down (1). The same list if there is no such
 * place.
 */
export function moveEntry<Entry>(
  entries: readonly Entry[],
  isMoved: (entry: Entry) => boolean,
  step: 1 | -1,
): readonly Entry[] {
  const from = entries.findIndex(isMoved);
  const [moved, other] = [entries[from], entries[from + step]];
  if (moved === undefined || other === undefined) return entries;
  return entries.map((entry) => (entry === moved ? other : entry === other ? moved : entry));
}
