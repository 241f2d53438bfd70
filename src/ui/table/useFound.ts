import { useDeferredValue, useMemo } from 'react';

/** In a longer list a key is answered before the rows are searched (R406). */
const maxSearchedRows = 2000;

/** The filters must not be made anew. */
export function useFound<Row, Filters>(
  rows: readonly Row[] | undefined,
  filters: Filters,
  find: (rows: readonly Row[], filters: Filters) => readonly Row[],
): readonly Row[] | undefined {
  const isLong = rows !== undefined && rows.length > maxSearchedRows;
  // A deferred value renders the screen twice, so that of a short list never changes.
  const deferred = useDeferredValue(isLong ? filters : undefined);
  const wanted = (isLong ? deferred : undefined) ?? filters;
  return useMemo(() => rows && find(rows, wanted), [rows, wanted, find]);
}
