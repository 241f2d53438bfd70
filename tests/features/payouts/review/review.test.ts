import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentRecord, type DecisionRecord } from '~/features/payouts/model';
import { listOf } from '~/lib/records';
import {
  exportMark,
  readEntry,
  statusAfter,
  type JournalEntry,
} from '~/features/payouts/decision/journalStore';
import { journalRuns, searchJournal, checkFlags } from '~/features/payouts/journal/journal';
import {
  decidedCount,
  createQueue,
  nextOpenPlace,
  readQueue,
  reviewVerdict,
  type ReviewQueue,
  countReview,
  reviewProgress,
} from '~/features/payouts/review/reviewQueue';
import { runs } from '../../../propertyRuns';
import { hostileValue } from '../../../lib/hostileValues';
import { placeText, readPlace } from '~/list/review/review';

const payout = (id: number, change: object = {}) => ({
  id,
  status: 'pending',
  price_amount: '10.50',
  price_currency: 'USD',
  user: { id: 7, full_name: 'Amara Okafor' },
  ...change,
});
const record = (change: Partial<DecisionRecord> = {}): DecisionRecord => ({
  ...sentRecord('one', '2026-03-14T10:00:00.000Z', 'approved'),
  outcome: 'done',
  words: 'Approved.',
  after: 'approved',
  ...change,
});

describe('a review run', () => {
  const queue: ReviewQueue<ReturnType<typeof payout>> = [
    { payout: payout(1, { status: 'approved' }), record: record() },
    { payout: payout(2), isReached: true },
    { payout: payout(3), record: record({ outcome: 'unknown', after: '' }) },
    { payout: payout(4, { status: 'rejected' }), isReached: true },
    { payout: payout(5) },
    { payout: payout(6), record: record({ outcome: 'refused', decision: 'rejected' }) },
    { payout: payout(7, { status: 'rejected' }), record: record({ decision: 'rejected' }) },
  ];

  it('counts every payout once', () => {
    expect(queue.map(reviewVerdict)).toEqual([
      'approved',
      'skipped',
      'unknown',
      'skipped',
      'notReached',
      'refused',
      'rejected',
    ]);
    expect(countReview(queue)).toEqual({
      approved: 1,
      rejected: 1,
      refused: 1,
      unknown: 1,
      skipped: 2,
      notReached: 1,
    });
    // Not the refused one, and not the one without an answer.
    expect(decidedCount(queue)).toBe(2);
    expect(reviewProgress({ queue, place: 3 })).toEqual({
      decided: 2,
      unmade: 2,
      count: queue.length,
      place: '4',
    });
  });

  it.each([
    [0, 1],
    [1, 4],
    [4, 'summary'],
    [6, 'summary'],
  ] as const)('after place %s goes on to %s: the next that waits, and never back', (place, next) =>
    expect(nextOpenPlace(queue, place)).toBe(next),
  );

  it.each([
    ['1', 0],
    ['7', 6],
    ['8', 0],
    ['0', 0],
    ['-1', 0],
    ['1.5', 0],
    ['', 0],
    ['x', 0],
    ['1e9', 0],
    ['summary', 'summary'],
  ] as const)('the address %j is place %s', (text, place) => {
    expect(readPlace(text, 6) ?? 0).toBe(place);
    expect(readPlace(placeText(place), 6)).toBe(place);
  });

  it('freezes what a decision looks at, and no more', () =>
    expect(
      createQueue([{ ...payout(1), secret: 'x', disbursed_amount: null, pay_address: undefined }]),
    ).toStrictEqual([{ payout: payout(1) }]));

  it('comes out of storage as it went in', () =>
    expect(readQueue(JSON.parse(JSON.stringify(queue)))).toEqual(
      queue.map((item) => ({ record: undefined, ...item })),
    ));

  it.each([[null], [[]], [{}], [[null]], [[{ payout: {} }]], [[{ payout: { id: null } }]], ['x']])(
    '%j in storage is no run',
    (raw) => expect(readQueue(raw)).toBeUndefined(),
  );

  it('reads anything out of storage without a throw (promise 6)', () => {
    const stored = fc.oneof(
      hostileValue,
      fc.array(
        fc.record({
          payout: fc.oneof(hostileValue, fc.record({ id: hostileValue })),
          record: fc.oneof(
            hostileValue,
            fc.record({
              id: hostileValue,
              at: hostileValue,
              decision: hostileValue,
              outcome: hostileValue,
            }),
          ),
        }),
      ),
    );
    fc.assert(
      fc.property(stored, (raw) => {
        const read = readQueue(raw);
        if (read) expect(countReview(read).notReached).toBeLessThanOrEqual(read.length);
        expect(listOf(raw, readEntry) ?? []).toEqual([]);
      }),
      runs,
    );
  });
});

