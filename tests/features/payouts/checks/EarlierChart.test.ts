import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutCharts } from '~/features/payouts/checks/evidence';
import { largestDecimal, shareOfDecimal } from '~/lib/decimals';
import { runs } from '../../../propertyRuns';
import { hostileValue } from '../../../lib/hostileValues';

const row = (day: number, amount: unknown, status = 'disbursed', change: object = {}) => ({
  status,
  price_amount: amount,
  price_currency: 'USD',
  created_at: `2026-03-0${String(day)}T23:30:00Z`,
  ...change,
});
const own = row(9, '100', 'pending');

const chartsOf = (payout: object, earlier: object[]) => payoutCharts(payout, earlier, 'UTC').charts;

describe('payoutCharts (R250)', () => {
  it('groups by day and outcome, exactly, oldest first, paid before not paid', () =>
    expect(
      payoutCharts(
        own,
        [row(5, '0.1', 'rejected'), row(5, '0.1'), row(2, '200', 'approved'), row(5, '0.2')],
        'UTC',
      ),
    ).toEqual({
      charts: [
        {
          currency: 'USD',
          days: [
            {
              day: '2026-03-02',
              outcomes: [
                {
                  badge: { label: 'Approved', tone: 'info' },
                  count: 1,
                  amounts: ['$200'],
                  share: 1,
                },
              ],
            },
            {
              day: '2026-03-05',
              outcomes: [
                {
                  badge: { label: 'Disbursed', tone: 'ok' },
                  count: 2,
                  amounts: ['$0.30'],
                  share: 0.001,
                },
                {
                  badge: { label: 'Rejected', tone: 'bad' },
                  count: 1,
                  amounts: ['$0.10'],
                  share: 0,
                },
              ],
            },
          ],
          ownShare: 0.5,
        },
      ],
      undated: 0,
    }));

  it.each([
    ['UTC', ['2026-03-05']],
    ['Asia/Tokyo', ['2026-03-06']],
  ])('a day is the local one, in %s', (zone, days) =>
    expect(payoutCharts(own, [row(5, '1')], zone).charts[0]?.days.map(({ day }) => day)).toEqual(
      days,
    ),
  );

  it('has a chart for each currency, each with its own scale: first that of this payout, then the most used', () => {
    const btc = { price_currency: 'BTC' };
    const eur = { price_currency: ' EUR ' };
    const earlier = [
      row(2, '0.5', 'disbursed', btc),
      row(3, '7', 'disbursed', eur),
      row(4, '9', 'rejected', eur),
      row(3, '50'),
    ];
    const seen = chartsOf(own, earlier).map(({ currency, days, ownShare }) => ({
      currency,
      ownShare,
      shares: days.map(({ outcomes }) => outcomes[0]?.share),
    }));
    expect(seen).toEqual([
      { currency: 'USD', ownShare: 1, shares: [0.5] },
      { currency: 'EUR', ownShare: undefined, shares: [0.777, 1] },
      { currency: 'BTC', ownShare: undefined, shares: [1] },
    ]);
    expect(chartsOf({ ...own, ...btc }, earlier)[0]).toMatchObject({
      currency: 'BTC',
      ownShare: 1,
    });
  });

  it('an amount without a currency is in dollars, a negative or unreadable one has no height', () =>
    expect(
      chartsOf(own, [row(2, '-500', 'disbursed', { price_currency: null }), row(3, 'much')]),
    ).toMatchObject([
      {
        currency: 'USD',
        days: [{ outcomes: [{ share: 0 }] }, { outcomes: [{ share: 0 }] }],
        ownShare: 1,
      },
    ]));

  it('a negative amount takes nothing from the bar of its day', () =>
    expect(chartsOf(own, [row(2, '100'), row(2, '-500')])).toMatchObject([
      { days: [{ outcomes: [{ share: 1 }] }], ownShare: 1 },
    ]));

  it('counts what has no day, and draws nothing without any', () => {
    expect(
      payoutCharts(own, [row(2, '1'), row(2, '1', 'disbursed', { created_at: 'soon' })], 'UTC')
        .undated,
    ).toBe(1);
    expect(payoutCharts(own, [row(2, '1', 'disbursed', { created_at: null })], 'UTC')).toEqual({
      charts: [],
      undated: 1,
    });
  });

  it('no part is longer than the chart or broken, whatever the payouts (promise 6)', () => {
    const created_at = fc.oneof(
      hostileValue,
      fc.constantFrom('2026-03-01T10:00:00Z', '2026-03-02T10:00:00Z'),
    );
    const price_currency = fc.oneof(hostileValue, fc.constantFrom('USD', 'BTC'));
    const price_amount = fc.oneof(hostileValue, fc.double(), fc.constantFrom('0.1', '-5', '12.50'));
    const payout = fc.record({ status: hostileValue, price_amount, price_currency, created_at });
    fc.assert(
      fc.property(payout, fc.array(payout, { minLength: 1 }), (one, earlier) => {
        const charts = chartsOf(one, earlier);
        const shares = charts.flatMap(({ days }) =>
          days.flatMap(({ outcomes }) => outcomes.map(({ share }) => share)),
        );
        for (const share of [...shares, ...charts.map(({ ownShare = 0 }) => ownShare)]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }),
      runs,
    );
  });
});

it.each([
  [['1', '10', '9.99'], '10'],
  [['0.10', 0.2, null, 'x'], '0.2'],
  [['-5', '-1'], '-1'],
  [['9007199254740993', '9007199254740992'], '9007199254740993'],
  [[], undefined],
  [['x', null], undefined],
])('the largest of %j is %j', (values, largest) => expect(largestDecimal(values)).toBe(largest));

it.each([
  ['1', '4', 0.25],
  ['0.1', '0.3', 0.333],
  [1, '0.5', 1],
  ['1', '1', 1],
  ['0.0001', '1', 0],
  ['-1', '4', 0],
  ['1', '-4', 0],
  ['1', '0', 0],
  [null, '4', 0],
  ['1', 'x', 0],
  ['9'.repeat(100), '9'.repeat(100), 1],
])('%j of %j is drawn as %s', (value, whole, share) =>
  expect(shareOfDecimal(value, whole)).toBe(share),
);
