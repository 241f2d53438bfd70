import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useFound } from '../../../src/ui/table/useFound';

const list = (length: number) => Array.from({ length }, (_, index) => `user ${String(index)}`);
const find = (rows: readonly string[], { search }: { search: string }) =>
  rows.filter((row) => row.includes(search));

it.each([1200, 5000])(
  'a list of %i rows has those that the filters let through, also after a change',
  (length) => {
    const rows = list(length);
    const { result, rerender } = renderHook(
      (filters: { search: string }) => useFound(rows, filters, find),
      {
        initialProps: { search: '7' },
      },
    );
    expect(result.current).toEqual(rows.filter((row) => row.includes('7')));
    rerender({ search: '77' });
    expect(result.current).toEqual(rows.filter((row) => row.includes('77')));
  },
);
