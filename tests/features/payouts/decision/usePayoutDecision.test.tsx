import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { describe, expect, it, vi } from 'vitest';
import {
  payoutList,
  walletHistory,
  type PayoutSource,
  type TransactionPageQuery,
  payoutsSource,
  pendingPayoutsSource,
  useWallet,
  transactionsSource,
} from '~/features/payouts/api';
import { useCachedData, useListReading } from '~/api/reading/reading';
import { useDecisionJournal } from '~/features/payouts/decision/journalStore';
import {
  usePayoutDecision,
  type DecisionOptions,
} from '~/features/payouts/decision/usePayoutDecision';
import { generalMessages } from '~/api/messages';
import { waitingPayouts } from '~/features/dashboard/model';
import { useDeleteUser } from '~/features/users/AllUsersPage';
import { buildPayout } from '../../../fixtures/payouts';
import { buildWallet } from '../../../fixtures/wallet';
import { newProvider, newProviderWithToasts, serve } from '../../../api/reading/fakeServer';
import { safety } from '../../../safety';
import { answered, pageWith } from '../answers';

interface Shown {
  id: number | string;
  query: TransactionPageQuery;
}

const first = { page: 1, pageSize: 10 };
const seventh: Shown = { id: 7, query: first };
const opened = buildPayout({ id: 2 });

type Answer = () => Response | Promise<Response>;

/**
 * `list` returns what is read while a decision is being sent. Before that, both lists have two
 * pending payouts.
 */
async function open(
  decide: Answer,
  list: (call: string) => Response | Promise<Response> = () =>
    pageWith(buildPayout({ id: 1 }), opened),
  options: Partial<DecisionOptions> = {},
) {
  let isOpen = false;
  const calls = serve((request, call) => {
    if (request.method !== 'GET') return decide();
    if (call.endsWith('/wallet')) return Response.json(buildWallet());
    return isOpen ? list(call) : pageWith(buildPayout({ id: 1 }), opened);
  });
  const { texts, wrapper } = newProviderWithToasts();
  const screen = renderHook(
    ({ id, query }: Shown) => ({
      history: useListReading(transactionsSource(id, query)),
      payouts: useListReading(payoutsSource(first)),
      wallet: useWallet(id),
      decision: usePayoutDecision({ opened, source: payoutList(first), ...options }),
      users: useDeleteUser(),
      journal: useDecisionJournal().entries,
    }),
    { initialProps: seventh, wrapper },
  );
  await waitFor(() =>
    expect(
      screen.result.current.history.data &&
        screen.result.current.payouts.data &&
        screen.result.current.wallet.data,
    ).toBeDefined(),
  );
  calls.length = 0;
  isOpen = true;
  const statuses = () =>
    [screen.result.current.history, screen.result.current.payouts].map(({ data }) =>
      data?.results.map(({ status }) => status),
    );
  const sent = () => calls.filter((call) => call.startsWith('POST'));
  const state = () => screen.result.current.decision.state;
  const run = (...wanted: Parameters<typeof screen.result.current.decision.run>) =>
    act(() => screen.result.current.decision.run(...wanted));
  return { calls, sent, statuses, state, run, texts, ...screen };
}

const sources: [string, PayoutSource, string][] = [
  ['/payouts', payoutList(first), 'GET /admin/payouts?page=1&page_size=10'],
  [
    'a wallet',
    walletHistory(7, { ...first, status: 'pending' }),
    'GET /admin/users/7/wallet/transactions?status=pending&page=1&page_size=10',
  ],
];

