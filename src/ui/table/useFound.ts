import { useDeferredValue, useMemo } from 'react';

/** In a longer list a key is answered before the rows are searched (R406). */
const longList = 2000;

export function useFound<Row, Filters>(
  rows: readonly Row[] | undefined,
  filters: Filters,
  find: (rows: readonly Row[], filters: Filters) => readonly Row[],
): readonly Row[] | undefined {
  const isLong = rows !== undefined && rows.length > longList;
  const wanted = useDeferredValue(isLong ? filters : undefined) ?? filters;
  return useMemo(() => rows && find(rows, wanted), [rows, wanted, find]);
}
