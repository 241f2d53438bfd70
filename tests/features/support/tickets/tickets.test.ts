import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findTicket,
  firstTicketId,
  knowTickets,
  lastMessageTexts,
  messageRefusal,
  readTicketTab,
  searchTickets,
  sortTickets,
  ticketCan,
  ticketId,
  ticketIdAfter,
  ticketBadge,
  ticketsIn,
} from '~/features/support/tickets/model';
import { runs } from '../../../propertyRuns';
import { brokenText, hostileValue } from '../../../lib/hostileValues';

const open = { ticket_id: 1, status: 'open' };
const closed = { ticket_id: '2', status: 'closed' };
const strange = { ticket_id: 3, status: 'escalated' };

describe('tickets by tab (section 2, R175)', () => {
  it.each([
    [null, 'open'],
    ['', 'open'],
    ['open', 'open'],
    ['closed', 'closed'],
    ['CLOSED', 'open'],
    ['all', 'open'],
  ])('tab %j is %s', (raw, tab) => expect(readTicketTab(raw)).toBe(tab));

  it('open ones under Open, all others under Closed, in their order', () => {
    expect(ticketsIn('open', [closed, open, strange])).toEqual([open]);
    expect(ticketsIn('closed', [closed, open, strange, {}])).toEqual([closed, strange, {}]);
  });

  it('every ticket is listed exactly once, whatever its status', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            ticket_id: hostileValue,
            status: fc.oneof(fc.constantFrom('open', 'closed'), hostileValue),
          }),
        ),
        (tickets) => {
          expect(new Set([...ticketsIn('open', tickets), ...ticketsIn('closed', tickets)])).toEqual(
            new Set(tickets),
          );
          expect(ticketsIn('open', tickets).length + ticketsIn('closed', tickets).length).toBe(
            tickets.length,
          );
          for (const { status, ticket_id: id } of tickets) {
            // A text is shown as it is, whatever it says.
            if (typeof status !== 'string')
              expect(ticketBadge(status).label).not.toMatch(brokenText);
            const read = ticketId({ ticket_id: id });
            expect(
              read === undefined ||
                (read === String(id) &&
                  read.trim() !== '' &&
                  ['string', 'number'].includes(typeof id)),
            ).toBe(true);
          }
        },
      ),
      runs,
    );
  });

  it('the first that can be opened is selected', () => {
    expect(
      firstTicketId('open', [
        closed,
        {},
        { status: 'open' },
        { ticket_id: '', status: 'open' },
        open,
      ]),
    ).toBe('1');
    expect(firstTicketId('closed', [open, closed])).toBe('2');
    expect(firstTicketId('open', [closed])).toBeUndefined();
  });

  it('an id is the same as a number and as a text (R6)', () => {
    expect(findTicket([open, closed], '1')).toBe(open);
    expect(findTicket([open, closed], '2')).toBe(closed);
    expect(findTicket([open, { ticket_id: null }], 'null')).toBeUndefined();
    expect(findTicket([open], undefined)).toBeUndefined();
  });

  it.each([
    ['open', 'Open', 'info'],
    ['closed', 'Closed', 'neutral'],
    ['escalated', 'escalated', 'neutral'],
    [null, '—', 'neutral'],
  ])('%s looks %s', (status, label, tone) => expect(ticketBadge(status)).toEqual({ label, tone }));

  it.each([
    [open, true],
    [closed, false],
    [strange, false],
    [{}, false],
    [undefined, false],
  ])('%j can be answered and closed: %s (section 4)', (ticket, can) => {
    expect(ticketCan.answer(ticket)).toBe(can);
    expect(ticketCan.close(ticket)).toBe(can);
  });
});

