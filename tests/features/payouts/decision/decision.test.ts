import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedState,
  endedState,
  isHeldBack,
  isOutdated,
  acknowledge,
  mayDecide,
  needsAcknowledgement,
  openState,
  rereadState,
  sentState,
  type DecisionState,
  type DecisionStep,
  type SettledState,
} from '~/features/payouts/decision/decision';
import {
  readRecord,
  rereadRecord,
  sentRecord,
  type DecisionOutcome,
  type DecisionRecord,
  isPending,
  type PayoutDecision,
  type PayoutFields,
} from '~/features/payouts/model';
import type { Verdict } from '~/features/payouts/checks/checks';
import { eachAlone } from '../ruleTable';
import { runs } from '../../../propertyRuns';
import { hostileValue } from '../../../lib/hostileValues';

/** With checks that are all fine. */
const canDecide = (
  state: DecisionState<PayoutFields>,
  decision: PayoutDecision,
  isRun = false,
): boolean => mayDecide(state, decision, [], isRun) !== 'no';

interface Payout {
  id: number;
  status: string;
  pay_address: string;
  user?: { id: number };
}
const payout = (change: Partial<Payout> = {}): Payout => ({
  id: 1,
  status: 'pending',
  pay_address: 'A',
  user: { id: 7 },
  ...change,
});
const record = (outcome: DecisionOutcome, after: string): DecisionRecord => ({
  ...sentRecord('one', '2026-03-14T10:00:00.000Z', 'approved'),
  outcome,
  after,
});
const changes = [{ label: 'Pay Address', before: 'A', after: 'B' }] as const;
const sent = (
  outcome: DecisionOutcome,
  after: string,
  more: readonly (typeof changes)[number][] = [],
): SettledState<Payout> => ({
  kind: outcome,
  payout: payout(after === '' ? {} : { status: after }),
  record: record(outcome, after),
  changes: more,
  isAcknowledged: false,
});
const unread: SettledState<Payout> = {
  kind: 'unread',
  payout: payout(),
  failure: { status: 0 },
  decision: 'approved',
  isAcknowledged: false,
};
const running = <P>(
  state: DecisionState<P>,
  step: DecisionStep,
  decision: PayoutDecision | undefined,
): DecisionState<P> => ({ ...state, progress: { step, decision } });
const busy: SettledState<Payout> = { kind: 'busy', payout: payout(), running: 'approved' };

describe('what may be done with a payout follows from its state', () => {
  // In the dialog and in a run: can it be decided, must something be looked at; and must it be read
  // again.
  it.each<[string, DecisionState<Payout>, [boolean, boolean], [boolean, boolean], boolean]>([
    ['opened', openState(payout()), [true, true], [false, false], false],
    [
      'opened, decided before',
      openState(payout({ status: 'approved' })),
      [false, false],
      [false, false],
      false,
    ],
    [
      'opened in a run, refused before',
      openState(payout(), record('refused', 'pending')),
      [true, true],
      [false, false],
      false,
    ],
    [
      'opened in a run, not known',
      openState(payout(), record('unknown', '')),
      [false, false],
      [false, false],
      true,
    ],
    [
      'opened in a run, done',
      openState(payout({ status: 'approved' }), record('done', 'approved')),
      [false, false],
      [false, false],
      false,
    ],
    [
      'checking',
      running(openState(payout()), 'checking', 'approved'),
      [false, false],
      [false, false],
      false,
    ],
    [
      'sending',
      running(openState(payout()), 'sending', 'approved'),
      [false, false],
      [false, false],
      false,
    ],
    ['read again', running(busy, 'settling', undefined), [false, false], [false, false], true],
    [
      'changed',
      changedState(payout({ pay_address: 'B' }), changes),
      [false, false],
      [true, true],
      false,
    ],
    [
      'changed and decided',
      changedState(payout({ status: 'approved' }), []),
      [false, false],
      [false, false],
      false,
    ],
    ['not read', unread, [true, false], [false, true], false],
    ['another decision is under way', busy, [false, false], [false, false], true],
    ['done', sent('done', 'approved'), [false, false], [false, false], false],
    [
      'refused, decided by another admin',
      sent('refused', 'rejected'),
      [false, false],
      [false, false],
      false,
    ],
    ['refused, still pending', sent('refused', 'pending'), [true, false], [false, true], false],
    [
      'refused, still pending, but changed',
      sent('refused', 'pending', changes),
      [false, false],
      [true, true],
      false,
    ],
    ['refused, not read', sent('refused', ''), [false, false], [false, false], true],
    ['unknown, still pending', sent('unknown', 'pending'), [false, false], [true, true], false],
    ['unknown, decided', sent('unknown', 'approved'), [false, false], [false, false], false],
    ['unknown, not read', sent('unknown', ''), [false, false], [false, false], true],
  ])('%s', (_name, state, decide, look, read) => {
    for (const decision of ['approved', 'rejected'] as const)
      expect([canDecide(state, decision), canDecide(state, decision, true)]).toEqual(decide);
    expect([needsAcknowledgement(state), needsAcknowledgement(state, true)]).toEqual(look);
    expect(isOutdated(state)).toBe(read);
  });

  it('after a look the payout can be decided, if it is pending', () => {
    for (const state of [
      unread,
      changedState(payout(), changes),
      sent('unknown', 'pending'),
      sent('refused', 'pending', changes),
    ]) {
      const looked = acknowledge(state);
      expect([needsAcknowledgement(looked, true), canDecide(looked, 'approved', true)]).toEqual([
        false,
        true,
      ]);
    }
    // A look does not replace a reading.
    for (const state of [busy, sent('unknown', '')])
      expect(isHeldBack(acknowledge(state))).toBe(true);
    const sending = running(unread, 'sending', 'approved');
    expect(acknowledge(sending)).toBe(sending);
  });

  it.each(['approved', 'rejected', 'disbursed', 'failed', '', null, undefined])(
    'a status of %j cannot be decided',
    (status) => {
      expect(isPending({ status })).toBe(false);
      expect(canDecide(openState({ status }), 'approved')).toBe(false);
    },
  );
});

