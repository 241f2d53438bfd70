import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useWeekOfPayouts } from '~/features/dashboard/PayoutWeek';
import { buildPayout } from '../../fixtures/payouts';
import { newProvider, serve } from '../../api/reading/fakeServer';

const serveWeek = (count: number) =>
  serve((_request, call) => {
    const start = (Number(/[?&]page=(\d+)/.exec(call)?.[1]) - 1) * 100;
    const results = Array.from({ length: Math.min(100, count - start) }, (_, index) =>
      buildPayout({ id: start + index + 1 }),
    );
    return Response.json({ count, results });
  });

const readWeek = async () => {
  const { result } = renderHook(() => useWeekOfPayouts(Date.UTC(2026, 10, 26)), {
    wrapper: newProvider(),
  });
  await waitFor(() => expect(result.current.data).toBeDefined());
  return result.current.data;
};

it('counts all payouts of the week, not only those of the first page', async () => {
  const calls = serveWeek(212);
  expect((await readWeek())?.results).toHaveLength(212);
  expect(calls).toHaveLength(3);
});

it('stops at 1,000 and keeps how many there are, so that the screen can say so', async () => {
  const calls = serveWeek(2400);
  const week = await readWeek();
  expect(week?.count).toBe(2400);
  expect(week?.results).toHaveLength(1000);
  expect(calls).toHaveLength(10);
});
