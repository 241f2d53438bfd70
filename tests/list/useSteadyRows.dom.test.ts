import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSteadyRows } from '~/list/useSteadyRows';

interface Row {
  id: string;
  status: string;
}
interface Read {
  wanted?: string;
  /** The filters hide these. */
  hidden?: string;
  rows: string;
  status: string;
  isAutoRefresh: boolean;
  of: string;
}

const at = Date.parse('2026-01-17T14:02:00Z');
const keyOf = ({ id }: Row) => id;

/** Shows what is read: 'ab' are two rows. */
function show(first: Partial<Read> = {}) {
  const start: Read = {
    rows: 'ab',
    status: 'pending',
    isAutoRefresh: false,
    of: 'page 1',
    ...first,
  };
  // The whole list makes its data anew with each rendering.
  const { result, rerender } = renderHook(
    ({ data, note, of, wanted, find }) =>
      useSteadyRows({ data: { ...data }, note }, of, keyOf, { wanted, find }),
    {
      initialProps: toProps(start),
    },
  );
  return {
    result,
    read: (next: Partial<Read>) => rerender(toProps({ ...start, ...next })),
    shown: () => result.current.data?.results.map(({ id, status }) => `${id} ${status}`).join(', '),
  };
}

const toProps = ({ rows, status, isAutoRefresh, of, wanted, hidden = '' }: Read) => ({
  data: { count: rows.length, results: Array.from(rows, (id): Row => ({ id, status })) },
  note: { at, isAutoRefresh },
  of,
  wanted,
  find: (all: readonly Row[]) => all.filter(({ id }) => !hidden.includes(id)),
});

it('keeps the places of rows if a return brings new ones, changes them in place, and shows the new ones when asked (R403)', () => {
  const { result, read, shown } = show();
  expect(result.current.fresh.readAt).toBe('2026-01-17T14:02:00.000Z');
  read({ rows: 'xya', status: 'approved', isAutoRefresh: true });
  expect(shown()).toBe('a approved, b pending');
  expect(result.current.fresh.newCount).toBe(2);
  act(() => result.current.fresh.onShowNew());
  expect(shown()).toBe('x approved, y approved, a approved');
  expect(result.current.fresh.newCount).toBe(0);
});

it.each([
  { what: 'a return that brings no new rows', next: { rows: 'b', isAutoRefresh: true } },
  { what: 'what the admin did', next: { rows: 'xab' } },
  { what: 'another page', next: { rows: 'xab', isAutoRefresh: true, of: 'page 2' } },
])('shows $what at once', ({ next }) => {
  const { result, read, shown } = show();
  read(next);
  expect(shown()).toBe(Array.from(next.rows, (id) => `${id} pending`).join(', '));
  expect(result.current.fresh.newCount).toBe(0);
});

it('keeps a row that was changed here in its place, though it is gone (R478)', () => {
  const start = toProps({ rows: 'abc', status: 'pending', isAutoRefresh: false, of: 'page 1' });
  const { result, rerender } = renderHook(
    ({ data, note, of }) => useSteadyRows({ data: { ...data }, note }, of, keyOf),
    { initialProps: start },
  );
  const [a, , c] = start.data.results;
  const decided = { id: 'b', status: 'approved' };
  const results = [a, decided, c].flatMap((row) => row ?? []);
  rerender({ ...start, data: { count: 3, results } });
  const next = toProps({ rows: 'acd', status: 'pending', isAutoRefresh: true, of: 'page 1' });
  rerender(next);
  expect(result.current.data?.results.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'a pending',
    'b approved',
    'c pending',
  ]);
  expect(result.current.fresh.newCount).toBe(0);
  rerender({ ...next, note: { at, isAutoRefresh: false } });
  expect(result.current.data?.results.map(({ id }) => id)).toEqual(['a', 'c', 'd']);
});

it('shows waiting rows with the next thing that the admin does', () => {
  const { read, shown } = show();
  read({ rows: 'xa', isAutoRefresh: true });
  expect(shown()).toBe('a pending, b pending');
  read({ rows: 'zxa' });
  expect(shown()).toBe('z pending, x pending, a pending');
});

it('shows a new row that is opened', () => {
  const { result, read, shown } = show();
  read({ rows: 'xab', isAutoRefresh: true });
  expect(shown()).toBe('a pending, b pending');
  read({ rows: 'xab', isAutoRefresh: true, wanted: 'x' });
  expect(shown()).toBe('x pending, a pending, b pending');
  expect(result.current.fresh.newCount).toBe(0);
});

it('is not held back by a new row that the filters hide, and counts only those that they show', () => {
  const { result, read, shown } = show();
  read({ rows: 'xab', isAutoRefresh: true, hidden: 'x' });
  expect(shown()).toBe('x pending, a pending, b pending');
  expect(result.current.fresh.newCount).toBe(0);
  read({ rows: 'zyxab', isAutoRefresh: true, hidden: 'z' });
  expect(shown()).toBe('x pending, a pending, b pending');
  expect(result.current.fresh.newCount).toBe(1);
});
