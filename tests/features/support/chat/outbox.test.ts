import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterInterruption,
  afterReading,
  canDelete,
  canRetry,
  countKnown,
  draftFor,
  failedChange,
  isAnyUnsent,
  isInTrouble,
  isListed,
  nextToSend,
  parseDrafts,
  parseOutbox,
  shownOutgoing,
  ticketMarks,
  unsentFor,
  withChange,
  withDraft,
  type Delivery,
  type Outgoing,
} from '~/features/support/chat/outbox';
import { printCount, runs, seed } from '../../../propertyRuns';
import { hostileValue } from '../../../lib/hostileValues';

const entry = (id: string, delivery: Delivery, more: Partial<Outgoing> = {}): Outgoing => ({
  id,
  ticketId: '7',
  text: 'Hello',
  typedAt: '2026-03-15T12:00:00.000Z',
  delivery,
  ...more,
});
const own = (text: string, at = '2026-03-15T12:00:05Z') => ({
  text,
  created_at: at,
  is_mine: true,
});
const theirs = (text: string) => ({ text, created_at: '2026-03-15T12:00:05Z', is_mine: false });

describe('the queue of a ticket (R179)', () => {
  it.each<[Delivery[], string | undefined]>([
    [['waiting', 'waiting'], 'e0'],
    [['sent', 'waiting'], 'e1'],
    [['sending', 'waiting'], undefined],
    [['failed', 'waiting'], undefined],
    [['unknown', 'waiting'], undefined],
    [['doubtful', 'waiting'], undefined],
    [['sent', 'sent'], undefined],
    [[], undefined],
  ])('of %j the next is %s', (deliveries, id) => {
    const outbox = [
      entry('other', 'waiting', { ticketId: '8' }),
      ...deliveries.map((delivery, index) => entry(`e${index}`, delivery)),
    ];
    expect(nextToSend(outbox, '7')?.id).toBe(id);
  });

  it.each<[Delivery, boolean, boolean]>([
    ['waiting', false, true],
    ['sending', false, false],
    ['sent', false, false],
    ['failed', true, true],
    ['unknown', false, true],
    ['doubtful', true, true],
  ])('%s: retry %s, delete %s', (delivery, retry, remove) =>
    expect([canRetry(entry('e', delivery)), canDelete(entry('e', delivery))]).toEqual([
      retry,
      remove,
    ]),
  );

  it.each<[number, Delivery]>([
    [0, 'unknown'],
    [201, 'unknown'],
    [502, 'unknown'],
    [504, 'unknown'],
    [400, 'failed'],
    [401, 'failed'],
    [403, 'failed'],
    [404, 'failed'],
    [409, 'failed'],
    [422, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('a call that fails with %i leaves its message %s (R130)', (status, delivery) =>
    expect(failedChange({ status, serverMessage: 'Why' }, 5)).toEqual(
      delivery === 'unknown' ? { delivery, endedAt: 5 } : { delivery, endedAt: 5, reason: 'Why' },
    ),
  );

  it('changes nothing about a message that is gone', () => {
    const outbox = [entry('a', 'waiting')];
    expect(withChange(outbox, 'b', { delivery: 'sent' })).toEqual(outbox);
  });
});

describe('whether a message arrived', () => {
  const sent = { knownBefore: 1, sentAt: 1000, endedAt: 2000 };

  it('one own message of its text more than were known: it did', () => {
    expect(isListed(entry('e', 'unknown', sent), [own('Hello')])).toBe(false);
    expect(isListed(entry('e', 'unknown', sent), [own('Hello'), theirs('Hello')])).toBe(false);
    expect(isListed(entry('e', 'unknown', sent), [own('Hello'), own('Hello!')])).toBe(false);
    expect(isListed(entry('e', 'unknown', sent), [own('Hello'), own(' Hello\r\n')])).toBe(true);
  });

  it('where nothing was known before, only the clocks can tell', () => {
    const sentAt = Date.parse('2026-03-15T12:00:00Z');
    expect(
      isListed(entry('e', 'unknown', { sentAt }), [own('Hello', '2026-03-15T11:50:00Z')]),
    ).toBe(false);
    expect(
      isListed(entry('e', 'unknown', { sentAt }), [own('Hello', '2026-03-15T11:58:00Z')]),
    ).toBe(true);
    expect(
      isListed(entry('e', 'unknown', { sentAt }), [{ ...own('Hello'), created_at: null }]),
    ).toBe(false);
  });

  it('one that the server answered with is known by its time', () => {
    const stored = entry('e', 'sent', { ...sent, storedAt: '2026-03-15T12:00:05Z' });
    expect(isListed(stored, [own('Hello', '2026-03-15T12:00:04Z')])).toBe(false);
    expect(isListed(stored, [own('Hello', '2026-03-15T12:00:05Z')])).toBe(true);
  });

  it('one that waits or failed was never sent, whatever is there', () => {
    expect(isListed(entry('e', 'waiting', sent), [own('Hello'), own('Hello')])).toBe(false);
    expect(isListed(entry('e', 'failed', sent), [own('Hello'), own('Hello')])).toBe(false);
  });

  it('counts what was sent since the messages were read', () => {
    const outbox = [
      entry('a', 'sent', { storedAt: '2026-03-15T12:00:09Z' }),
      entry('b', 'sent', { text: 'Else', storedAt: 'x' }),
      entry('c', 'sent', { ticketId: '8' }),
      entry('d', 'waiting'),
    ];
    expect(countKnown(outbox, '7', [own('Hello'), theirs('Hello')], 'Hello')).toBe(2);
    expect(
      countKnown(outbox, '7', [own('Hello'), own('Hello', '2026-03-15T12:00:09Z')], 'Hello'),
    ).toBe(2);
  });

  it('is not shown twice', () => {
    const outbox = [
      entry('a', 'sending', { knownBefore: 0 }),
      entry('b', 'waiting'),
      entry('c', 'failed', { ticketId: '8' }),
    ];
    expect(shownOutgoing(outbox, '7', []).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(shownOutgoing(outbox, '7', [own('Hello')]).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('a reading settles what became of messages', () => {
  const lost = entry('e', 'unknown', { knownBefore: 0, sentAt: 1000, endedAt: 2000 });

  it.each<[string, Outgoing, ReturnType<typeof own>[], number, Delivery | 'gone']>([
    ['lost and found', lost, [own('Hello')], 3000, 'gone'],
    ['lost and found, even by a reading from before its end', lost, [own('Hello')], 1500, 'gone'],
    ['lost and not found', lost, [], 2000, 'doubtful'],
    ['lost and not found by a reading from before: nothing is known', lost, [], 1999, 'unknown'],
    [
      'doubtful and found after all',
      { ...lost, delivery: 'doubtful' },
      [own('Hello')],
      9000,
      'gone',
    ],
    ['doubtful and still not found', { ...lost, delivery: 'doubtful' }, [], 9000, 'doubtful'],
    [
      'sent, and read since',
      entry('e', 'sent', { endedAt: 2000, storedAt: 'x' }),
      [],
      2000,
      'gone',
    ],
    [
      'sent, and read before',
      entry('e', 'sent', { endedAt: 2000, storedAt: '2026-03-15T12:00:05Z' }),
      [],
      1999,
      'sent',
    ],
    [
      'sent, and found by a reading from before',
      entry('e', 'sent', { endedAt: 2000, storedAt: '2026-03-15T12:00:05Z' }),
      [own('Hello')],
      1999,
      'gone',
    ],
    ['failed', entry('e', 'failed', { endedAt: 2000 }), [own('Hello')], 9000, 'failed'],
    [
      'under way',
      entry('e', 'sending', { knownBefore: 0, sentAt: 1000 }),
      [own('Hello')],
      9000,
      'sending',
    ],
    ['waiting', entry('e', 'waiting'), [own('Hello')], 9000, 'waiting'],
  ])('%s', (_name, before, messages, readAt, after) =>
    expect(afterReading([before], '7', messages, readAt).map(({ delivery }) => delivery)).toEqual(
      after === 'gone' ? [] : [after],
    ),
  );

  it('of its own ticket only', () => {
    const outbox = [{ ...lost, ticketId: '8' }, entry('w', 'waiting')];
    expect(afterReading(outbox, '7', [own('Hello')], 9000)).toEqual(outbox);
  });
});

describe('after a reload or a lost session (R179)', () => {
  it('what was under way is unknown, what waited is not sent by itself', () => {
    const outbox = [
      entry('a', 'sending'),
      entry('b', 'waiting'),
      entry('c', 'failed', { reason: 'No' }),
      entry('d', 'sending', { ticketId: '8' }),
    ];
    expect(
      afterInterruption(outbox, ({ ticketId }) => ticketId === '8', 77).map(({ id, delivery }) => [
        id,
        delivery,
      ]),
    ).toEqual([
      ['a', 'unknown'],
      ['b', 'failed'],
      ['c', 'failed'],
      ['d', 'sending'],
    ]);
    expect(afterInterruption(outbox, () => true, 77)).toEqual(outbox);
  });

  it('reads what was stored, without what can’t be used', () => {
    const good = [
      entry('a', 'failed', { reason: 'x', endedAt: 1, sentAt: 1, knownBefore: 0, storedAt: 'y' }),
      entry('b', 'waiting'),
    ];
    expect(
      parseOutbox(
        JSON.parse(
          JSON.stringify([
            ...good,
            null,
            5,
            {},
            { ...good[0], delivery: 'toString' },
            { ...good[0], endedAt: 'x' },
          ]),
        ),
      ),
    ).toEqual(good);
    expect(parseOutbox('x')).toBeUndefined();
  });
});

it('whatever is stored and whatever is read: no throw, and nothing but one’s own is dropped', () => {
  let seen = 0;
  const anyEntry = fc.record({
    id: fc.uuid(),
    ticketId: fc.constantFrom('7', '8'),
    text: fc.constantFrom('Hello', 'Else'),
    typedAt: fc.string(),
    delivery: fc.constantFrom<Delivery>(
      'waiting',
      'sending',
      'sent',
      'failed',
      'unknown',
      'doubtful',
    ),
    knownBefore: fc.option(fc.nat(3), { nil: undefined }),
    sentAt: fc.option(fc.nat(9), { nil: undefined }),
    endedAt: fc.option(fc.nat(9), { nil: undefined }),
  });
  const anyMessage = fc.record({
    text: fc.oneof(fc.constantFrom('Hello', 'Else'), hostileValue),
    created_at: hostileValue,
    is_mine: fc.oneof(fc.boolean(), hostileValue),
  });
  fc.assert(
    fc.property(
      fc.array(anyEntry, { maxLength: 6 }),
      fc.array(anyMessage, { maxLength: 6 }),
      fc.nat(12),
      (outbox, messages, readAt) => {
        const after = afterReading(outbox, '7', messages, readAt);
        // What is not sent for sure is only dropped where the server has it.
        for (const before of outbox) {
          if (!after.some(({ id }) => id === before.id))
            expect(before.delivery === 'sent' || isListed(before, messages)).toBe(true);
        }
        expect(after.filter(({ ticketId }) => ticketId === '8')).toEqual(
          outbox.filter(({ ticketId }) => ticketId === '8'),
        );
        expect(parseOutbox(JSON.parse(JSON.stringify(outbox)))?.length).toBe(outbox.length);
        seen += 1;
      },
    ),
    runs,
  );
  printCount('readings over outboxes', seen);
});

describe('drafts', () => {
  it('each ticket has its own; an empty text is none', () => {
    const drafts = withDraft(
      withDraft(withDraft([], '1', 'one'), '__proto__', 'two'),
      '1',
      'one more',
    );
    expect([draftFor(drafts, '1'), draftFor(drafts, '__proto__'), draftFor(drafts, '3')]).toEqual([
      'one more',
      'two',
      '',
    ]);
    expect(withDraft(drafts, '1', '')).toEqual([{ ticketId: '__proto__', text: 'two' }]);
  });

  it('reads what was stored, without what can’t be used', () => {
    expect(
      parseDrafts([
        { ticketId: '1', text: 'a' },
        null,
        7,
        { ticketId: 1, text: 'b' },
        { ticketId: '2' },
      ]),
    ).toEqual([{ ticketId: '1', text: 'a' }]);
    expect(parseDrafts({})).toBeUndefined();
    fc.assert(
      fc.property(hostileValue, (raw) => {
        expect(parseDrafts(raw) ?? []).toBeInstanceOf(Array);
      }),
      { seed },
    );
  });
});

describe('what is unsent of a ticket (R176)', () => {
  const nothing = { isDrafted: false, pending: 0, failed: 0, doubtful: 0 };

  it.each<[Delivery, Partial<typeof nothing>, string | undefined]>([
    ['waiting', { pending: 1 }, undefined],
    ['sending', { pending: 1 }, undefined],
    ['sent', {}, undefined],
    ['failed', { failed: 1 }, 'Not sent'],
    ['unknown', { doubtful: 1 }, 'Not sent'],
    ['doubtful', { doubtful: 1 }, 'Not sent'],
  ])('a message that is %s counts as %j; the list says %s', (delivery, counted, mark) => {
    const outbox = [entry('e', delivery)];
    expect(unsentFor('7', [], outbox)).toEqual({ ...nothing, ...counted });
    expect(isAnyUnsent(unsentFor('7', [], outbox))).toBe(delivery !== 'sent');
    expect(isInTrouble(entry('e', delivery))).toBe(mark !== undefined);
    expect(ticketMarks([], outbox).get('7')).toBe(mark);
  });

  it.each([
    ['Dear', true],
    [' \n', false],
  ])('a draft of %j: %s', (text, isDrafted) => {
    const drafts = [{ ticketId: '7', text }];
    expect(unsentFor('7', drafts, [])).toEqual({ ...nothing, isDrafted });
    expect(isAnyUnsent(unsentFor('7', drafts, []))).toBe(isDrafted);
    expect(ticketMarks(drafts, []).get('7')).toBe(isDrafted ? 'Draft' : undefined);
  });

  it('counts every message of the ticket and of no other; a message that was not sent is marked before a draft', () => {
    const drafts = [
      { ticketId: '7', text: 'Dear' },
      { ticketId: '8', text: 'Dear' },
    ];
    const outbox = [
      entry('a', 'failed'),
      entry('b', 'waiting'),
      entry('c', 'doubtful'),
      entry('d', 'failed', { ticketId: '9' }),
    ];
    expect(unsentFor('7', drafts, outbox)).toEqual({
      isDrafted: true,
      pending: 1,
      failed: 1,
      doubtful: 1,
    });
    expect([...ticketMarks(drafts, outbox)]).toEqual([
      ['7', 'Not sent'],
      ['8', 'Draft'],
      ['9', 'Not sent'],
    ]);
  });
});
