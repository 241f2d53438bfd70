import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastContext, type ShowToast } from '../../src/components/feedback/toasts';
import { useReviewQueue } from '../../src/hooks/local/payoutReviewQueue';
import { useWholeList } from '../../src/routes/payouts/useWholeList';
import { buildPayouts } from '../fixtures/payouts';
import { newProvider, serve } from '../hooks/fakeServer';

afterEach(() => { vi.unstubAllGlobals(); });

it.each([
  [3, []],
  [1205, ['The review has 3 payouts. The list counts 1,202 more that it did not give']],
])('a run of a list that counts %i and gives 3 says what is not in it', async (count, said) => {
  serve(() => Response.json({ count, results: buildPayouts(3) }));
  const toasts = vi.fn<ShowToast>();
  const Cache = newProvider();
  const wrapper = ({ children }: { children: ReactNode }) => <ToastContext value={toasts}><Cache>{children}</Cache></ToastContext>;
  const onReview = vi.fn();
  const { result } = renderHook(() => ({ list: useWholeList({}, onReview), queue: useReviewQueue() }), { wrapper });
  act(() => { result.current.list.review(); });
  await vi.waitFor(() => { expect(onReview).toHaveBeenCalledOnce(); });
  expect(result.current.queue).toHaveLength(3);
  expect(toasts.mock.calls.map(([{ text }]) => text)).toEqual(said);
});