describe('the steps', () => {
  it('keep the payout and what was shown, and end where they began', () => {
    const checking = running(unread, 'checking', 'rejected');
    const settling = running(running(checking, 'sending', 'rejected'), 'settling', 'rejected');
    expect(settling).toEqual({ ...unread, progress: { step: 'settling', decision: 'rejected' } });
    expect({ ...settling, progress: undefined }).toEqual(unread);
  });
});

describe('the end of a decision', () => {
  it('that was sent: as the list has it, with what else has changed', () => {
    const read = payout({ status: 'rejected', pay_address: 'B', user: undefined });
    expect(sentState(payout(), record('refused', 'rejected'), read)).toEqual({
      kind: 'refused',
      // A wallet's own history leaves out the user.
      payout: { ...read, user: { id: 7 } },
      record: record('refused', 'rejected'),
      changes,
      isAcknowledged: false,
    });
    expect(sentState(payout(), record('unknown', ''), undefined)).toMatchObject({
      kind: 'unknown',
      payout: payout(),
      changes: [],
    });
  });

  it.each<[string, SettledState<Payout>, Partial<SettledState<Payout>>]>([
    [
      'done',
      sent('done', 'approved'),
      { payout: payout({ status: 'approved', pay_address: 'A' }) },
    ],
    ['refused and read', sent('refused', 'pending'), { payout: payout() }],
    ['unknown and not read', sent('unknown', ''), { payout: payout({ pay_address: 'B' }) }],
    ['changed', changedState(payout({ user: undefined }), changes), { payout: payout(), changes }],
    ['not read', unread, { payout: payout({ pay_address: 'B' }) }],
    ['busy', busy, { payout: payout({ pay_address: 'B' }), running: 'approved' }],
  ])('%s, for another screen that asked for the same', (_name, end, expected) =>
    expect(endedState(payout({ pay_address: 'B' }), end)).toMatchObject({
      kind: end.kind,
      ...expected,
    }),
  );

  it('another screen is told what differs from what it shows', () =>
    expect(endedState(payout({ pay_address: 'B' }), sent('refused', 'pending'))).toMatchObject({
      changes: [{ label: 'Pay Address', before: 'B', after: 'A' }],
    }));
});

describe('a payout that is read again', () => {
  it('while another decision is under way: as before, or changed', () => {
    expect(rereadState(busy, payout())).toEqual(openState(payout()));
    expect(rereadState(busy, payout({ status: 'approved', user: undefined }))).toEqual(
      changedState(payout({ status: 'approved' }), [
        { label: 'Status', before: 'Pending', after: 'Approved' },
      ]),
    );
  });

  it('after a decision: its record is brought up to date, or the one that the run has since', () => {
    const now = payout({ status: 'approved' });
    expect(rereadState(sent('refused', ''), now)).toMatchObject({
      kind: 'refused',
      payout: now,
      record: record('refused', 'approved'),
    });
    expect(rereadState(sent('unknown', ''), now, record('refused', 'approved'))).toMatchObject({
      kind: 'refused',
      record: record('refused', 'approved'),
    });
  });

  it('after a decision without an answer: that is done if the payout has its status (R32)', () => {
    const now = payout({ status: 'approved' });
    expect(rereadState(sent('unknown', ''), now)).toMatchObject({
      kind: 'done',
      payout: now,
      record: record('done', 'approved'),
    });
    expect(rereadState(sent('unknown', ''), payout())).toMatchObject({
      kind: 'unknown',
      record: record('unknown', 'pending'),
    });
  });

  it('after a reading that found nothing to decide all the same: as it was opened', () =>
    expect(rereadState(unread, payout())).toEqual(openState(payout())));
});

