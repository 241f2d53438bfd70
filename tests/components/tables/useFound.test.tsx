import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useFound } from '../../../src/components/tables/useFound';
import { rowsAStep } from '../../../src/domain/values/steps';

const list = (length: number) => Array.from({ length }, (_, index) => `user ${String(index)}`);

/** How many rows were looked at in each call. */
const looked: number[] = [];
const find = (rows: readonly string[], { search }: { search: string }) => {
  looked.push(rows.length);
  return rows.filter((row) => row.includes(search));
};

const open = (rows: readonly string[], search = '') =>
  renderHook((wanted: { rows: readonly string[]; filters: { search: string } }) => useFound(wanted.rows, wanted.filters, find), {
    initialProps: { rows, filters: { search } },
  });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  looked.length = 0;
});

it('a short list is searched at once', () => {
  const { result } = open(list(1200), '7');
  expect(result.current).toEqual(list(1200).filter((row) => row.includes('7')));
});

it('a long list is searched step by step, and what was found before stays until all of it was searched (R406)', async () => {
  vi.useFakeTimers();
  // A slow computer: each look at the clock finds the time for a break.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const rows = list(5000);
  const { result, rerender } = open(rows);
  expect(result.current).toHaveLength(5000);
  looked.length = 0;
  rerender({ rows, filters: { search: '77' } });
  // As much as comes before the first break, and then little more with each turn of the page.
  for (let before = 0; result.current?.length === 5000; before = looked.length) {
    expect(looked.length - before).toBeLessThanOrEqual(2);
    expect(Math.max(...looked)).toBe(rowsAStep);
    await act(() => vi.advanceTimersToNextTimerAsync());
  }
  expect(looked).toHaveLength(5000 / rowsAStep);
  expect(result.current).toEqual(rows.filter((row) => row.includes('77')));
});

it('a search that is not wanted any more ends (R406)', async () => {
  vi.useFakeTimers();
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 100));
  const rows = list(5000);
  const { result, rerender } = open(rows);
  looked.length = 0;
  rerender({ rows, filters: { search: '7' } });
  rerender({ rows, filters: { search: '77' } });
  await act(() => vi.runAllTimersAsync());
  expect(result.current).toEqual(rows.filter((row) => row.includes('77')));
  // The first step of the search that was given up, and all of the other one.
  expect(looked).toHaveLength(1 + 5000 / rowsAStep);
});
