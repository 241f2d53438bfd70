import { useDeferredValue, useMemo } from 'react';

/** A key is answered before the rows are searched (R406). The filters must not be made anew. */
export function useFound<Row, Filters>(
  rows: readonly Row[] | undefined,
  filters: Filters,
  find: (rows: readonly Row[], filters: Filters) => readonly Row[],
): readonly Row[] | undefined {
  const wanted = useDeferredValue(filters);
  return useMemo(() => rows && find(rows, wanted), [rows, wanted, find]);
}
