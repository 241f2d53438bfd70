import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const key = 'admin.local.funded-amounts.x';

/** The hook in a fresh page, because the store is created when its module is first loaded. */
async function openWallets() {
  vi.resetModules();
  const { useFundedWallets } = await import('~/features/trading/mt5Users/Mt5UsersPage');
  return renderHook(() => useFundedWallets()).result;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('useFundedWallets (R29): simulated, and kept in this browser', () => {
  it('adds up exactly, survives a reload and can be cleared', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch');
    const wallets = await openWallets();
    act(() => wallets.current.fund(500_100, '0.10'));
    act(() => wallets.current.fund('500100', '0.20'));
    act(() => wallets.current.fund('b', '7.00'));
    expect(wallets.current.amounts).toEqual([
      { login: '500100', amount: '0.30' },
      { login: 'b', amount: '7.00' },
    ]);
    const reloaded = await openWallets();
    expect(reloaded.current.amounts).toEqual(wallets.current.amounts);
    act(() => reloaded.current.clear(500_100));
    expect(reloaded.current.amounts).toEqual([{ login: 'b', amount: '7.00' }]);
    act(() => reloaded.current.clearAll());
    expect((await openWallets()).current.amounts).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    '',
    '{',
    '{"v":9,"at":1,"data":{"id":"x","login":"a","amount":"1.00"}}',
    '{"v":2,"at":1,"data":{"id":"x","login":"a"}}',
    '{"v":2,"at":1,"data":"x"}',
  ])('unreadable storage %j is no funds, and never fatal', async (text) => {
    localStorage.setItem(key, text);
    expect((await openWallets()).current.amounts).toEqual([]);
  });
});