describe('section 5, the support message: send is disabled if no ticket is selected, the ticket is not open, or the text is empty', () => {
  it.each([
    [undefined, 'Hello', { kind: 'no-ticket' }],
    [undefined, '', { kind: 'no-ticket' }],
    [closed, 'Hello', { kind: 'closed' }],
    [strange, 'Hello', { kind: 'closed' }],
    [open, '', { kind: 'empty' }],
    [open, ' \n\t\u00a0 ', { kind: 'empty' }],
    [open, 'Hello', undefined],
    [open, '  Hello  ', undefined],
  ])('%j with %j: %j', (ticket, text, refusal) =>
    expect(messageRefusal(ticket, text)).toEqual(refusal),
  );

  it.each([
    ['a'.repeat(5000), undefined],
    [`  ${'a'.repeat(5000)}\n`, undefined],
    ['a'.repeat(5001), { kind: 'too-long', by: 1 }],
    // A pair of surrogates is one character, as the server counts.
    ['🤔'.repeat(5000), undefined],
    ['🤔'.repeat(5012), { kind: 'too-long', by: 12 }],
  ])('R115: %#', (text, refusal) => expect(messageRefusal(open, text)).toEqual(refusal));
});

describe('searching tickets (R300)', () => {
  const one = {
    ticket_id: 7301,
    status: 'open',
    subject: 'Payout still pending',
    creator_name: 'José Núñez',
  };
  const other = { ticket_id: 'T-2', status: 'open', subject: 'Cannot sign in', creator_name: null };
  it.each([
    ['', [one, other]],
    ['  ', [one, other]],
    ['7301', [one]],
    ['t-2', [other]],
    ['PENDING payout', [one]],
    ['nunez jose pay', [one]],
    ['payout sign', []],
    ['null', []],
  ])('%j', (search, found) => expect(searchTickets([one, other], search)).toEqual(found));
});

describe('sorting tickets', () => {
  const tickets = [
    { ticket_id: 10, subject: 'b', created_at: '2026-01-02T00:00:00Z' },
    { ticket_id: 9, subject: 'C', created_at: null },
    { ticket_id: '11', subject: 'a', created_at: '2026-01-03T00:00:00Z' },
  ];
  it.each([
    { by: 'id', isDescending: false, ids: [9, 10, '11'] },
    { by: 'id', isDescending: true, ids: ['11', 10, 9] },
    { by: 'subject', isDescending: false, ids: ['11', 10, 9] },
    // Blank ones are last in either direction.
    { by: 'date', isDescending: false, ids: [10, '11', 9] },
    { by: 'date', isDescending: true, ids: ['11', 10, 9] },
    { by: 'toString', isDescending: false, ids: [10, 9, '11'] },
    { by: undefined, isDescending: false, ids: [10, 9, '11'] },
  ])('by $by, descending: $isDescending', ({ ids, ...by }) => {
    expect(sortTickets(tickets, by).map((ticket) => ticket.ticket_id)).toEqual(ids);
  });
});

