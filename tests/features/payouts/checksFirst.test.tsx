import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { payoutList } from '~/features/payouts/api';
import { areWaiting } from '~/features/payouts/checks/checks';
import { useDecisionScreen } from '~/features/payouts/decision/DecidePayout';
import { approvedKycRecord } from '../../fixtures/kyc';
import { buildPayout } from '../../fixtures/payouts';
import { buildTransactionPage, buildWallet } from '../../fixtures/wallet';
import { newProvider, serve } from '../../api/reading/fakeServer';
import { patient, printCount } from '../../propertyRuns';
import { safety } from '../../safety';

beforeEach(() => {
  // jsdom's frames are kept by an interval: begun by a faked one, no later test would see a frame.
  const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', ...frames],
  });
});
/** Once everything has been handled that has arrived. */
const settle = () => act(() => vi.advanceTimersByTimeAsync(1));

type Source = 'kyc' | 'wallet' | 'wallet/transactions';
const bodies: Record<Source, unknown> = {
  kyc: approvedKycRecord,
  wallet: buildWallet(),
  'wallet/transactions': buildTransactionPage({}, []),
};
type Outcome = 'ready' | 'failed' | 'silent';
const outcomes: readonly Outcome[] = ['ready', 'failed', 'silent'];

/** A server whose answers about the user are held. */
function holdSources() {
  const held = new Map<string, (response: Response) => void>();
  const calls = serve((request, call) => {
    const source = /users\/[^/]+\/([a-z/]+)/.exec(call)?.[1];
    if (source !== undefined) return new Promise((resolve) => held.set(source, resolve));
    return request.method === 'POST'
      ? Response.json({ message: 'Done.' })
      : Response.json({ count: 1, results: [buildPayout()] });
  });
  return {
    posts: () => calls.filter((call) => call.startsWith('POST')).length,
    answer: (source: Source, outcome: Outcome) => {
      if (outcome === 'ready') held.get(source)?.(Response.json(bodies[source]));
      if (outcome === 'failed')
        held.get(source)?.(Response.json({ message: 'No.' }, { status: 500 }));
    },
  };
}

function open() {
  const Cache = newProvider();
  const wrapper = ({ children }: { children: ReactNode }) => <Cache>{children}</Cache>;
  const options = { opened: buildPayout(), source: payoutList(), onDone: () => undefined };
  return renderHook(() => useDecisionScreen(options), { wrapper });
}

/** Approves, and tells how many were sent by now. */
async function approve(view: ReturnType<typeof open>, posts: () => number): Promise<number> {
  act(() => view.result.current.onDecide('approved'));
  await settle();
  return posts();
}

const orders = [
  ['kyc', 'wallet', 'wallet/transactions'],
  ['kyc', 'wallet/transactions', 'wallet'],
  ['wallet', 'kyc', 'wallet/transactions'],
  ['wallet', 'wallet/transactions', 'kyc'],
  ['wallet/transactions', 'kyc', 'wallet'],
  ['wallet/transactions', 'wallet', 'kyc'],
] as const satisfies readonly (readonly Source[])[];
const everyEnd = outcomes.flatMap((one) =>
  outcomes.flatMap((two) => outcomes.map((three) => [one, two, three] as const)),
);
/** A source that stays silent has no place in the order: what is answered, and when, is the case. */
const answered = (order: readonly Source[], ends: readonly Outcome[]) =>
  order.flatMap((source, place) => (ends[place] === 'silent' ? [] : `${source} ${ends[place]}`));
const cases = new Map(
  orders.flatMap((order) =>
    everyEnd.map((ends) => [answered(order, ends).join(), { order, ends }] as const),
  ),
);

it(
  'no approval is sent before each source has answered, failed or taken 3 s, in any order (promise 15)',
  async () => {
    for (const { order, ends } of cases.values()) {
      const server = holdSources();
      const view = open();
      await settle();
      for (const [place, source] of order.entries()) {
        expect(await approve(view, server.posts)).toBe(0);
        server.answer(source, ends[place] ?? 'silent');
        await settle();
      }
      const isSilent = ends.includes('silent');
      expect(areWaiting(view.result.current.checking.checks)).toBe(isSilent);
      if (isSilent) {
        expect(await approve(view, server.posts)).toBe(0);
        await act(() => vi.advanceTimersByTimeAsync(3000));
      }
      expect(areWaiting(view.result.current.checking.checks)).toBe(false);
      act(() => view.result.current.onDecide('approved'));
      for (let turn = 0; turn < 20 && server.posts() === 0; turn += 1) await settle();
      expect(server.posts(), safety('sent once')).toBe(1);
      view.unmount();
    }
    printCount('orders and outcomes of the checks, each before a decision', cases.size);
  },
  patient,
);

it(
  'a rejection waits for no source, whichever have answered or failed (promise 15, R45)',
  async () => {
    // All that answer do so in one task, so their order makes no difference.
    for (const ends of everyEnd) {
      const server = holdSources();
      const view = open();
      await settle();
      for (const [place, source] of orders[0].entries())
        server.answer(source, ends[place] ?? 'silent');
      act(() => view.result.current.onDecide('rejected'));
      for (let turn = 0; turn < 20 && server.posts() === 0; turn += 1) await settle();
      expect(server.posts(), safety('sent once')).toBe(1);
      view.unmount();
    }
    printCount('outcomes of the checks, each beside a rejection', everyEnd.length);
  },
  patient,
);
