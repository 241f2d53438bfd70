import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { payoutList } from '~/features/payouts/api';
import type { Payout } from '~/api/types';
import { useDecisionJournal } from '~/features/payouts/decision/journalStore';
import {
  usePayoutDecision,
  type DecisionOptions,
} from '~/features/payouts/decision/usePayoutDecision';
import { payoutMessages } from '~/features/payouts/messages';
import { generalMessages } from '~/api/messages';
import { buildPayout } from '../../fixtures/payouts';
import { newProviderWithToasts, serve } from '../../api/reading/fakeServer';
import { safety } from '../../safety';
import { answered, pageWith } from './answers';

const opened = buildPayout({ id: 2 });
const cut = () => Promise.reject(new TypeError('cut'));

/** `list` returns what is read; `isSent` says whether the decision was sent. */
function open(
  decide: () => Response | Promise<Response>,
  list: (isSent: boolean) => Response | Promise<Response>,
  options: Partial<DecisionOptions> = {},
) {
  let isSent = false;
  const calls = serve((request) => {
    if (request.method === 'GET') return list(isSent);
    isSent = true;
    return decide();
  });
  const { texts, wrapper } = newProviderWithToasts();
  const { result } = renderHook(
    () => ({
      decision: usePayoutDecision({ opened, source: payoutList(), ...options }),
      journal: useDecisionJournal().entries,
    }),
    { wrapper },
  );
  return {
    calls,
    sent: () => calls.filter((call) => call.startsWith('POST')),
    state: () => result.current.decision.state,
    journal: () => result.current.journal,
    texts,
    decide: (...wanted: Parameters<typeof result.current.decision.run>) =>
      act(() => result.current.decision.run(...wanted)),
    readAgain: () =>
      act(() => result.current.decision.readAgain().catch((cause: unknown) => cause)),
    look: () => act(() => result.current.decision.acknowledge()),
  };
}

describe('a decision whose answer was lost (R32)', () => {
  const lost: [string, () => Response | Promise<Response>][] = [
    ['no response', cut],
    ["a success that can't be read", () => new Response('<html>')],
    ['a 502', () => new Response(null, { status: 502 })],
    ['a 504', () => new Response(null, { status: 504 })],
  ];
  const nowIs = (change: Partial<Payout>) => (isSent: boolean) =>
    pageWith(isSent ? { ...opened, ...change } : opened);

  it.each(lost)(
    '%s: is done if the list has it, which its words say; it is never sent again',
    async (_name, answer) => {
      const onRecord = vi.fn();
      const { decide, sent, state, journal, texts } = open(answer, nowIs({ status: 'approved' }), {
        onRecord,
      });
      const words = generalMessages.foundDone(payoutMessages.decided('approved', undefined));
      await decide('approved');
      expect(texts).toEqual([words]);
      expect(state()).toMatchObject({
        kind: 'done',
        payout: { status: 'approved' },
        record: { decision: 'approved', outcome: 'done', after: 'approved', words },
      });
      expect(journal()).toMatchObject([
        { outcome: 'done', after: 'approved', words, payout: { id: 2, status: 'pending' } },
      ]);
      expect(onRecord).toHaveBeenLastCalledWith(
        expect.objectContaining({ outcome: 'done', words }),
        { ...opened, status: 'approved' },
      );
      expect(sent(), safety('sent once')).toHaveLength(1);
    },
  );

  it.each(lost)(
    '%s: has failed if the payout still waits, and can only be repeated after a look',
    async (name, answer) => {
      const { decide, sent, state, journal, look, texts } = open(answer, nowIs({}));
      await decide('approved');
      expect(texts).toEqual([
        name === 'no response' ? generalMessages.network : generalMessages.failure,
      ]);
      expect(state()).toMatchObject({
        kind: 'unknown',
        payout: { status: 'pending' },
        record: { after: 'pending' },
      });
      expect(journal()).toMatchObject([{ outcome: 'unknown', after: 'pending' }]);
      await decide('approved');
      expect(sent(), safety('sent once')).toHaveLength(1);
      look();
      await decide('approved');
      expect(sent()).toHaveLength(2);
    },
  );

  it('has failed if the payout was decided otherwise', async () => {
    const { decide, sent, state, journal, texts } = open(cut, nowIs({ status: 'rejected' }));
    await decide('approved');
    expect(texts).toEqual([generalMessages.network]);
    expect(state()).toMatchObject({
      kind: 'unknown',
      payout: { status: 'rejected' },
      record: { after: 'rejected' },
    });
    expect(journal()).toMatchObject([{ outcome: 'unknown', after: 'rejected' }]);
    expect(sent(), safety('sent once')).toHaveLength(1);
  });

  describe("is unknown if the list can't be read either, or doesn't have it", () => {
    it.each([
      ["can't be read", cut],
      ["doesn't have it", () => pageWith()],
    ])('it %s; reading again settles it, in the journal too', async (_name, unread) => {
      let isDown = true;
      const { decide, readAgain, sent, state, journal, texts } = open(cut, (isSent) =>
        isSent && isDown ? unread() : pageWith(opened),
      );
      await decide('rejected');
      expect(texts).toEqual([generalMessages.network]);
      expect(state()).toMatchObject({
        kind: 'unknown',
        payout: opened,
        record: { decision: 'rejected', after: '' },
      });
      expect(journal()).toMatchObject([{ outcome: 'unknown', after: '' }]);
      // Nothing goes out before it was read.
      await decide('rejected');
      expect(sent(), safety('sent once')).toHaveLength(1);
      await readAgain();
      expect(state()).toMatchObject({ kind: 'unknown', record: { after: '' } });
      isDown = false;
      expect(await readAgain()).toBeUndefined();
      expect(state()).toMatchObject({
        kind: 'unknown',
        payout: { id: 2, status: 'pending' },
        record: { after: 'pending' },
      });
      expect(journal()).toMatchObject([{ outcome: 'unknown', after: 'pending' }]);
      expect(sent(), safety('sent once')).toHaveLength(1);
    });

    it('and is done once reading again finds it', async () => {
      let isDown = true;
      const onRecord = vi.fn();
      const list = (isSent: boolean) =>
        !isSent ? pageWith(opened) : isDown ? cut() : pageWith({ ...opened, status: 'rejected' });
      const { decide, readAgain, sent, state, journal } = open(cut, list, { onRecord });
      await decide('rejected');
      expect(state()).toMatchObject({ kind: 'unknown', record: { after: '' } });
      expect(await readAgain()).toMatchObject({ name: 'ApiError', status: 0 });
      isDown = false;
      expect(await readAgain()).toMatchObject({
        decision: 'rejected',
        outcome: 'done',
        after: 'rejected',
      });
      expect(state()).toMatchObject({
        kind: 'done',
        payout: { status: 'rejected' },
        record: { outcome: 'done' },
      });
      expect(journal()).toMatchObject([{ outcome: 'done', after: 'rejected' }]);
      expect(onRecord.mock.lastCall).toMatchObject([{ outcome: 'done' }, { status: 'rejected' }]);
      expect(sent(), safety('sent once')).toHaveLength(1);
    });
  });
});

