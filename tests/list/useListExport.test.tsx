import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { ShowToast } from '~/ui/feedback/toasts';
import { listPayouts } from '~/features/payouts/api';
import type { Payout } from '~/api/types';
import { payoutFields } from '~/features/payouts/payoutsTable';
import { readId } from '~/lib/records';
import { payoutMessages } from '~/features/payouts/messages';
import { useListExport, type ListExport } from '~/list/useListExport';
import { buildPayouts } from '../fixtures/payouts';
import { newProvider, serve } from '../api/reading/fakeServer';

afterEach(() => {
  vi.unstubAllGlobals();
});

const saved = vi.hoisted(() => vi.fn<(name: string, csv: string) => void>());
vi.mock('~/lib/browser/saveFile', () => ({ saveCsv: saved }));

afterEach(() => saved.mockReset());
afterAll(() => {
  vi.doUnmock('~/lib/browser/saveFile');
});

/**
 * A server of `all` payouts that gives at most `cap` at a time. From the page `cutAt` on it doesn't
 * answer.
 */
function serveCapped(all: number, cap: number, { count = all, cutAt = Infinity } = {}) {
  const rows = buildPayouts(all);
  serve((request) => {
    const { searchParams: query } = new URL(request.url);
    const [page, size] = [Number(query.get('page')), Math.min(cap, Number(query.get('page_size')))];
    if (page >= cutAt) return Response.error();
    return Response.json({ count, results: rows.slice((page - 1) * size, page * size) });
  });
  return rows;
}

function openList(changes: Partial<ListExport<Payout>> = {}) {
  const toasts = vi.fn<ShowToast>();
  const Cache = newProvider(undefined, toasts);
  const wrapper = ({ children }: { children: ReactNode }) => <Cache>{children}</Cache>;
  const list: ListExport<Payout> = {
    name: 'payouts',
    words: { one: 'payout', many: 'payouts' },
    fields: payoutFields,
    read: listPayouts,
    keyOf: ({ id }) => readId(id),
    failed: payoutMessages.listFailed,
    ...changes,
  };
  const { result } = renderHook(() => useListExport(list), { wrapper });
  return { result, said: () => toasts.mock.calls.map(([{ text }]) => text) };
}

it.each([10, 100, 1000])(
  'all 34 payouts are in the file if the server gives %i at a time (R221)',
  async (cap) => {
    serveCapped(34, cap);
    const { result, said } = openList();
    act(() => result.current.onExport());
    await waitFor(() => expect(said()).toEqual(['Exported 34 payouts']));
    const lines = saved.mock.calls[0]?.[1].trim().split('\r\n').slice(1);
    expect(lines).toHaveLength(34);
    expect(new Set(lines).size).toBe(34);
  },
);

it('selected rows are in the file as they are: nothing is read, and no filter applies (R400)', async () => {
  const read = vi.fn<ListExport<Payout>['read']>();
  const { result, said } = openList({ read, find: () => [] });
  act(() => result.current.onExport(buildPayouts(3)));
  await waitFor(() => expect(said()).toEqual(['Exported 3 payouts']));
  expect(saved.mock.calls[0]?.[1].trim().split('\r\n')).toHaveLength(4);
  expect(read).not.toHaveBeenCalled();
});

it('if a page fails, no file is saved, and it says after how many payouts', async () => {
  serveCapped(34, 10, { cutAt: 3 });
  const { result, said } = openList();
  act(() => result.current.onExport());
  await waitFor(() => expect(result.current.failure?.at.count).toBe(34));
  // Pages are read at the same time, so the second may be on its way when the third fails.
  expect([10, 20]).toContain(result.current.failure?.at.collected);
  expect(result.current.failure?.text).toMatch(/Network error/);
  expect(saved).not.toHaveBeenCalled();
  expect(said()).toEqual([]);
});

it('if the list counts more than it gives, no file is saved, and it says so until the next try', async () => {
  serveCapped(30, 10, { count: 34 });
  const { result, said } = openList();
  act(() => result.current.onExport());
  const text = 'The server left out 4 payouts. No file was saved';
  await waitFor(() =>
    expect(result.current.failure).toEqual({ at: { collected: 30, count: 34 }, text }),
  );
  expect(saved).not.toHaveBeenCalled();
  serveCapped(34, 10);
  act(() => result.current.onExport());
  await waitFor(() => expect(said()).toEqual(['Exported 34 payouts']));
  expect(saved).toHaveBeenCalledOnce();
  expect(result.current.failure).toBeUndefined();
});

it('has only the rows that the filters let through, if they act on the rows that were read', async () => {
  const rows = serveCapped(34, 10);
  const wanted = rows.filter(({ status }) => status === 'pending');
  expect(wanted.length).toBeGreaterThan(0);
  const { result, said } = openList({
    find: (all) => all.filter(({ status }) => status === 'pending'),
  });
  act(() => result.current.onExport());
  await waitFor(() =>
    expect(said()).toEqual([expect.stringMatching(`Exported ${String(wanted.length)} payouts?`)]),
  );
  const ids = saved.mock.calls[0]?.[1]
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(ids).toEqual(wanted.map(({ id }) => String(id)));
});

it('saves no empty file, and says so', async () => {
  serveCapped(12, 10);
  const { result, said } = openList({ find: () => [] });
  act(() => result.current.onExport());
  await waitFor(() =>
    expect(said()).toEqual(['No payouts match these filters: there is nothing to export']),
  );
  expect(saved).not.toHaveBeenCalled();
});
