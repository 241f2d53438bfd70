import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { generalMessages } from '~/api/messages';
import { payoutList } from '~/features/payouts/api';
import type { PayoutDecision } from '~/features/payouts/model';
import { useDecisionJournal } from '~/features/payouts/decision/journalStore';
import {
  usePayoutDecision,
  type DecisionOptions,
} from '~/features/payouts/decision/usePayoutDecision';
import { buildPayout } from '../../fixtures/payouts';
import { newProviderWithToasts, serve } from '../../api/reading/fakeServer';
import { safety } from '../../safety';
import { signIn } from '../../signIn';
import { answered, pageWith } from './answers';

const payout = buildPayout({ id: 2 });

/** Starts something of React's, and lets its end come later. */
const begin = <T,>(start: () => Promise<T>) =>
  new Promise<T>((resolve) => act(() => resolve(start())));

function open(options: Partial<DecisionOptions> = {}) {
  const { texts, wrapper } = newProviderWithToasts();
  const { result } = renderHook(
    () => ({
      decision: usePayoutDecision({ opened: payout, source: payoutList(), ...options }),
      journal: useDecisionJournal().entries,
    }),
    { wrapper },
  );
  return {
    texts,
    decide: (decision: PayoutDecision) => begin(() => result.current.decision.run(decision)),
    readAgain: () => begin(() => result.current.decision.readAgain()),
    state: () => result.current.decision.state,
    journal: () => result.current.journal,
  };
}

/** Answers that a test gives when it wants to; what waits for one is told apart by its method. */
function holdAnswers() {
  const waiting: { method: string; answer: (response: Response) => void }[] = [];
  const calls = serve(
    (request) =>
      new Promise((answer) => {
        waiting.push({ method: request.method, answer });
      }),
  );
  const answer = (method: string, response: Response) =>
    act(async () => {
      await waitFor(() => expect(waiting.some((one) => one.method === method)).toBe(true));
      const [held] = waiting.splice(
        waiting.findIndex((one) => one.method === method),
        1,
      );
      held?.answer(response);
    });
  return { answer, sent: () => calls.filter((call) => call.startsWith('POST')) };
}

describe('two decisions about one payout (promises 1 and 2)', () => {
  it('the second one, if it is another, is not sent and not taken for the first: it is told', async () => {
    const { answer, sent } = holdAnswers();
    const onRecord = vi.fn();
    const one = open();
    const other = open({ onRecord });
    const first = one.decide('approved');
    await answer('GET', pageWith(payout));
    const second = other.decide('rejected');
    await answer('POST', answered());
    await second;
    expect(other.texts).toEqual([]);
    expect(other.state()).toEqual({ kind: 'busy', payout, running: 'approved' });
    await first;
    expect(one.texts).toEqual(['Done.']);
    expect(one.state()).toMatchObject({
      kind: 'done',
      record: { decision: 'approved', outcome: 'done', words: 'Done.' },
    });
    expect(onRecord).not.toHaveBeenCalled();
    expect(sent()).toEqual(['POST /admin/payouts/2/accept']);
    expect(other.journal()).toMatchObject([{ decision: 'approved', outcome: 'done' }]);
  });

  it('the same one again, whichever way its id is written, has the outcome of the first', async () => {
    const { answer, sent } = holdAnswers();
    const [one, other] = [open(), open({ opened: buildPayout({ id: '2' }) })];
    const ends = Promise.all([one.decide('rejected'), other.decide('rejected')]);
    await answer('GET', pageWith(payout));
    await answer('POST', answered());
    await ends;
    // It is reported once.
    expect([one.texts, other.texts]).toEqual([['Done.'], []]);
    for (const { state } of [one, other])
      expect(state()).toMatchObject({
        kind: 'done',
        payout: { status: 'rejected' },
        record: { decision: 'rejected', outcome: 'done', words: 'Done.' },
      });
    expect(sent(), safety('sent once')).toHaveLength(1);
  });

  it('once the first has ended, another one can be asked for', async () => {
    const { answer, sent } = holdAnswers();
    const admin = open();
    const first = admin.decide('approved');
    await answer('GET', pageWith(payout));
    await answer('POST', Response.json({ message: 'No.' }, { status: 422 }));
    await answer('GET', pageWith(payout));
    await first;
    expect(admin.texts).toEqual(['No.']);
    expect(admin.state()).toMatchObject({ kind: 'refused' });
    const second = admin.decide('rejected');
    await answer('GET', pageWith(payout));
    await answer('POST', answered());
    await second;
    expect(admin.state()).toMatchObject({ kind: 'done', record: { outcome: 'done' } });
    expect(sent()).toEqual(['POST /admin/payouts/2/accept', 'POST /admin/payouts/2/reject']);
  });
});

describe('when another admin has signed in meanwhile (promise 10)', () => {
  it('what was read for the one is not sent for the other, who is told nothing', async () => {
    const { answer, sent } = holdAnswers();
    const admin = open();
    const end = admin.decide('approved');
    act(() => signIn('eve@example.com'));
    await answer('GET', pageWith(payout));
    await end;
    expect(admin.texts).toEqual([]);
    expect(admin.state()).toEqual({ kind: 'open', payout });
    expect(sent()).toEqual([]);
    expect(admin.journal()).toEqual([]);
  });

  it.each([
    ['a yes', 200],
    ['a no', 409],
  ])(
    '%s that comes late is not in the journal of the other, who is told nothing',
    async (_name, status) => {
      const { answer } = holdAnswers();
      const admin = open();
      const end = admin.decide('approved');
      await answer('GET', pageWith(payout));
      await waitFor(() => expect(admin.journal()).toHaveLength(1));
      act(() => signIn('eve@example.com'));
      await answer('POST', Response.json({ message: 'Said.' }, { status }));
      if (status !== 200) await answer('GET', pageWith(payout));
      await end;
      expect(admin.texts).toEqual([]);
      expect(admin.state()).toEqual({ kind: 'open', payout });
      expect(admin.journal()).toEqual([]);
    },
  );

  it("the decision of the one is not the other's, be it the same: it is told to be under way", async () => {
    const { answer, sent } = holdAnswers();
    const admin = open();
    const first = admin.decide('approved');
    await answer('GET', pageWith(payout));
    act(() => signIn('eve@example.com'));
    const other = open();
    const second = other.decide('approved');
    await answer('POST', answered());
    await second;
    expect(other.state()).toEqual({ kind: 'busy', payout, running: 'approved' });
    await first;
    expect([...admin.texts, ...other.texts]).toEqual([]);
    expect(sent(), safety('sent once')).toHaveLength(1);
  });

  it("a payout that is read again late settles nothing of the other's", async () => {
    const { answer } = holdAnswers();
    const admin = open();
    act(() => signIn('eve@example.com'));
    const decided = admin.decide('rejected');
    await answer('GET', pageWith(payout));
    await answer('POST', new Response(null, { status: 504 }));
    await answer('GET', new Response(null, { status: 503 }));
    await decided;
    expect(admin.texts).toEqual([generalMessages.outcomeUnknown]);
    expect(admin.state()).toMatchObject({ kind: 'unknown', payout, record: { after: '' } });
    act(() => signIn());
    const read = admin.readAgain();
    act(() => signIn('eve@example.com'));
    await answer('GET', pageWith({ ...payout, status: 'rejected' }));
    await read;
    expect(admin.journal()).toMatchObject([
      { decision: 'rejected', outcome: 'unknown', after: '' },
    ]);
  });
});
