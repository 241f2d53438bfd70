import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TransactionPageQuery } from '../../src/api/wallet';
import { usePayoutDecision } from '../../src/hooks/usePayoutDecision';
import { useUserMutations } from '../../src/hooks/useUserMutations';
import { useWallet } from '../../src/hooks/useWallet';
import { useWalletTransactions } from '../../src/hooks/useWalletTransactions';
import { buildPayout } from '../fixtures/payouts';
import { buildWallet } from '../fixtures/wallet';
import { newProvider, serve } from './fakeServer';

afterEach(() => { vi.unstubAllGlobals(); });

interface Shown {
  id: number | string;
  query: TransactionPageQuery;
}

const first = { page: 1, pageSize: 10 };
const seventh: Shown = { id: 7, query: first };

async function open(decide: () => Response | Promise<Response>, list: (call: string) => Response | Promise<Response> = () => Response.json({ count: 2, results: [buildPayout({ id: 1 }), buildPayout({ id: 2 })] })) {
  const calls = serve((request, call) => {
    if (request.method !== 'GET') return decide();
    return call.includes('transactions') ? list(call) : Response.json(buildWallet());
  });
  const screen = renderHook(
    ({ id, query }: Shown) => ({ list: useWalletTransactions(id, query), wallet: useWallet(id), payouts: usePayoutDecision(), users: useUserMutations() }),
    { initialProps: seventh, wrapper: newProvider() },
  );
  await waitFor(() => { expect(screen.result.current.list.data && screen.result.current.wallet.data).toBeDefined(); });
  calls.length = 0;
  const statuses = () => screen.result.current.list.data?.results.map(({ status }) => status);
  return { calls, statuses, ...screen };
}

describe('usePayoutDecision', () => {
  it.each([['approved', 'accept'], ['rejected', 'reject']] as const)('%s: the row changes once the server has confirmed it, then list and sums are read again', async (decision, path) => {
    let isAnswered = false;
    const { result, calls, statuses } = await open(
      () => Response.json({ message: 'Done.' }),
      () => (isAnswered ? new Promise(() => undefined) : Response.json({ count: 2, results: [buildPayout({ id: 1 }), buildPayout({ id: 2 })] })),
    );
    isAnswered = true;
    await act(async () => { expect(await result.current.payouts.decide(2, decision)).toEqual({ message: 'Done.' }); });
    expect(statuses()).toEqual(['pending', decision]);
    expect(calls[0]).toBe(`POST /admin/payouts/2/${path}`);
    expect(calls.slice(1).sort()).toEqual(['GET /admin/users/7/wallet', 'GET /admin/users/7/wallet/transactions?page=1&page_size=10']);
    expect(result.current.payouts.isBusy).toBe(false);
  });

  it('whatever is clicked, it is one request (promise 1)', async () => {
    const { result, calls } = await open(() => Response.json({ message: 'Done.' }));
    await act(async () => {
      const all = Array.from({ length: 100 }, (_, index) => result.current.payouts.decide(2, index % 2 ? 'rejected' : 'approved'));
      expect((await Promise.all(all)).filter(Boolean)).toEqual([{ message: 'Done.' }]);
    });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /admin/payouts/2/accept']);
  });

  it.each([[409, 'This payout has already been rejected.'], [503, undefined], [0, undefined]])('a failure with %i changes no row, and the list is read again', async (status, message) => {
    const { result, calls, statuses } = await open(() => (status === 0 ? Promise.reject(new TypeError('cut')) : Response.json({ message }, { status })));
    await act(async () => { await expect(result.current.payouts.decide(2, 'approved')).rejects.toMatchObject({ name: 'ApiError', status, serverMessage: message }); });
    await waitFor(() => { expect(calls).toContain('GET /admin/users/7/wallet/transactions?page=1&page_size=10'); });
    expect(statuses()).toEqual(['pending', 'pending']);
    expect(calls.filter((call) => call.startsWith('POST')).length).toBe(1);
  });
});

describe('useWalletTransactions', () => {
  it('shows the rows of another filter as placeholders, and those of another user not at all (promise 3)', async () => {
    const { result, rerender } = await open(() => Response.json({}), (call) => (call.includes('/7/') && !call.includes('status') ? Response.json({ count: 1, results: [buildPayout({ id: 1 })] }) : new Promise(() => undefined)));
    rerender({ id: 7, query: { ...first, status: 'pending' } });
    expect(result.current.list).toMatchObject({ isPlaceholder: true, data: { results: [{ id: 1 }] } });
    rerender({ id: 8, query: first });
    expect(result.current.list).toMatchObject({ isPlaceholder: false, data: undefined, isLoading: true });
    rerender({ id: '7', query: first });
    expect(result.current.list).toMatchObject({ isPlaceholder: false, data: { results: [{ id: 1 }] } });
  });

  it('forgets the wallet of a deleted user', async () => {
    const { result, rerender, calls } = await open(() => Response.json({}));
    rerender({ id: 8, query: first });
    await waitFor(() => { expect(result.current.wallet.data).toBeDefined(); });
    await act(async () => { await result.current.users.deleteUser(7); });
    calls.length = 0;
    rerender({ id: 7, query: first });
    expect([result.current.wallet.data, result.current.list.data]).toEqual([undefined, undefined]);
    await waitFor(() => { expect(calls).toContain('GET /admin/users/7/wallet'); });
  });
});
