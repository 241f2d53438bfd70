import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mt5UserPageQuery, TradingAccountPageQuery } from '../../../src/features/trading/api';
import { useListReading } from '../../../src/api/reading/reading';
import { accountsSource, mt5UsersSource } from '../../../src/features/trading/queries';
import { newProvider, serve } from '../../api/reading/fakeServer';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A response with one row that names the query. */
const answerTo = (call: string) =>
  Response.json({
    result: { results: [{ login: call }], count: 45 },
    total_accounts: 214,
    total_equity: '1.50',
  });
const accountsFor = (query: TradingAccountPageQuery) =>
  renderHook((wanted: TradingAccountPageQuery) => useListReading(accountsSource(wanted)), {
    initialProps: query,
    wrapper: newProvider(),
  });

describe('accountsSource', () =>
  it('reads a page with its totals', async () => {
    const calls = serve((_request, call) => answerTo(call));
    const { result } = accountsFor({ phase: 0, search: 'oka', page: 2, pageSize: 20 });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(result.current.data).toEqual({
      count: 45,
      results: [{ login: calls[0] }],
      totals: { total_accounts: 214, total_equity: '1.50' },
    });
    expect(calls).toEqual(['GET /admin/mt5/accounts?phase=0&search=oka&page=2&page_size=20']);
  }));

describe('mt5UsersSource', () =>
  it('keeps the previous rows as placeholders while another filter is read', async () => {
    let release: () => void = () => undefined;
    serve(async (_request, call) => {
      if (call.includes('account_type'))
        await new Promise<void>((resolve) => {
          release = resolve;
        });
      return Response.json({
        result: { results: [{ login: call.includes('funded') ? 2 : 1 }], count: 1 },
        total_trading_users: 96,
      });
    });
    const firstPage: Mt5UserPageQuery = { page: 1, pageSize: 10 };
    const { result, rerender } = renderHook(
      (query: Mt5UserPageQuery) => useListReading(mt5UsersSource(query)),
      {
        initialProps: firstPage,
        wrapper: newProvider(),
      },
    );
    await waitFor(() => expect(result.current.data?.results[0]?.login).toBe(1));
    rerender({ ...firstPage, account_type: 'funded' });
    expect(result.current).toMatchObject({
      isPlaceholder: true,
      data: { results: [{ login: 1 }], totals: { total_trading_users: 96 } },
    });
    await waitFor(() => expect(result.current.isValidating).toBe(true));
    await act(async () => {
      release();
      await Promise.resolve();
    });
    await waitFor(() =>
      expect(result.current).toMatchObject({
        isPlaceholder: false,
        data: { results: [{ login: 2 }] },
      }),
    );
  }));