describe('who waits (R485)', () => {
  const now = Date.parse('2026-03-15T12:00:00Z');
  const theirs = (created_at: string) => ({ created_at, is_mine: false });
  const ours = (created_at: string) => ({ created_at, is_mine: true });
  const said = (ticket: object) =>
    lastMessageTexts({ ...open, creator_name: 'Jomar Reyes', ...ticket }, now).join('');

  it.each([
    [[theirs('2026-03-15T10:55:00Z')], 'Jomar Reyes · waiting 1 h'],
    [[theirs('2026-03-15T11:59:30Z')], 'Jomar Reyes · waiting <1 min'],
    [[theirs('2026-03-14T09:00:00Z'), ours('2026-03-13T12:00:00Z')], 'Jomar Reyes · waiting 1 d'],
    [[theirs('2026-03-12T12:00:00Z'), ours('2026-03-13T12:00:00Z')], 'You replied · 2 d ago'],
    // Since the first message that has no answer.
    [
      [
        ours('2026-03-15T09:00:00Z'),
        theirs('2026-03-15T10:00:00Z'),
        theirs('2026-03-15T11:45:00Z'),
      ],
      'Jomar Reyes · waiting 2 h',
    ],
    [[], 'Jomar Reyes · waiting 3 h'],
    [[theirs('soon')], 'Jomar Reyes · waiting'],
    [undefined, 'Jomar Reyes'],
    ['none', 'Jomar Reyes'],
    [[null, ours('')], 'You replied'],
  ])('%j: %s', (messages, expected) =>
    expect(said({ messages, created_at: '2026-03-15T09:00:00Z' })).toBe(expected),
  );

  it('nobody waits in a closed ticket, and a trader may have no name', () => {
    const messages = [theirs('2026-03-15T11:00:00Z')];
    expect(said({ status: 'closed', messages })).toBe('Jomar Reyes · 1 h ago');
    expect(said({ creator_name: ' ', messages })).toBe('User · waiting 1 h');
    expect(said({ creator_name: null })).toBe('');
  });

  it('the longest first; those that have an answer last', () => {
    const tickets = [
      { ...open, ticket_id: 'new', messages: [theirs('2026-03-15T11:00:00Z')] },
      { ...open, ticket_id: 'answered', messages: [ours('2026-03-01T11:00:00Z')] },
      { ...open, ticket_id: 'old', messages: [theirs('2026-03-02T11:00:00Z')] },
      { ...closed, ticket_id: 'closed', messages: [theirs('2026-03-01T11:00:00Z')] },
    ];
    expect(
      sortTickets(tickets, { by: 'waiting', isDescending: false }).map(({ ticket_id: id }) => id),
    ).toEqual(['old', 'new', 'answered', 'closed']);
  });
});

describe('the ticket after the one that was closed (R301)', () => {
  const listed = [
    { ticket_id: 1, status: 'open' },
    { ticket_id: 2, status: 'closed' },
    { ticket_id: 3, status: 'open' },
    { ticket_id: undefined, status: 'open' },
    { ticket_id: 4, status: 'strange' },
  ];
  it.each([
    ['1', '3'],
    ['2', '3'],
    ['3', '1'],
    ['gone', '1'],
  ])('after %s comes %s', (id, next) => expect(ticketIdAfter(id, listed)).toBe(next));

  it('none, if it was the last', () => {
    expect(ticketIdAfter('1', listed.slice(0, 2))).toBeUndefined();
    expect(ticketIdAfter('1', [])).toBeUndefined();
  });
});

describe('new tickets (R306)', () => {
  const read = (...ids: number[]) => ids.map((id) => ({ ticket_id: id, status: 'open' }));
  const after = (
    before: ReturnType<typeof knowTickets> | undefined,
    tickets: { ticket_id?: unknown; status: string }[],
    opened?: string,
  ) => knowTickets(before, tickets, opened);

  it('the first reading has none, the next those that came', () => {
    const first = after(undefined, read(2, 1));
    expect(first).toMatchObject({ fresh: [], added: 0 });
    const second = after(first, read(4, 3, 2, 1));
    expect(second).toMatchObject({ fresh: ['4', '3'], added: 2 });
    expect(after(second, read(5, 4, 3, 2, 1))).toMatchObject({ fresh: ['5', '4', '3'], added: 1 });
    expect(after(second, read(4, 3, 2, 1))).toMatchObject({ fresh: ['4', '3'], added: 0 });
  });

  it('one that was opened or closed is not new any more, nor one that comes back', () => {
    const first = after(undefined, read(1));
    const second = after(first, read(3, 2, 1), '3');
    expect(second).toMatchObject({ fresh: ['2'], added: 2 });
    const third = after(second, [...read(1), { ticket_id: 2, status: 'closed' }]);
    expect(third.fresh).toEqual([]);
    expect(after(third, read(3, 2, 1))).toMatchObject({ fresh: [], added: 0 });
    expect(after(first, [{ status: 'open' }, { ticket_id: null, status: 'open' }])).toMatchObject({
      fresh: [],
      added: 0,
    });
  });
});
