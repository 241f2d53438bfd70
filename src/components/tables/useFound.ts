import { useDeferredValue, useMemo } from 'react';
import { findSteps } from '../../domain/values/steps';
import { longList, useSteps } from './useSteps';

/**
 * The rows that the filters let through: those of a page in the frame of the key that was pressed. A whole list of many thousand rows is
 * searched step by step, and typing stays fast.
 */
export function useFound<Row, Filters>(
  rows: readonly Row[] | undefined,
  filters: Filters,
  find: (rows: readonly Row[], filters: Filters) => readonly Row[],
): readonly Row[] | undefined {
  const isLong = rows !== undefined && rows.length > longList;
  const wanted = useDeferredValue(isLong ? filters : undefined) ?? filters;
  const begin = useMemo(() => rows && (() => findSteps(rows, wanted, find)), [rows, wanted, find]);
  return useSteps(begin, { isLong, isAtOnce: 'first' }).result;
}
