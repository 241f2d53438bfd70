import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { usePositions } from '../../../src/features/trading/queries';
import { newProvider, serve } from '../../api/reading/fakeServer';

afterEach(() => {
  vi.unstubAllGlobals();
});

const positionsOf = (login: string | undefined) =>
  renderHook(usePositions, { initialProps: login, wrapper: newProvider() });
const answerTo = (call: string) =>
  Response.json({
    result: [{ symbol: call }],
    balance: '1.00',
    equity: '2.00',
    total_positions: 1,
  });

describe('usePositions', () => {
  it("reads an account's positions with its balance and equity", async () => {
    const calls = serve((_request, call) => answerTo(call));
    const { result } = positionsOf('MT-1/2');
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(calls).toEqual(['GET /admin/mt5/account/MT-1%2F2/positions']);
    expect(result.current.data).toEqual({
      count: 1,
      results: [{ symbol: calls[0] }],
      totals: { balance: '1.00', equity: '2.00', total_positions: 1 },
    });
  });

  it('reads nothing while no account is selected', async () => {
    const calls = serve((_request, call) => answerTo(call));
    const { result, rerender } = positionsOf(undefined);
    await act(() => Promise.resolve());
    expect(calls).toEqual([]);
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    rerender('7');
    await waitFor(() => expect(result.current.data).toBeDefined());
  });

  it('never shows one account’s data for another, whichever response comes first (promise 3)', async () => {
    const held = new Map<string, () => void>();
    serve(async (_request, call) => {
      await new Promise<void>((resolve) => {
        held.set(call, resolve);
      });
      return answerTo(call);
    });
    const [first, second] = [
      'GET /admin/mt5/account/1/positions',
      'GET /admin/mt5/account/2/positions',
    ];
    const { result, rerender } = positionsOf('1');
    await waitFor(() => expect(held.has(first)).toBe(true));
    rerender('2');
    await waitFor(() => expect(held.has(second)).toBe(true));
    await act(async () => {
      held.get(first)?.();
      await Promise.resolve();
    });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await act(async () => {
      held.get(second)?.();
      await Promise.resolve();
    });
    await waitFor(() => expect(result.current.data?.results[0]?.symbol).toBe(second));
  });

  it('an unknown account is a 404 and is not requested again', async () => {
    const calls = serve(() =>
      Response.json({ message: 'Trading account not found.' }, { status: 404 }),
    );
    const { result } = positionsOf('7');
    await waitFor(() =>
      expect(result.current.error).toMatchObject({
        status: 404,
        serverMessage: 'Trading account not found.',
      }),
    );
    expect(calls).toHaveLength(1);
  });
});
