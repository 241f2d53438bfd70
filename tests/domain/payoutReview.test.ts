import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisionOutcomeLooks, journalCsv, journalSize, readJournal, searchJournal, statusAfter, withEntry, type JournalEntry } from '../../src/domain/payoutJournal';
import { countVerdicts, decidedCount, freezeQueue, nextOpenPlace, readQueue, readReviewPlace, reviewCsv, reviewPlaceText, reviewVerdict, withItem, type ReviewOutcome, type ReviewQueue } from '../../src/domain/payoutReview';
import { seed } from '../propertyRuns';
import { hostileValue } from './hostileValues';

const payout = (id: number, change: object = {}) => ({ id, status: 'pending', price_amount: '10.50', price_currency: 'USD', user: { id: 7, full_name: 'Amara Okafor' }, ...change });
const outcome = (change: Partial<ReviewOutcome> = {}): ReviewOutcome => ({ decision: 'approved', outcome: 'done', words: 'Approved.', after: 'approved', ...change });

describe('a review run', () => {
  const queue: ReviewQueue<ReturnType<typeof payout>> = [
    { payout: payout(1, { status: 'approved' }), outcome: outcome() },
    { payout: payout(2) },
    { payout: payout(3), outcome: outcome({ outcome: 'unknown', after: '' }) },
    { payout: payout(4, { status: 'rejected' }) },
    { payout: payout(5) },
    { payout: payout(6), outcome: outcome({ outcome: 'refused', decision: 'rejected' }) },
    { payout: payout(7, { status: 'rejected' }), outcome: outcome({ decision: 'rejected' }) },
  ];

  it('counts every payout once', () => {
    expect(queue.map(reviewVerdict)).toEqual(['approved', 'skipped', 'unknown', 'skipped', 'skipped', 'refused', 'rejected']);
    expect(countVerdicts(queue)).toEqual({ approved: 1, rejected: 1, refused: 1, unknown: 1, skipped: 3 });
    expect(decidedCount(queue)).toBe(4);
  });

  it.each([[0, 1], [1, 4], [4, 'summary'], [6, 'summary']] as const)('after place %s goes on to %s: the next that waits, and never back', (place, next) => {
    expect(nextOpenPlace(queue, place)).toBe(next);
  });

  it.each([['1', 0], ['7', 6], ['8', 0], ['0', 0], ['-1', 0], ['1.5', 0], ['', 0], ['x', 0], ['1e9', 0], ['summary', 'summary']] as const)('the address %j is place %s', (text, place) => {
    expect(readReviewPlace(text, 7)).toBe(place);
    expect(readReviewPlace(reviewPlaceText(place), 7)).toBe(place);
  });

  it('freezes what a decision looks at, and no more', () => {
    expect(freezeQueue([{ ...payout(1), secret: 'x', disbursed_amount: null, pay_address: undefined }])).toStrictEqual([{ payout: payout(1) }]);
  });

  it('changes one payout only', () => {
    expect(withItem(queue, 1, { outcome: outcome() }).map((item, place) => item === queue[place])).toEqual([true, false, true, true, true, true, true]);
  });

  it('comes out of storage as it went in', () => {
    expect(readQueue(JSON.parse(JSON.stringify(queue)))).toEqual(queue.map((item) => ({ outcome: undefined, ...item })));
  });

  it.each([[null], [[]], [{}], [[null]], [[{ payout: {} }]], [[{ payout: { id: null } }]], ['x']])('%j in storage is no run', (raw) => {
    expect(readQueue(raw)).toBeUndefined();
  });

  it('reads anything out of storage without a throw: 2,000 values (promise 6)', () => {
    const stored = fc.oneof(hostileValue, fc.array(fc.record({ payout: fc.oneof(hostileValue, fc.record({ id: hostileValue })), outcome: fc.oneof(hostileValue, fc.record({ decision: hostileValue, outcome: hostileValue, words: hostileValue })) })));
    fc.assert(
      fc.property(stored, (raw) => {
        const read = readQueue(raw);
        if (read) expect(countVerdicts(read).skipped).toBeLessThanOrEqual(read.length);
        expect(readJournal(raw) ?? []).toEqual([]);
      }),
      { seed, numRuns: 2000 },
    );
  });

  it('has a line in the file for each payout, the skipped ones too', () => {
    const lines = reviewCsv(queue).split('\r\n');
    expect(lines).toHaveLength(9);
    expect(lines[1]).toBe('Approved,Approve,Done,approved,7,Amara Okafor,10.50,USD,,,,,1,,Approved.');
    expect(lines[2]).toBe('Skipped,,,,7,Amara Okafor,10.50,USD,,,,,2,,');
  });
});

