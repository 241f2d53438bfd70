import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Payout } from '~/api/types';
import { laneOf } from '~/features/payouts/checks/checks';
import { useLaneChecks } from '~/features/payouts/review/ReviewLanes';
import { buildPayouts } from '../../../fixtures/payouts';
import { newProvider, serve } from '../../../api/reading/fakeServer';
import { signIn } from '../../../signIn';

beforeEach(() => {
  signIn(`ada${Math.random()}@example.com`);
});

/** Payouts of as many users. */
const payoutsOfUsers = (count: number): Payout[] =>
  buildPayouts(count).map((payout, index) => ({
    ...payout,
    user: { id: 5000 + index, full_name: `User ${index}` },
  }));

/**
 * Answers every source; those that `isBroken` names fail. Counts the calls that are under way at
 * the same time.
 */
function serveSources(isBroken: (path: string) => boolean = () => false, status = 500) {
  const seen = { calls: 0, most: 0, now: 0 };
  serve(async (request) => {
    const { pathname } = new URL(request.url);
    seen.calls += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    seen.now -= 1;
    if (isBroken(pathname)) return new Response('{}', { status });
    if (pathname.endsWith('/transactions')) return Response.json({ count: 0, results: [] });
    return Response.json({
      withdrawal_profit: '100000.00',
      pending_amount: '0',
      disbursed_amount: '0',
    });
  });
  return seen;
}

const check = (payouts: readonly Payout[]) =>
  renderHook(() => useLaneChecks(payouts, undefined), { wrapper: newProvider() });

it('reads what the checks need, at most four calls at a time, each once', async () => {
  const seen = serveSources();
  const payouts = payoutsOfUsers(10);
  const { result } = check(payouts);
  expect(result.current.checked).toBe(0);
  expect(payouts.map((payout) => laneOf(result.current.checksOf(payout)))).not.toContain('clear');
  await waitFor(() => expect(result.current.checked).toBe(10));
  expect(seen).toMatchObject({ calls: 30, most: 4 });
  expect(result.current).toMatchObject({ failed: 0, isStopped: false });
  const [first] = payouts;
  expect(
    first && result.current.checksOf(first).find(({ rule }) => rule === 'profit'),
  ).toMatchObject({ verdict: 'ok' });
});

it('what could not be read is not checked, and is read again on demand', async () => {
  let isDown = true;
  serveSources((path) => isDown && path.includes('/5001/') && path.endsWith('/wallet'));
  const payouts = payoutsOfUsers(3);
  const { result } = check(payouts);
  await waitFor(() => expect(result.current.checked).toBe(3));
  expect(result.current.failed).toBe(1);
  const profitOf = (index: number) =>
    payouts
      .slice(index, index + 1)
      .map((one) => result.current.checksOf(one).find(({ rule }) => rule === 'profit')?.verdict);
  expect([profitOf(0), profitOf(1)]).toEqual([['ok'], ['unchecked']]);
  isDown = false;
  act(() => result.current.onResume());
  await waitFor(() => expect(result.current.failed).toBe(0));
  await waitFor(() => expect(profitOf(1)).toEqual(['ok']));
});

it('a source that may not be read is no failure', async () => {
  serveSources((path) => path.endsWith('/wallet'), 403);
  const payouts = payoutsOfUsers(12);
  const { result } = check(payouts);
  await waitFor(() => expect(result.current.checked).toBe(12));
  expect(result.current).toMatchObject({ failed: 0, isStopped: false });
  const texts = payouts
    .slice(0, 1)
    .flatMap((one) => result.current.checksOf(one).map(({ text }) => text));
  expect(texts).toContain('Withdrawal profit: no access');
});

it('stops by itself when nothing can be read, and goes on when it is asked to', async () => {
  let isDown = true;
  const seen = serveSources(() => isDown);
  const { result } = check(payoutsOfUsers(40));
  await waitFor(() => expect(result.current.isStopped).toBe(true));
  expect(result.current.checked).toBeLessThan(13);
  const calls = seen.calls;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(seen.calls).toBe(calls);
  isDown = false;
  act(() => result.current.onResume());
  await waitFor(() =>
    expect(result.current).toMatchObject({ checked: 40, failed: 0, isStopped: false }),
  );
});

it('can be stopped and goes on where it was', async () => {
  const seen = serveSources();
  const { result } = check(payoutsOfUsers(200));
  await waitFor(() => expect(result.current.checked).toBeGreaterThan(3));
  act(() => result.current.onStop());
  await waitFor(() => expect(seen.now).toBe(0));
  const calls = seen.calls;
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(seen.calls).toBe(calls);
  expect(result.current.isStopped).toBe(true);
  act(() => result.current.onResume());
  await waitFor(() => expect(result.current.checked).toBe(200), { timeout: 20_000 });
});
