import { useDeferredValue, useMemo } from 'react';

/** In a list of more rows a key is answered before they are searched (R406). */
const longList = 2000;

/**
 * The rows that the filters let through: those of a page in the frame of the key that was pressed.
 */
export function useFound<Row, Filters>(
  rows: readonly Row[] | undefined,
  filters: Filters,
  find: (rows: readonly Row[], filters: Filters) => readonly Row[],
): readonly Row[] | undefined {
  const isLong = rows !== undefined && rows.length > longList;
  const wanted = useDeferredValue(isLong ? filters : undefined) ?? filters;
  return useMemo(() => rows && find(rows, wanted), [rows, wanted, find]);
}