describe("a decision's record after its payout was read again (R32)", () => {
  it.each<[DecisionOutcome, unknown, DecisionOutcome, string]>([
    ['unknown', 'approved', 'done', 'approved'],
    ['unknown', 'rejected', 'unknown', 'rejected'],
    ['unknown', 'pending', 'unknown', 'pending'],
    ['unknown', undefined, 'unknown', ''],
    ['unknown', 7, 'unknown', ''],
    ['refused', 'approved', 'refused', 'approved'],
    ['refused', 'pending', 'refused', 'pending'],
    ['done', 'disbursed', 'done', 'disbursed'],
    ['done', 'pending', 'done', 'pending'],
  ])('%s, and the status is now %j: %s', (outcome, status, expected, after) =>
    expect(rereadRecord(record(outcome, ''), status)).toEqual(record(expected, after)),
  );
  it('keeps what else it has', () =>
    expect(
      rereadRecord({ ...record('unknown', ''), words: 'W', payout: payout() }, 'approved'),
    ).toEqual({
      ...record('done', 'approved'),
      words: 'W',
      payout: payout(),
    }));
});

describe('a record', () => {
  const good = record('refused', 'rejected');
  it('comes out of storage as it went in', () =>
    expect(readRecord(JSON.parse(JSON.stringify(good)))).toEqual(good));
  it.each([
    [null],
    [{}],
    [{ ...good, id: 7 }],
    [{ ...good, at: undefined }],
    [{ ...good, decision: 'pending' }],
    [{ ...good, outcome: 'toString' }],
  ])('%j in storage is none', (raw) => expect(readRecord(raw)).toBeUndefined());
  it('has no words and no status if they are no texts', () =>
    expect(readRecord({ ...good, words: 7, after: null })).toEqual({
      ...good,
      words: '',
      after: '',
    }));
});

it('no state of any payout lets a decision through that is closed (promise 6)', () => {
  const any = fc.record({
    status: fc.oneof(hostileValue, fc.constant('pending')),
    pay_address: hostileValue,
    user: hostileValue,
  });
  const outcome = fc.constantFrom('done', 'refused', 'unknown');
  const after = fc.constantFrom('', 'pending', 'approved', 'anything');
  const state = fc.oneof(
    any.map((one) => openState(one)),
    fc
      .tuple(any, outcome, after, any)
      .map(([one, is, now, read]) => sentState(one, record(is, now), read)),
    any.map((one) => changedState(one, [])),
  );
  fc.assert(
    fc.property(state, fc.boolean(), any, (one, isRun, now) => {
      expect(
        canDecide(one, 'approved', isRun) &&
          (isHeldBack(one, isRun) || one.payout.status !== 'pending'),
      ).toBe(false);
      expect(isHeldBack(running(one, 'sending', 'approved'), isRun)).toBe(true);
      // Looking or reading again leads on from every state that is closed, unless there is nothing
      // to decide.
      expect(
        isOutdated(one) || canDecide(acknowledge(one), 'approved', isRun) || !isPending(one.payout),
      ).toBe(true);
      expect(isPending(rereadState(one, now).payout)).toBe(
        rereadState(one, now).payout.status === 'pending',
      );
    }),
    runs,
  );
});

it.each<[Verdict, dialog: string, run: string]>([
  ['ok', 'yes', 'yes'],
  ['caution', 'yes', 'yes'],
  ['blocked', 'yes', 'onPurpose'],
  ['unchecked', 'yes', 'onPurpose'],
  ['waiting', 'no', 'no'],
])('%s: approve %s in the dialog, %s in a run; reject always (R45, R470)', (verdict, ...may) => {
  for (const [odd, checks] of eachAlone(verdict)) {
    const decide = (decision: PayoutDecision) =>
      [false, true].map((isRun) => mayDecide(openState(payout()), decision, checks, isRun));
    expect(decide('approved'), odd).toEqual(may);
    expect(decide('rejected'), odd).toEqual(['yes', 'yes']);
  }
});