describe('usePayoutDecision', () => {
  it.each([
    ['by its row', opened],
    ['where its row is on another page', buildPayout({ id: 3 })],
  ])('counts one pending payout less, %s', async (_where, polled) => {
    serve(({ method }) => (method === 'GET' ? pageWith(opened) : answered()));
    const { result } = renderHook(
      () => ({
        decision: usePayoutDecision({ opened, source: payoutList(first) }),
        pending: useCachedData(pendingPayoutsSource),
        ...useSWRConfig(),
      }),
      { wrapper: newProvider() },
    );
    await act(async () => {
      await result.current.mutate(pendingPayoutsSource.key, {
        count: 140,
        results: [buildPayout({ id: 1 }), polled],
      });
    });
    await act(() => result.current.decision.run('approved'));
    expect(result.current.pending && waitingPayouts(result.current.pending).count).toBe(139);
  });

  const secondPage = payoutsSource({ ...first, status: 'pending', page: 2 });
  const ofOthers = payoutsSource({ ...first, status: 'pending', amount_min: 500 });
  it.each([
    [true, [1]],
    // The row stays under the pointer (R478).
    [false, [1, 2]],
  ])('leaves the list of pending payouts that a run returns to: %j', async (isRun, expected) => {
    let isDecided = false;
    serve(({ method, url }) => {
      if (method !== 'GET') {
        isDecided = true;
        return answered();
      }
      return isDecided
        ? new Promise<Response>(() => undefined)
        : url.includes('amount_min')
          ? pageWith(buildPayout({ id: 3 }))
          : url.includes('page=2')
            ? Response.json({ count: 11, results: [buildPayout({ id: 4 })] })
            : pageWith(buildPayout({ id: 1 }), opened);
    });
    const { result } = renderHook(
      () => ({
        decision: usePayoutDecision({ opened, source: payoutList(first), isRun }),
        pending: useListReading(payoutsSource({ ...first, status: 'pending' })).data,
        second: useListReading(secondPage).data,
        others: useListReading(ofOthers).data,
      }),
      { wrapper: newProvider() },
    );
    await waitFor(() => expect(result.current.pending).toBeDefined());
    await waitFor(() => expect(result.current.second).toBeDefined());
    await waitFor(() => expect(result.current.others).toBeDefined());
    await act(() => result.current.decision.run('approved'));
    expect(result.current.pending?.results.map(({ id }) => id)).toEqual(expected);
    expect(result.current.second?.count).toBe(isRun ? 10 : 11);
    expect(result.current.others?.count).toBe(1);
  });

  it.each([
    ['approved', 'accept'],
    ['rejected', 'reject'],
  ] as const)(
    '%s: read again, sent once, and the rows change once the server has confirmed it',
    async (decision, path) => {
      let reads = 0;
      const onRecord = vi.fn();
      const list = () =>
        (reads += 1) === 1 ? pageWith(opened) : new Promise<Response>(() => undefined);
      const { result, calls, statuses, state, run, texts } = await open(answered, list, {
        onRecord,
      });
      await run(decision);
      expect(texts).toEqual(['Done.']);
      expect(statuses()).toEqual([
        ['pending', decision],
        ['pending', decision],
      ]);
      expect(calls.slice(0, 2)).toEqual([
        'GET /admin/payouts?page=1&page_size=10',
        `POST /admin/payouts/2/${path}`,
      ]);
      expect(calls.slice(2).sort()).toEqual([
        'GET /admin/payouts?page=1&page_size=10',
        'GET /admin/users/7/wallet',
        'GET /admin/users/7/wallet/transactions?page=1&page_size=10',
      ]);
      expect(state()).toMatchObject({
        kind: 'done',
        payout: { status: decision },
        record: { decision, outcome: 'done', after: decision, words: 'Done.' },
      });
      expect(result.current.journal).toMatchObject([
        {
          decision,
          outcome: 'done',
          after: decision,
          words: 'Done.',
          payout: { id: 2, status: 'pending' },
        },
      ]);
      // The screen, the run and the journal have the same record.
      const { payout: _kept, ...record } = result.current.journal[0] ?? {};
      expect(onRecord.mock.calls).toEqual([
        [{ ...record, outcome: 'unknown', after: '', words: '' }, opened],
        [record, { ...opened, status: decision }],
      ]);
    },
  );

  it('the list that is read after a decision is one that nobody asked for, so that its rows keep their places (R478)', async () => {
    const { result, run } = await open(answered);
    const readAt = result.current.payouts.note?.at;
    await run('approved');
    await waitFor(() => expect(result.current.payouts.note?.at).not.toBe(readAt));
    expect(result.current.payouts.note?.isAutoRefresh).toBe(true);
  });

  it.each(sources)(
    'of %s is read again on the page where it was seen',
    async (_name, source, read) => {
      const { run, calls } = await open(answered, undefined, { source });
      await run('approved');
      expect(calls[0]).toBe(read);
    },
  );

  it('whatever is clicked, it is one request (promise 1)', async () => {
    const { result, sent, state, texts } = await open(answered);
    await act(() =>
      Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          result.current.decision.run(index % 2 ? 'rejected' : 'approved'),
        ),
      ),
    );
    expect(state()).toMatchObject({ kind: 'done', record: { decision: 'approved' } });
    expect(texts).toEqual(['Done.']);
    expect(sent()).toEqual(['POST /admin/payouts/2/accept']);
    expect(result.current.journal).toHaveLength(1);
  });

  it.each([
    ['status', { status: 'approved' }],
    ['amount', { price_amount: '1250.51' }],
    ['currency', { price_currency: 'EUR' }],
    ['pay amount', { pay_amount: '1' }],
    ['pay address', { pay_address: 'T666' }],
    ['network', { pay_network: 'ERC20' }],
  ] as const)(
    'when its %s has moved since it was opened, nothing is sent',
    async (_name, change) => {
      const now = buildPayout({ id: 2, ...change });
      const { result, sent, state, run, texts } = await open(answered, () => pageWith(now));
      await run('approved');
      expect(texts).toEqual([]);
      expect(state()).toMatchObject({ kind: 'changed', payout: now, changes: [{}] });
      expect(sent()).toEqual([]);
      expect(result.current.journal).toEqual([]);
    },
  );

  it('a payout that is not pending is never sent, even when it was opened so', async () => {
    const decided = buildPayout({ id: 2, status: 'disbursed' });
    const { sent, state, run, texts } = await open(answered, () => pageWith(decided), {
      opened: decided,
    });
    await run('rejected');
    expect(texts).toEqual([]);
    expect(state()).toMatchObject({ kind: 'changed', payout: decided, changes: [] });
    expect(sent()).toEqual([]);
  });

  it.each([500, 403, 0])(
    'when the reading before it fails with %i, nothing is sent',
    async (status) => {
      const { sent, state, run, texts } = await open(answered, () =>
        status === 0 ? Promise.reject(new TypeError('cut')) : new Response(null, { status }),
      );
      await run('approved');
      expect(texts).toEqual([]);
      expect(state()).toMatchObject({
        kind: 'unread',
        payout: opened,
        failure: { status },
        decision: 'approved',
      });
      expect(sent()).toEqual([]);
    },
  );

  it("when it isn't found any more, nothing is sent: its page, its day and amount, its day, and no further", async () => {
    const { sent, calls, state, run, texts } = await open(answered, () =>
      pageWith(buildPayout({ id: 3 })),
    );
    await run('approved');
    expect(texts).toEqual([]);
    expect(state()).toEqual({
      kind: 'unread',
      payout: opened,
      failure: undefined,
      decision: 'approved',
      isAcknowledged: false,
    });
    expect(sent()).toEqual([]);
    expect(calls).toEqual([
      'GET /admin/payouts?page=1&page_size=10',
      'GET /admin/payouts?page=1&page_size=100&date_after=2026-03-11&date_before=2026-03-13&amount_min=1250.5&amount_max=1250.5',
      'GET /admin/payouts?page=1&page_size=100&date_after=2026-03-11&date_before=2026-03-13',
    ]);
  });

  it.each([
    [409, 'This payout has already been rejected.'],
    [404, 'Payout not found.'],
    [422, undefined],
    [503, undefined],
  ])(
    'a refusal with %i changes no row, is settled by the list and noted',
    async (status, message) => {
      let reads = 0;
      const now = buildPayout({ id: 2, status: 'rejected' });
      const { result, calls, sent, statuses, state, run, texts } = await open(
        () => Response.json({ message }, { status }),
        () =>
          (reads += 1) === 1
            ? pageWith(opened)
            : reads === 2
              ? pageWith(now)
              : new Promise(() => undefined),
      );
      await run('approved');
      expect(texts).toEqual([message ?? generalMessages.failure]);
      expect(state()).toMatchObject({
        kind: 'refused',
        payout: { status: 'rejected' },
        record: { after: 'rejected', words: message ?? '' },
      });
      await waitFor(() =>
        expect(calls).toContain('GET /admin/users/7/wallet/transactions?page=1&page_size=10'),
      );
      expect(statuses()).toEqual([
        ['pending', 'pending'],
        ['pending', 'pending'],
      ]);
      expect(sent(), safety('sent once')).toHaveLength(1);
      expect(result.current.journal).toMatchObject([
        { outcome: 'refused', after: 'rejected', words: message ?? '' },
      ]);
    },
  );

  it('is in the journal as unknown before its answer is there: that is what remains if the tab ends', async () => {
    const { result } = await open(() => new Promise(() => undefined));
    act(() => void result.current.decision.run('approved'));
    await waitFor(() =>
      expect(result.current.journal).toMatchObject([
        { decision: 'approved', outcome: 'unknown', after: '', words: '' },
      ]),
    );
    // It is noted just before it is sent.
    await waitFor(() =>
      expect(result.current.decision.state).toMatchObject({
        kind: 'open',
        progress: { step: 'sending', decision: 'approved' },
      }),
    );
  });
});

describe('transactionsSource', () => {
  // UserWalletPage has a list of its own for each user.
  it('shows the rows of another filter as placeholders (promise 3)', async () => {
    const { result, rerender } = await open(answered, () => new Promise(() => undefined));
    rerender({ id: 7, query: { ...first, status: 'pending' } });
    expect(result.current.history).toMatchObject({
      isPlaceholder: true,
      data: { results: [{ id: 1 }, { id: 2 }] },
    });
    rerender({ id: '7', query: first });
    expect(result.current.history).toMatchObject({
      isPlaceholder: false,
      data: { results: [{ id: 1 }, { id: 2 }] },
    });
  });

  it('forgets the wallet of a deleted user', async () => {
    const { result, rerender, calls } = await open(answered);
    rerender({ id: 8, query: first });
    await waitFor(() => expect(result.current.wallet.data).toBeDefined());
    await act(async () => {
      await result.current.users.run({ id: 7 });
    });
    calls.length = 0;
    rerender({ id: 7, query: first });
    expect(result.current.wallet.data).toBeUndefined();
    expect(result.current.history.isPlaceholder).toBe(true);
    await waitFor(() => expect(calls).toContain('GET /admin/users/7/wallet'));
  });
});
