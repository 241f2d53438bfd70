import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { payoutList } from '~/features/payouts/api';
import { unstable_serialize } from 'swr';
import { cacheKeys } from '~/features/cacheKeys';
import { readDraft } from '~/features/support/chat/useOutbox';
import type { ToastMessage } from '~/ui/feedback/toasts';
import { buildTicket } from '../../fixtures/support';
import type { Payout } from '~/api/types';
import { areWaiting } from '~/features/payouts/checks/checks';
import {
  mayDecide,
  needsAcknowledgement,
  isOutdated,
  type DecisionState,
} from '~/features/payouts/decision/decision';
import type { DecisionRecord, PayoutDecision } from '~/features/payouts/model';
import { readDecisions } from '~/features/payouts/decision/journalStore';
import { useDecisionScreen } from '~/features/payouts/decision/DecidePayout';
import { buildPayout, buildRecord } from '../../fixtures/payouts';
import { newProvider, serve } from '../../api/reading/fakeServer';
import { signIn } from '../../signIn';
import { pageWith } from './answers';

const canDecide = (
  state: DecisionState<Payout>,
  decision: PayoutDecision,
  isRun: boolean,
): boolean => mayDecide(state, decision, [], isRun) !== 'no';

/** A server whose answer to a decision is held, and what its list says meanwhile. */
function holdDecision() {
  let letGo = (_answer: Response) => {};
  const held = new Promise<Response>((resolve) => {
    letGo = resolve;
  });
  let listed = buildPayout();
  const calls = serve((request) => (request.method === 'POST' ? held : pageWith(listed)));
  const sent = () => calls.filter((call) => call.startsWith('POST'));
  return {
    sent,
    isSent: () => waitFor(() => expect(sent()).toHaveLength(1)),
    becomes: (change: Partial<Payout>) => {
      listed = buildPayout(change);
    },
    letGo: (status = 200) =>
      act(async () => {
        letGo(Response.json({ message: 'Said.' }, { status }));
        await held;
      }),
  };
}

async function open(
  isRun = false,
  noted?: DecisionRecord,
  cache?: Parameters<typeof newProvider>[0],
) {
  const toasts = vi.fn();
  const done = vi.fn();
  const records: DecisionRecord[] = [];
  const Cache = newProvider(cache, toasts);
  const wrapper = ({ children }: { children: ReactNode }) => <Cache>{children}</Cache>;
  // The cache outlives the screen.
  renderHook(() => undefined, { wrapper });
  const { result, unmount, rerender } = renderHook(
    (record: DecisionRecord | undefined) =>
      useDecisionScreen({
        opened: buildPayout(),
        source: payoutList(),
        record,
        isRun,
        onRecord: (told) => {
          records.push(told);
        },
        onDone: done,
      }),
    { wrapper, initialProps: noted },
  );
  // Promise 15: the decision waits for the checks.
  await waitFor(() => expect(areWaiting(result.current.checking.checks)).toBe(false));
  return { view: result, unmount, done, toasts, records, note: rerender };
}

describe('a note (R246)', () => {
  it('goes only into the journal, and its draft is removed once the decision is made', async () => {
    signIn();
    const bodies: string[] = [];
    const urls: string[] = [];
    serve(async (request) => {
      urls.push(request.url);
      bodies.push(await request.text());
      return request.method === 'POST'
        ? Response.json({ message: 'Said.' })
        : pageWith(buildPayout());
    });
    const { view, done } = await open();
    act(() => view.current.onNote('Asked by phone'));
    act(() => view.current.onDecide('approved'));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(readDecisions().entries[0]).toMatchObject({ note: 'Asked by phone', outcome: 'done' });
    expect([...urls, ...bodies].filter((sent) => sent.includes('phone'))).toEqual([]);
    expect(urls.length).toBeGreaterThan(1);
    expect((await open()).view.current.note).toBe('');
  });
});

