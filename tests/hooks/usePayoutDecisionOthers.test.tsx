import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payoutList } from '../../src/api/payoutSource';
import { saveSession } from '../../src/api/session';
import { useDecisionJournal } from '../../src/hooks/local/decisionJournal';
import { usePayoutDecision, type PayoutDecisions } from '../../src/hooks/usePayoutDecision';
import { buildPayout } from '../fixtures/payouts';
import { newProvider, serve } from './fakeServer';

afterEach(() => { vi.unstubAllGlobals(); });

const payout = buildPayout({ id: 2 });
const pageWith = (...results: unknown[]) => Response.json({ count: results.length, results });
const done = () => Response.json({ message: 'Done.' });
const signIn = (email: string) => { saveSession({ v: 1, access: email, refresh: 'r', user: { email } }); };

/** Starts something of React's, and lets its end come later. */
const begin = <T,>(start: () => Promise<T>) => new Promise<T>((resolve) => { act(() => { resolve(start()); }); });

function open() {
  const { result } = renderHook(() => ({ decision: usePayoutDecision(), journal: useDecisionJournal().entries }), { wrapper: newProvider() });
  const decide: PayoutDecisions['decide'] = (...asked) => begin(() => result.current.decision.decide(...asked));
  const readAgain: PayoutDecisions['readAgain'] = (...asked) => begin(() => result.current.decision.readAgain(...asked));
  return { decide, readAgain, journal: () => result.current.journal };
}

/** Answers that a test gives when it wants to; what waits for one is told apart by its method. */
function holdAnswers() {
  const waiting: { method: string; answer: (response: Response) => void }[] = [];
  const calls = serve((request) => new Promise((answer) => { waiting.push({ method: request.method, answer }); }));
  const answer = (method: string, response: Response) => act(async () => {
    await vi.waitFor(() => { expect(waiting.some((one) => one.method === method)).toBe(true); });
    const [held] = waiting.splice(waiting.findIndex((one) => one.method === method), 1);
    held?.answer(response);
  });
  return { answer, sent: () => calls.filter((call) => call.startsWith('POST')) };
}

describe('two decisions about one payout (promises 1 and 2)', () => {
  it('the second one, if it is another, is not sent and not taken for the first: it is told', async () => {
    const { answer, sent } = holdAnswers();
    const one = open();
    const other = open();
    const first = one.decide(payout, 'approved', payoutList());
    await answer('GET', pageWith(payout));
    const onSend = vi.fn();
    const second = other.decide(payout, 'rejected', payoutList(), onSend);
    await answer('POST', done());
    expect(await second).toEqual({ kind: 'busy', running: 'approved' });
    expect(await first).toEqual({ kind: 'done', message: 'Done.' });
    expect(onSend).not.toHaveBeenCalled();
    expect(sent()).toEqual(['POST /admin/payouts/2/accept']);
    expect(other.journal()).toMatchObject([{ decision: 'approved', outcome: 'done' }]);
  });

  it('the same one again, whichever way its id is written, has the outcome of the first', async () => {
    const { answer, sent } = holdAnswers();
    const [one, other] = [open(), open()];
    const ends = Promise.all([one.decide(payout, 'rejected', payoutList()), other.decide(buildPayout({ id: '2' }), 'rejected', payoutList())]);
    await answer('GET', pageWith(payout));
    await answer('POST', done());
    expect(await ends).toEqual([{ kind: 'done', message: 'Done.' }, { kind: 'done', message: 'Done.' }]);
    expect(sent()).toHaveLength(1);
  });

  it('once the first has ended, another one can be asked for', async () => {
    const { answer, sent } = holdAnswers();
    const admin = open();
    const first = admin.decide(payout, 'approved', payoutList());
    await answer('GET', pageWith(payout));
    await answer('POST', Response.json({ message: 'No.' }, { status: 422 }));
    await answer('GET', pageWith(payout));
    expect(await first).toMatchObject({ kind: 'refused' });
    const second = admin.decide(payout, 'rejected', payoutList());
    await answer('GET', pageWith(payout));
    await answer('POST', done());
    expect(await second).toMatchObject({ kind: 'done' });
    expect(sent()).toEqual(['POST /admin/payouts/2/accept', 'POST /admin/payouts/2/reject']);
  });
});

describe('when another admin has signed in meanwhile (promise 10)', () => {
  it('what was read for the one is not sent for the other, who is told nothing', async () => {
    const { answer, sent } = holdAnswers();
    const admin = open();
    const end = admin.decide(payout, 'approved', payoutList());
    act(() => { signIn('eve@example.com'); });
    await answer('GET', pageWith(payout));
    expect(await end).toBeUndefined();
    expect(sent()).toEqual([]);
    expect(admin.journal()).toEqual([]);
  });

  it.each([['a yes', 200], ['a no', 409]])('%s that comes late is not in the journal of the other, who is told nothing', async (_name, status) => {
    const { answer } = holdAnswers();
    const admin = open();
    const end = admin.decide(payout, 'approved', payoutList());
    await answer('GET', pageWith(payout));
    await vi.waitFor(() => { expect(admin.journal()).toHaveLength(1); });
    act(() => { signIn('eve@example.com'); });
    await answer('POST', Response.json({ message: 'Said.' }, { status }));
    if (status !== 200) await answer('GET', pageWith(payout));
    expect(await end).toBeUndefined();
    expect(admin.journal()).toEqual([]);
  });

  it('the decision of the one is not the other\'s, be it the same: it is told to be under way', async () => {
    const { answer, sent } = holdAnswers();
    const admin = open();
    const first = admin.decide(payout, 'approved', payoutList());
    await answer('GET', pageWith(payout));
    act(() => { signIn('eve@example.com'); });
    const second = open().decide(payout, 'approved', payoutList());
    await answer('POST', done());
    expect(await second).toEqual({ kind: 'busy', running: 'approved' });
    expect(await first).toBeUndefined();
    expect(sent()).toHaveLength(1);
  });

  it('a payout that is read again late settles nothing of the other\'s', async () => {
    const { answer } = holdAnswers();
    const admin = open();
    act(() => { signIn('eve@example.com'); });
    const decided = admin.decide(payout, 'rejected', payoutList());
    await answer('GET', pageWith(payout));
    await answer('POST', new Response(null, { status: 504 }));
    await answer('GET', new Response(null, { status: 503 }));
    expect(await decided).toMatchObject({ kind: 'unknown', now: undefined });
    act(() => { signIn('ada@example.com'); });
    const read = admin.readAgain(payout, payoutList());
    act(() => { signIn('eve@example.com'); });
    await answer('GET', pageWith({ ...payout, status: 'rejected' }));
    await read;
    expect(admin.journal()).toMatchObject([{ decision: 'rejected', outcome: 'unknown', after: '' }]);
  });
});
