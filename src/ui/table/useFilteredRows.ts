import { useDeferredValue, useMemo } from 'react';

/** In a longer list, the key is shown before the rows are searched (R406). */
const maxSearchedRows = 2000;

/** The filters must keep their identity. */
export function useFilteredRows<Row, Filters>(
  rows: readonly Row[] | undefined,
  filters: Filters,
  find: (rows: readonly Row[], filters: Filters) => readonly Row[],
): readonly Row[] | undefined {
  const isLong = rows !== undefined && rows.length > maxSearchedRows;
  // A deferred value renders the screen twice, so it stays undefined for a short list.
  const deferred = useDeferredValue(isLong ? filters : undefined);
  const wanted = (isLong ? deferred : undefined) ?? filters;
  return useMemo(() => rows && find(rows, wanted), [rows, wanted, find]);
}
