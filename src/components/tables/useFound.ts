import { useDeferredValue, useMemo } from 'react';

/** The rows that the filters let through. Deferred, so that typing stays fast in a whole list of many thousand rows. */
export function useFound<Row, Filters>(
  rows: readonly Row[] | undefined,
  filters: Filters,
  find: (rows: readonly Row[], filters: Filters) => Row[],
): Row[] | undefined {
  const wanted = useDeferredValue(filters);
  return useMemo(() => rows && find(rows, wanted), [rows, wanted, find]);
}
