import { describe, expect, it } from 'vitest';
import {
  lastPageOf,
  payoutArrivals,
  seeWaiting,
  ticketArrivals,
  waitingPayouts,
  waitingTickets,
  weekOfPayouts,
} from '~/features/dashboard/model';
import { buildPayout } from '../../fixtures/payouts';
import { buildTickets } from '../../fixtures/support';
import { setFirmZone } from '~/lib/dates';

describe('waiting payouts', () => {
  it('are counted, summed for each currency, and dated', () => {
    const results = [
      buildPayout({
        price_amount: '0.1',
        price_currency: 'USD',
        created_at: '2026-03-14T00:00:00Z',
      }),
      buildPayout({ price_amount: 0.2, price_currency: null, created_at: '2026-03-12T00:00:00Z' }),
      buildPayout({ price_amount: '3', price_currency: 'EUR', created_at: '2026-03-13T00:00:00Z' }),
      buildPayout({
        price_amount: '4',
        price_currency: ' eur ',
        created_at: '2026-03-13T00:00:00Z',
      }),
    ];
    expect(waitingPayouts({ count: 4, results })).toEqual({
      count: 4,
      sums: [
        { currency: 'USD', amount: '0.30' },
        { currency: 'EUR', amount: '7' },
      ],
      oldest: '2026-03-12T00:00:00.000Z',
    });
  });

  it('no longer count once they were decided', () => {
    const results = [
      buildPayout({ status: 'approved' }),
      buildPayout({ id: 2, price_amount: '5', price_currency: 'USD' }),
    ];
    expect(waitingPayouts({ count: 2, results })).toMatchObject({
      count: 1,
      sums: [{ currency: 'USD', amount: '5' }],
    });
  });

  it('have neither a sum nor an oldest one while others are on another page', () =>
    expect(waitingPayouts({ count: 2, results: [buildPayout()] })).toEqual({
      count: 2,
      sums: [],
      oldest: undefined,
    }));

  it.each([
    [
      { count: 0, results: [] },
      { count: 0, sums: [], oldest: undefined },
    ],
    [
      { count: 1, results: [{ status: 'pending', created_at: 'soon', price_amount: {} }] },
      { count: 1, oldest: undefined },
    ],
  ])('survive what the server must not send: %j', (page, expected) =>
    expect(waitingPayouts(page)).toMatchObject(expected),
  );
});

it.each([
  [{ count: 100, rows: 100 }, undefined],
  [
    { count: 101, rows: 100 },
    { page: 2, pageSize: 100 },
  ],
  // R221: the server gives fewer rows than it was asked for.
  [
    { count: 35, rows: 10 },
    { page: 4, pageSize: 10 },
  ],
  [{ count: 35, rows: 0 }, undefined],
])('the last page of %j is %j', ({ count, rows }, expected) =>
  expect(lastPageOf({ count, results: Array.from({ length: rows }) })).toEqual(expected),
);

it('only open tickets wait', () => {
  const tickets = buildTickets(9);
  expect(waitingTickets({ count: 9, results: tickets })).toEqual({
    count: 6,
    oldest: tickets[7]?.created_at,
  });
});
describe('R333: what is new', () => {
  const first = seeWaiting(undefined, ['b', 'a']);

  it('is nothing at the first reading', () => expect(first.fresh).toEqual([]));

  it.each<[string, string[][], string[]]>([
    ['what came above', [['c', 'b', 'a']], ['c']],
    [
      'what came later first',
      [
        ['c', 'b', 'a'],
        ['d', 'c', 'b', 'a'],
      ],
      ['d', 'c'],
    ],
    ['not what moved up from another page', [['b', 'a', 'z']], []],
    ['not what has gone', [['c', 'b'], ['b']], []],
    ['not what has gone and come back', [['a'], ['b', 'a']], []],
    ['everything if nothing known is left', [['d', 'c']], ['d', 'c']],
  ])('%s', (_name, readings, fresh) =>
    expect(readings.reduce((seen, ids) => seeWaiting(seen, ids), first).fresh).toEqual(fresh),
  );
});

it('names who asks for a payout and who wrote a ticket; what cannot be opened is left out', () => {
  const created_at = '2026-03-14T00:00:00Z';
  const payouts = [
    buildPayout({
      id: 7,
      price_amount: '12.50',
      price_currency: 'USD',
      user: { id: 1, full_name: 'Amara Okafor' },
      created_at,
    }),
    { status: 'pending', user: null },
    buildPayout({ status: 'approved' }),
  ];
  expect(payoutArrivals({ count: 3, results: payouts })).toEqual([
    {
      key: 'payout 7',
      kind: 'payout',
      id: '7',
      title: 'Amara Okafor',
      detail: '$12.50',
      at: created_at,
    },
  ]);
  const tickets = [
    { ticket_id: 't/1', status: 'open', subject: 'Help', created_at },
    { status: 'open' },
    { ticket_id: 2, status: 'closed' },
  ];
  expect(ticketArrivals({ count: 3, results: tickets })).toEqual([
    { key: 'ticket t/1', kind: 'ticket', id: 't/1', title: 'Help', detail: '—', at: created_at },
  ]);
});

const range = { date_after: '2026-03-28', date_before: '2026-03-30' };
const row = (created_at: unknown, status: unknown = 'pending') => ({ created_at, status });

it('counts by local day and status, with a day for every date of the range', () => {
  const rows = [
    row('2026-03-28T10:00:00Z'),
    row('2026-03-30T23:30:00Z', 'approved'),
    row('2026-03-30T10:00:00Z', 'rejected'),
    row('2026-03-30T10:00:00Z', 'lost'),
  ];
  const { days, byStatus } = weekOfPayouts(rows, range);
  expect(days.map(({ day, count }) => [day, count])).toEqual([
    ['2026-03-28', 1],
    ['2026-03-29', 0],
    ['2026-03-30', 3],
  ]);
  expect(byStatus).toEqual({ pending: 1, approved: 1, rejected: 1, disbursed: 0 });
  // In Lisbon the payout of 23:30 UTC is of March 31: the days are those that its links filter by
  // (R42).
  setFirmZone('Europe/Lisbon');
  expect(weekOfPayouts(rows, range).byStatus.approved).toBe(1);
  setFirmZone(undefined);
});

it.each([
  [row('yesterday')],
  [row(null)],
  [row('2026-03-27T10:00:00Z')],
  [row('2026-03-31T10:00:00Z')],
])('leaves out %j', (one) => expect(weekOfPayouts([one], range).byStatus.pending).toBe(0));