describe('a decision all the same, although the payout could not be read just before (R36)', () => {
  const down = (isSent: boolean) =>
    isSent ? pageWith({ ...opened, status: 'approved' }) : new Response(null, { status: 503 });

  it.each([false, true])('is sent without reading it again; in a run: %j', async (isRun) => {
    const { decide, calls, sent, state, journal, texts } = open(answered, down, { isRun });
    await decide('approved');
    expect(texts).toEqual([]);
    expect(state()).toMatchObject({
      kind: 'unread',
      decision: 'approved',
      failure: { status: 503 },
    });
    expect(sent()).toEqual([]);
    calls.length = 0;
    await decide('approved', true);
    expect(texts).toEqual(['Done.']);
    expect(calls[0]).toBe('POST /admin/payouts/2/accept');
    expect(sent(), safety('sent once')).toHaveLength(1);
    expect(state()).toMatchObject({
      kind: 'done',
      payout: { status: 'approved' },
      record: { decision: 'approved', outcome: 'done', words: 'Done.' },
    });
    expect(journal()).toMatchObject([
      { decision: 'approved', outcome: 'done', payout: { id: 2, status: 'pending' } },
    ]);
  });

  it('the button as usual reads again first', async () => {
    const { decide, sent, state } = open(answered, down);
    await decide('rejected');
    await decide('rejected');
    expect(sent()).toEqual([]);
    expect(state()).toMatchObject({ kind: 'unread', decision: 'rejected' });
  });

  it('a hundred clicks send it once', async () => {
    const { decide, sent } = open(answered, down);
    await decide('approved');
    await Promise.all(Array.from({ length: 100 }, () => decide('approved', true)));
    expect(sent()).toEqual(['POST /admin/payouts/2/accept']);
  });

  it("the server's own check protects: its refusal is shown as ever", async () => {
    const refuse = () => Response.json({ message: 'Already rejected.' }, { status: 409 });
    const { decide, state, journal, texts } = open(refuse, (isSent) =>
      isSent ? pageWith({ ...opened, status: 'rejected' }) : cut(),
    );
    await decide('approved');
    await decide('approved', true);
    expect(texts).toEqual(['Already rejected.']);
    expect(state()).toMatchObject({
      kind: 'refused',
      payout: { status: 'rejected' },
      record: { after: 'rejected' },
    });
    expect(journal()).toMatchObject([{ outcome: 'refused', words: 'Already rejected.' }]);
  });

  it('is asked for only where it could not be read: elsewhere it is read first', async () => {
    const moved = { ...opened, pay_address: 'T666' };
    const { decide, sent, state } = open(answered, () => pageWith(moved));
    await decide('approved', true);
    expect(state()).toMatchObject({ kind: 'changed', payout: moved });
    // Nor does it pass over what must be looked at.
    await decide('approved', true);
    expect(sent()).toEqual([]);
  });

  it('never sends one that was not pending when it was opened', async () => {
    const { decide, sent } = open(answered, () => new Response(null, { status: 503 }), {
      opened: { ...opened, status: 'disbursed' },
    });
    await decide('rejected');
    await decide('rejected', true);
    expect(sent()).toEqual([]);
  });
});
