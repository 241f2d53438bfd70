import { describe, expect, it, test } from 'vitest';
import { asListed, readArrangement, type Arrangement } from '~/features/payouts/review/reviewQueue';
import type { Check, Verdict } from '~/features/payouts/checks/checks';
import { arrange, laneReasons, laneRows, payoutsOfPeople } from '~/features/payouts/review/lanes';

const payout = (id: string, fields: object = {}) => ({
  id,
  price_amount: '10.00',
  price_currency: 'USD',
  ...fields,
});
const checksOf = (...verdicts: Verdict[]): Check[] =>
  verdicts.map((verdict) => ({ rule: 'kyc', verdict, text: verdict }));
const idsOf = (payouts: readonly { id: string }[]) => payouts.map(({ id }) => id).join(' ');

describe('the order of a run', () => {
  const rows = [
    payout('a', { created_at: '2026-03-10T10:00:00Z', price_amount: '5', user: { id: 1 } }),
    payout('b', { created_at: '2026-03-08T10:00:00Z', price_amount: '900', user: { id: 2 } }),
    payout('c', { created_at: 'soon', price_amount: 'much', user: { id: 1 } }),
    payout('d', {
      created_at: '2026-03-09T10:00:00Z',
      price_amount: '1200',
      price_currency: 'EUR',
      user: { id: 3 },
    }),
    payout('e', { created_at: '2026-03-08T10:00:00Z', price_amount: 1000.5, user: { id: 1 } }),
  ];
  test.each<[string, Arrangement, string]>([
    ['as listed', asListed, 'a b c d e'],
    [
      'the oldest first, those of the same time as listed, those without one last',
      { order: 'oldest', isByPerson: false },
      'b e d a c',
    ],
    [
      'the largest first, currency by currency, what is no amount last',
      { order: 'largest', isByPerson: false },
      'e b a d c',
    ],
    [
      "a person's one after the other, at the place of the first",
      { order: 'listed', isByPerson: true },
      'a c e b d',
    ],
    ['both', { order: 'largest', isByPerson: true }, 'e a c b d'],
  ])('%s', (_name, arrangement, ids) => {
    expect(idsOf(arrange(rows, arrangement))).toBe(ids);
    expect(idsOf(rows)).toBe('a b c d e');
  });

  it('keeps payouts whose user is not known apart', () => {
    expect(
      idsOf(
        arrange([payout('x'), payout('a', { user: { id: 1 } }), payout('y')], {
          order: 'listed',
          isByPerson: true,
        }),
      ),
    ).toBe('x a y');
  });

  it.each([
    [undefined, asListed],
    [{ order: 'newest', isByPerson: 'yes' }, asListed],
    [
      { order: 'largest', isByPerson: true },
      { order: 'largest', isByPerson: true },
    ],
  ])('is read from storage: %o', (raw, arrangement) => {
    expect(readArrangement(raw)).toEqual(arrangement);
  });
});

it('each payout is in one lane, with its sums; at first what is clear is ticked (R477)', () => {
  const rows = [
    { payout: payout('a'), checks: checksOf('ok', 'ok') },
    { payout: payout('f'), checks: checksOf('ok', 'ok'), choice: false },
    { payout: payout('b', { price_amount: '2.50' }), checks: checksOf('ok', 'caution') },
    {
      payout: payout('c', { price_currency: 'EUR' }),
      checks: checksOf('blocked', 'unchecked'),
      choice: true,
    },
    { payout: payout('d'), checks: checksOf('ok', 'unchecked') },
    { payout: payout('e'), checks: checksOf('waiting', 'ok') },
  ];
  expect(
    laneRows(rows).map(({ lane, rows: those, sums, ticked }) => [
      lane,
      idsOf(those.map((row) => row.payout)),
      sums,
      ticked,
    ]),
  ).toEqual([
    ['clear', 'a f', ['$20.00'], 1],
    ['flagged', 'b c', ['$2.50', '10.00 EUR'], 1],
    ['unchecked', 'd e', ['$20.00'], 0],
  ]);
});

it.each<[Verdict[], Verdict[]]>([
  [['ok'], []],
  [
    ['caution', 'ok', 'blocked', 'unchecked', 'caution'],
    ['blocked', 'caution', 'caution'],
  ],
  [['unchecked', 'ok', 'waiting'], ['unchecked']],
  [['waiting'], []],
])('the reasons of %j are %j', (verdicts, reasons) => {
  expect(laneReasons(checksOf(...verdicts)).map(({ verdict }) => verdict)).toEqual(reasons);
});

it.each(['', ' among the last 50 payouts'])(
  'a lane says whose new address it is: "%s"',
  (among) => {
    const check: Check = {
      rule: 'newAddress',
      verdict: 'caution',
      text: `First time this address is used${among}`,
    };
    expect(laneReasons([check])).toEqual([{ ...check, text: `New address for this user${among}` }]);
  },
);

it('counts the payouts of a person', () => {
  const counts = payoutsOfPeople([
    payout('a', { user: { id: 1 } }),
    payout('b', { user: { id: '1' } }),
    payout('c'),
  ]);
  expect([...counts]).toEqual([['1', 2]]);
});