describe('the decision journal', () => {
  const entry = (id: string, change: Partial<JournalEntry> = {}): JournalEntry => ({ id, at: '2026-03-14T10:00:00.000Z', decision: 'approved', outcome: 'done', payout: payout(4001, { transaction_id: 'PO-1', pay_address: 'TQ5c' }), after: 'approved', words: 'Payout approved.', ...change });

  it('adds the newest first, brings a known one up to date, and keeps so many', () => {
    const two = withEntry([entry('a')], entry('b'));
    expect(two.map(({ id }) => id)).toEqual(['b', 'a']);
    expect(withEntry(two, entry('a', { outcome: 'unknown' })).map(({ outcome: is }) => is)).toEqual(['done', 'unknown']);
    const full = Array.from({ length: journalSize }, (_, index) => entry(String(index)));
    expect(withEntry(full, entry('new'))).toHaveLength(journalSize);
    expect(withEntry(full, entry('new'))[0]?.id).toBe('new');
  });

  it.each([
    ['okafor', true], ['OKAFOR amara', true], ['po-1', true], ['tq5c', true], ['$10.50', true], ['10.5', true], ['approve', true], ['done', true], ['payout approved.', true], ['4001', true], ['  ', true],
    ['okafor rejected', false], ['lindqvist', false],
  ])('a search for %j finds it: %s', (search, isFound) => {
    expect(searchJournal([entry('a')], search)).toHaveLength(isFound ? 1 : 0);
  });

  it('an entry in storage that can\'t be read costs only itself', () => {
    const good = entry('a');
    expect(readJournal([good, null, {}, { ...good, decision: 'x' }, { ...good, outcome: 'toString' }, { ...good, payout: null }, { ...good, at: 7 }])).toEqual([good]);
    expect(readJournal([{ ...good, words: 7, after: null }])).toEqual([{ ...good, words: '', after: '' }]);
    expect([readJournal(null), readJournal({})]).toEqual([undefined, undefined]);
  });

  it('exports what, when, before, after and the server\'s words, and nothing that a spreadsheet would run', () => {
    const lines = journalCsv([entry('a', { words: '+1', outcome: 'refused', after: '' })]).replace('\uFEFF', '').split('\r\n');
    expect(lines[0]).toBe('Time,Decision,Outcome,Status Before,Status After,User ID,User,Amount,Currency,Pay Amount,Pay Currency,Network,Address,Payout ID,Transaction ID,Server Message');
    expect(lines[1]).toBe('2026-03-14T10:00:00.000Z,Approve,Refused,pending,,7,Amara Okafor,10.50,USD,,,,TQ5c,4001,PO-1,\'+1');
  });

  it.each([['approved', 'Approved'], ['failed', 'failed'], ['', 'not known'], ['constructor', 'constructor']])('a status of %j after it reads %s', (after, text) => {
    expect(statusAfter(after)).toBe(text);
  });

  it('has a word for every outcome', () => {
    expect(Object.values(decisionOutcomeLooks).map(({ label }) => label)).toEqual(['Done', 'Refused', 'Unknown']);
  });
});
