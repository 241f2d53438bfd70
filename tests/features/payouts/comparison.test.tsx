import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { unstable_serialize } from 'swr';
import { expect, it, vi } from 'vitest';
import { CompareWhenIdle, useComparison } from '~/features/payouts/checks/usePayoutChecks';
import { cacheKeys } from '~/features/cacheKeys';
import { buildPayouts } from '../../fixtures/payouts';
import { newProvider, serve } from '../../api/reading/fakeServer';
import { Comparison, type ComparisonProps } from '~/features/payouts/checks/PayoutChecks';

const noop = () => undefined;
const idle: ComparisonProps = {
  compared: undefined,
  now: 0,
  comparing: undefined,
  failure: undefined,
  onCompare: noop,
  onCancelComparing: noop,
};

it('the focus stays on the button that was pressed, when comparing begins and when it is canceled', () => {
  const { rerender } = render(<Comparison {...idle} />);
  screen.getByRole('button', { name: 'Compare with all payouts' }).focus();
  rerender(<Comparison {...idle} comparing={{ collected: 0, count: 0 }} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel comparing' }));
  rerender(<Comparison {...idle} comparing={{ collected: 100, count: 200 }} />);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel comparing' }));
  rerender(<Comparison {...idle} />);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Compare with all payouts' }),
  );
});

const results = buildPayouts(5);
const aPage = 'GET /admin/payouts?page=1&page_size=1000';

it.each([
  ['reads all payouts', {}, 5, [aPage], { isWhole: true, count: 5 }],
  ['uses the whole list that was read', { page: 1, pageSize: 10 }, 5, [], { isWhole: true }],
  [
    'not a list with filters',
    { page: 1, pageSize: 10, status: 'pending' } as const,
    5,
    [aPage],
    { isWhole: true },
  ],
  ['not a part of it', { page: 1, pageSize: 5 }, 9000, [aPage], { isWhole: false, count: 9000 }],
])('while the list is idle: %s (R242)', async (_what, read, count, sent, found) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const calls = serve(() => Response.json({ count, results }));
  const key = cacheKeys.payouts({ page: 1, pageSize: 10, ...read });
  const cache = new Map<string, object>(
    'page' in read ? [[unstable_serialize(key), { data: { count, results }, _k: key }]] : [],
  );
  const Cache = newProvider(cache);
  const { result } = renderHook(() => useComparison(), {
    wrapper: ({ children }) => (
      <Cache>
        <CompareWhenIdle listed={results} />
        {children}
      </Cache>
    ),
  });
  // The first screen has finished its own work by then.
  await act(() => vi.advanceTimersByTimeAsync(1200));
  const kept = () => cache.get(unstable_serialize(cacheKeys.comparedPayouts()));
  await waitFor(() => expect(kept()).toMatchObject({ data: found }));
  expect(result.current.compared).toMatchObject({ rows: results, ...found });
  expect(calls).toEqual(sent);
});