describe('the reason of a rejection (R472)', () => {
  it('goes into the journal, never to the server, and as a draft into a ticket of that name', async () => {
    const sent: string[] = [];
    serve(async (request) => {
      sent.push(request.url, await request.text());
      return request.method === 'POST' ? Response.json({}) : pageWith(buildPayout());
    });
    const key = cacheKeys.support.tickets();
    const tickets = [
      buildTicket({ ticket_id: 1, creator_name: 'Amara Okafor', status: 'closed' }),
      buildTicket({ ticket_id: 2, creator_name: 'Somebody Else', status: 'open' }),
      buildTicket({ ticket_id: 3, creator_name: 'AMARA OKAFOR', status: 'open' }),
    ];
    const cache = new Map<string, object>([
      [unstable_serialize(key), { data: { count: 3, results: tickets }, _k: key }],
    ]);
    const { view, done, toasts } = await open(false, undefined, cache);
    act(() => view.current.rejecting.onReason('Trading rules broken'));
    act(() => view.current.onDecide('rejected'));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(readDecisions().entries[0]).toMatchObject({ reason: 'Trading rules broken' });
    expect(sent.filter((text) => text.includes('rules'))).toEqual([]);
    const told = toasts.mock.lastCall?.[0] as ToastMessage | undefined;
    expect(told?.action?.label).toBe('Reply in ticket');
    act(() => told?.action?.onAct());
    expect([location.pathname, location.search]).toEqual(['/support', '?ticket=3']);
    expect(readDraft('3')).toBe('Your payout of $1,250.50 was rejected: Trading rules broken');
  });

  it('is not kept of an approval', async () => {
    serve((request) => (request.method === 'POST' ? Response.json({}) : pageWith(buildPayout())));
    const { view, done } = await open();
    act(() => view.current.rejecting.onReason('Trading rules broken'));
    act(() => view.current.onDecide('approved'));
    await waitFor(() => expect(done).toHaveBeenCalled());
    expect(readDecisions().entries[0]).toMatchObject({ decision: 'approved' });
    expect(readDecisions().entries[0]).not.toHaveProperty('reason');
  });
});

describe('a decision that ends late', () => {
  it('calls back no screen that was closed, but reports the outcome (promise 3)', async () => {
    const server = holdDecision();
    const { view, unmount, done, toasts, records } = await open();
    act(() => view.current.onDecide('approved'));
    await server.isSent();
    unmount();
    await server.letGo();
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'success', text: 'Said.' }),
      ),
    );
    expect(records.at(-1)).toMatchObject({ decision: 'approved', outcome: 'done' });
    expect(done).not.toHaveBeenCalled();
  });

  it.each([false, true])(
    'another decision meanwhile is not sent, and is possible after the payout was read again (run: %s)',
    async (isRun) => {
      const server = holdDecision();
      const first = await open();
      act(() => first.view.current.onDecide('approved'));
      await server.isSent();
      first.unmount();
      const { view, done, toasts, records } = await open(isRun);
      act(() => view.current.onDecide('rejected'));
      await waitFor(() =>
        expect(view.current.state).toMatchObject({ kind: 'busy', running: 'approved' }),
      );
      expect([
        isOutdated(view.current.state),
        canDecide(view.current.state, 'rejected', isRun),
      ]).toEqual([true, false]);
      // The next of a hundred clicks.
      act(() => view.current.onDecide('rejected'));
      act(() => view.current.onReadAgain());
      await waitFor(() => expect(view.current.state.kind).toBe('open'));
      expect(canDecide(view.current.state, 'rejected', isRun)).toBe(true);
      act(() => view.current.onDecide('rejected'));
      await waitFor(() => expect(view.current.state).toMatchObject({ kind: 'busy' }));
      server.becomes({ status: 'approved' });
      await server.letGo();
      act(() => view.current.onReadAgain());
      await waitFor(() =>
        expect(view.current.state).toMatchObject({
          kind: 'changed',
          payout: { status: 'approved' },
          changes: [{ before: 'Pending', after: 'Approved' }],
        }),
      );
      expect([
        isOutdated(view.current.state),
        needsAcknowledgement(view.current.state, isRun),
      ]).toEqual([false, false]);
      expect(server.sent()).toEqual(['POST /admin/payouts/4001/accept']);
      expect([done, toasts].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
      expect(records).toEqual([]);
    },
  );

  it('is not called unknown if the run knows its outcome by now', async () => {
    holdDecision().becomes({ status: 'approved' });
    const sent = buildRecord();
    const heard = buildRecord({ outcome: 'done', words: 'Said.', after: 'approved' });
    const { view, note, records } = await open(true, sent);
    expect(isOutdated(view.current.state)).toBe(true);
    note(heard);
    act(() => view.current.onReadAgain());
    await waitFor(() =>
      expect(view.current.state).toMatchObject({
        kind: 'done',
        payout: { status: 'approved' },
        record: heard,
      }),
    );
    expect(isOutdated(view.current.state)).toBe(false);
    expect(records).toEqual([heard]);
  });
});
