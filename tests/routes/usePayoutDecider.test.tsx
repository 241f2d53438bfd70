import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payoutList } from '../../src/api/payoutSource';
import type { Payout } from '../../src/api/types';
import { ToastContext } from '../../src/components/feedback/toasts';
import type { ReviewOutcome } from '../../src/domain/payoutReview';
import { usePayoutDecider } from '../../src/routes/payouts/usePayoutDecider';
import { buildPayout } from '../fixtures/payouts';
import { newProvider, serve } from '../hooks/fakeServer';

afterEach(() => { vi.unstubAllGlobals(); });

const pageWith = (...results: Payout[]) => Response.json({ count: results.length, results });

/** A server whose answer to a decision is held, and what its list says meanwhile. */
function holdDecision() {
  let letGo = (_answer: Response) => {};
  const held = new Promise<Response>((resolve) => { letGo = resolve; });
  let listed = buildPayout();
  const calls = serve((request) => (request.method === 'POST' ? held : pageWith(listed)));
  const sent = () => calls.filter((call) => call.startsWith('POST'));
  return {
    sent,
    isSent: () => vi.waitFor(() => { expect(sent()).toHaveLength(1); }),
    becomes: (change: Partial<Payout>) => { listed = buildPayout(change); },
    letGo: (status = 200) => act(async () => { letGo(Response.json({ message: 'Said.' }, { status })); await held; }),
  };
}

function open(isRun = false, noted?: ReviewOutcome) {
  const toasts = vi.fn();
  const done = vi.fn();
  const outcomes: ReviewOutcome[] = [];
  const Cache = newProvider();
  const wrapper = ({ children }: { children: ReactNode }) => <ToastContext value={toasts}><Cache>{children}</Cache></ToastContext>;
  const { result, unmount, rerender } = renderHook(
    (before: ReviewOutcome | undefined) => usePayoutDecider({ opened: buildPayout(), source: payoutList(), before, isRun, onOutcome: (outcome) => { outcomes.push(outcome); }, onDone: done }),
    { wrapper, initialProps: noted },
  );
  return { view: result, unmount, done, toasts, outcomes, note: rerender };
}

describe('a decision that ends late', () => {
  it('calls nobody back who has left, and says what became of it (promise 3)', async () => {
    const server = holdDecision();
    const { view, unmount, done, toasts, outcomes } = open();
    act(() => { view.current.decide('approved'); });
    await server.isSent();
    unmount();
    await server.letGo();
    await vi.waitFor(() => { expect(toasts).toHaveBeenCalledWith(expect.objectContaining({ type: 'success', text: 'Said.' })); });
    expect(outcomes.at(-1)).toMatchObject({ decision: 'approved', outcome: 'done' });
    expect(done).not.toHaveBeenCalled();
  });

  it.each([false, true])('another one asked for meanwhile is not sent, and can be once it was read again (run: %s)', async (isRun) => {
    const server = holdDecision();
    const first = open();
    act(() => { first.view.current.decide('approved'); });
    await server.isSent();
    first.unmount();
    const { view, done, toasts, outcomes } = open(isRun);
    act(() => { view.current.decide('rejected'); });
    await vi.waitFor(() => { expect(view.current).toMatchObject({ report: { kind: 'busy', running: 'approved' }, isOutdated: true, deciding: undefined }); });
    // The next of a hundred clicks.
    act(() => { view.current.decide('rejected'); });
    act(() => { view.current.readAgain(); });
    await vi.waitFor(() => { expect(view.current).toMatchObject({ report: undefined, isOutdated: false, mustLook: false }); });
    act(() => { view.current.decide('rejected'); });
    await vi.waitFor(() => { expect(view.current.report).toMatchObject({ kind: 'busy' }); });
    server.becomes({ status: 'approved' });
    await server.letGo();
    act(() => { view.current.readAgain(); });
    await vi.waitFor(() => { expect(view.current).toMatchObject({ payout: { status: 'approved' }, report: { kind: 'changed', changes: [{ before: 'Pending', after: 'Approved' }] }, isOutdated: false }); });
    expect(server.sent()).toEqual(['POST /admin/payouts/4001/accept']);
    expect([done, toasts].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(outcomes).toEqual([]);
  });

  it('that a run has heard of meanwhile is not called unknown again', async () => {
    holdDecision().becomes({ status: 'approved' });
    const { view, note, outcomes } = open(true, { decision: 'approved', outcome: 'unknown', words: '', after: '' });
    expect(view.current).toMatchObject({ isOutdated: true });
    note({ decision: 'approved', outcome: 'done', words: 'Said.', after: 'approved' });
    act(() => { view.current.readAgain(); });
    await vi.waitFor(() => { expect(view.current).toMatchObject({ isOutdated: false, payout: { status: 'approved' }, report: { outcome: { outcome: 'done' } } }); });
    expect(outcomes).toEqual([{ decision: 'approved', outcome: 'done', words: 'Said.', after: 'approved' }]);
  });
});
