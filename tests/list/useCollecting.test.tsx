import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listPayouts } from '~/features/payouts/api';
import type { Payout } from '~/api/types';
import { buildPayout } from '../fixtures/payouts';
import { serve } from '../api/reading/fakeServer';
import { useCollecting } from '~/list/useCollecting';

const rows = Array.from({ length: 250 }, (_, id) => buildPayout({ id }));
const pageOf = (call: string) => {
  const page = Number(/page=(\d+)/.exec(call)?.[1]);
  // A server that gives a hundred rows at most, whatever it is asked for.
  return Response.json({ count: rows.length, results: rows.slice((page - 1) * 100, page * 100) });
};

describe('useCollecting', () => {
  it('is one run, however often it is started', async () => {
    const calls = serve((_request, call) => pageOf(call));
    const { result } = renderHook(() => useCollecting<Payout>());
    await act(async () => {
      const all = await Promise.all(
        Array.from({ length: 100 }, () => result.current.collect(listPayouts)),
      );
      expect(all.filter(Boolean)).toHaveLength(1);
    });
    expect(calls).toHaveLength(3);
  });

  it('a canceled run is no failure, and asks for nothing more; neither does one whose screen is gone', async () => {
    for (const stop of ['cancel', 'unmount'] as const) {
      let answer = () => {};
      const calls = serve(async (_request, call) => {
        await new Promise<void>((resolve) => (answer = resolve));
        return pageOf(call);
      });
      const { result, unmount } = renderHook(() => useCollecting<Payout>());
      let end: Promise<unknown> = Promise.resolve();
      act(() => {
        end = result.current.collect(listPayouts);
      });
      // The progress says only that it has begun: the code that reads the pages is loaded first.
      await waitFor(() => expect(calls).toHaveLength(1));
      expect(result.current.progress).toEqual({ collected: 0, count: 0 });
      await act(async () => {
        if (stop === 'cancel') result.current.cancel();
        else unmount();
        answer();
        expect(await end).toBeUndefined();
      });
      expect(result.current.failure).toBeUndefined();
      expect(calls).toHaveLength(1);
    }
  });
});
