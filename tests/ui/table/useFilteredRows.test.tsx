import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFilteredRows } from '~/ui/table/useFilteredRows';

const from = (rows: readonly number[], { least }: { least: number }) =>
  rows.filter((row) => row >= least);

/** What each rendering showed first, after the filter has changed. */
function shownWhile(count: number): (number | undefined)[] {
  const rows = Array.from({ length: count }, (_, index) => index);
  const shown: (number | undefined)[] = [];
  const { rerender } = renderHook(
    (filters: { least: number }) => {
      shown.push(useFilteredRows(rows, filters, from)?.[0]);
    },
    { initialProps: { least: 0 } },
  );
  shown.length = 0;
  rerender({ least: 5 });
  return shown;
}

it('rows that are few are found in the same rendering', () => {
  expect(shownWhile(2000)).toEqual([5]);
});

it('of more than 2,000 rows the old ones are shown first (R406)', () => {
  expect(shownWhile(2001)).toEqual([0, 5]);
});
