import { useDeferredValue, useMemo } from 'react';
import { findSteps } from '../../domain/values/steps';
import { longList, useSteps } from './useSteps';

/** The rows that the filters let through. Typing stays fast in a whole list of many thousand rows: they are searched step by step. */
export function useFound<Row, Filters>(
  rows: readonly Row[] | undefined,
  filters: Filters,
  find: (rows: readonly Row[], filters: Filters) => readonly Row[],
): readonly Row[] | undefined {
  const wanted = useDeferredValue(filters);
  const begin = useMemo(() => rows && (() => findSteps(rows, wanted, find)), [rows, wanted, find]);
  return useSteps(begin, { isLong: rows !== undefined && rows.length > longList, isFirstAtOnce: true }).result;
}