describe('the decision journal', () => {
  const entry = (id: string, change: Partial<JournalEntry> = {}): JournalEntry => ({
    id,
    at: '2026-03-14T10:00:00.000Z',
    decision: 'approved',
    outcome: 'done',
    payout: payout(4001, { transaction_id: 'PO-1', pay_address: 'TQ5c' }),
    after: 'approved',
    words: 'Payout approved.',
    ...change,
  });

  it('an export has an entry as it was: once its answer is known it is another one', () => {
    const sent = entry('a', { outcome: 'unknown', after: '' });
    expect(exportMark({ ...sent })).toBe(exportMark(sent));
    expect(exportMark({ ...sent, after: 'approved' })).not.toBe(exportMark(sent));
    expect(exportMark({ ...sent, outcome: 'done' })).not.toBe(exportMark(sent));
    expect(exportMark(entry('b'))).not.toBe(exportMark(entry('a')));
  });

  it.each([
    ['okafor', true],
    ['OKAFOR amara', true],
    ['po-1', true],
    ['tq5c', true],
    ['$10.50', true],
    ['10.5', true],
    ['approve', true],
    ['done', true],
    ['payout approved.', true],
    ['4001', true],
    ['  ', true],
    ['passport by', true],
    ['not approved', true],
    ['address proof', false],
    ['okafor rejected', false],
    ['lindqvist', false],
  ])('a search for %j finds it: %s', (search, isFound) => {
    const checks = [
      { rule: 'kyc', verdict: 'blocked', text: 'KYC is not approved' },
      { rule: 'addressProof', verdict: 'ok', text: 'Address proof is there' },
    ];
    expect(
      searchJournal([entry('a', { note: 'New passport by email', checks })], search),
    ).toHaveLength(isFound ? 1 : 0);
  });

  it("an entry in storage that can't be read costs only itself", () => {
    const good = entry('a');
    expect(
      listOf(
        [
          good,
          null,
          {},
          { ...good, decision: 'x' },
          { ...good, outcome: 'toString' },
          { ...good, payout: null },
          { ...good, at: 7 },
        ],
        readEntry,
      ),
    ).toEqual([good]);
    expect(readEntry({ ...good, words: 7, after: null })).toEqual({
      ...good,
      words: '',
      after: '',
    });
    expect([listOf(null, readEntry), listOf({}, readEntry)]).toEqual([undefined, undefined]);
  });

  it('reads checks, note and run out of storage, each only if it can be used', () => {
    const check = { rule: 'kyc', verdict: 'blocked', text: 'KYC is not approved' };
    const kept = entry('a', { checks: [check], note: 'Asked by phone', run: 'r1' });
    expect(readEntry(JSON.parse(JSON.stringify(kept)))).toStrictEqual(kept);
    expect(readEntry({ ...kept, checks: [{ ...check, verdict: 'stop' }] })).toStrictEqual(kept);
    expect(
      readEntry({ ...kept, checks: [check, null, { ...check, text: 7 }, 'x'], note: ' ', run: 7 }),
    ).toStrictEqual(entry('a', { checks: [check] }));
    expect(
      readEntry({ ...kept, checks: 'x', note: `  ${'n'.repeat(600)}`, run: '' }),
    ).toStrictEqual(entry('a', { note: 'n'.repeat(500) }));
  });

  it('has what was not fine, and takes what it does not know for not checked', () => {
    const checks = ['blocked', 'caution', 'ok', 'unchecked', 'waiting', 'constructor'].map(
      (verdict) => ({
        rule: 'r',
        verdict,
        text: verdict,
      }),
    );
    expect(checkFlags(checks)).toEqual({
      blocked: ['blocked'],
      caution: ['caution'],
      unchecked: ['unchecked', 'waiting', 'constructor'],
    });
  });

  it('names its runs, newest first, each with the time of its first decision', () => {
    const at = (minute: number) => `2026-03-14T10:0${minute}:00.000Z`;
    const journal = [
      entry('e', { at: at(5), run: 'two' }),
      entry('d', { at: at(4) }),
      entry('c', { at: at(3), run: 'one' }),
    ];
    expect(journalRuns([...journal, entry('b', { at: at(2), run: 'two' })])).toEqual([
      { id: 'two', at: at(2), count: 2 },
      { id: 'one', at: at(3), count: 1 },
    ]);
  });

  it.each([
    ['approved', 'Approved'],
    ['failed', 'failed'],
    ['', 'not known'],
    ['constructor', 'constructor'],
  ])('a status of %j after it reads %s', (after, text) => expect(statusAfter(after)).toBe(text));
});
