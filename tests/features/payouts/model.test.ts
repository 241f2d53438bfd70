import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumDecimals } from '~/lib/decimals';
import { payoutsOverTime } from '~/features/payouts/wallet/UserWalletScreen';
import {
  amountBuckets,
  noPayoutFilters,
  payoutQuery,
  hasTransactionFilters,
  noTransactionFilters,
  transactionQuery,
  isPayout,
  isPending,
  payoutBadge,
  payoutStatusLabels,
  transactionDetailBadge,
  transactionTypeLabel,
  transactionTypeLabels,
} from '~/features/payouts/model';
import { hostileValue } from '../../lib/hostileValues';
import { runs } from '../../propertyRuns';

describe('statuses and types', () => {
  it.each([
    // R21: the payout's badge; section 4: the read-only dialog's color.
    ['pending', 'Pending', 'warn', 'warn'],
    ['approved', 'Approved', 'info', 'ok'],
    ['rejected', 'Rejected', 'bad', 'ok'],
    ['disbursed', 'Disbursed', 'ok', 'ok'],
    ['failed', 'Failed', 'bad', 'bad'],
    ['on_hold', 'on_hold', 'neutral', 'ok'],
    [null, '—', 'neutral', 'ok'],
    ['constructor', 'constructor', 'neutral', 'ok'],
  ])('%s is %s, badge %s, dialog %s', (status, label, badge, dialog) => {
    expect(payoutBadge({ status })).toEqual({ label, tone: badge });
    expect(transactionDetailBadge({ status })).toEqual({ label, tone: dialog });
  });

  it.each([
    ['pending', true],
    ['approved', false],
    ['rejected', false],
    ['disbursed', false],
    ['failed', false],
    ['Pending', false],
    [null, false],
    [undefined, false],
  ])('a payout that is %s can be approved and rejected: %s (section 4)', (status, can) =>
    expect(isPending({ status })).toBe(can),
  );

  it('only debits are payouts (R21)', () => {
    expect(['debit', 'credit', 'DEBIT', null].map((type) => isPayout({ type }))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(['debit', 'credit', 'x', null].map((type) => transactionTypeLabel({ type }))).toEqual([
      'Debit',
      'Credit',
      'x',
      '—',
    ]);
  });

  it('the filter lists are those of section 9, in its order', () => {
    expect(Object.values(payoutStatusLabels)).toEqual([
      'Pending',
      'Approved',
      'Rejected',
      'Disbursed',
    ]);
    expect(Object.values(transactionTypeLabels)).toEqual(['Credit', 'Debit']);
    expect(Object.keys(amountBuckets)).toEqual(['0-100', '100-500', '500+']);
  });
});

describe("filters in the server's terms (section 7)", () => {
  const now = Date.parse('2026-03-15T23:30:00Z');

  it.each([
    ['0-100', { amount_min: 0, amount_max: 100 }],
    ['100-500', { amount_min: 100, amount_max: 500 }],
    ['500+', { amount_min: 500 }],
    ['500 ', undefined],
    ['toString', undefined],
  ])('the bucket %s (section 9)', (bucket, range) =>
    expect(payoutQuery({ ...noPayoutFilters, amount: bucket }, 0)).toEqual(range ?? {}),
  );

  it.each([
    ['nothing', {}, {}],
    ['a type', { type: 'debit' }, { type: 'debit' }],
    ['a status', { status: 'disbursed' }, { status: 'disbursed' }],
    ['days', { date: 'today' }, { date_after: '2026-03-15', date_before: '2026-03-15' }],
    ['an amount', { amount: '500+' }, { amount_min: 500 }],
    [
      'all',
      { type: 'credit', status: 'pending', date: 'last_month', amount: '0-100' },
      {
        type: 'credit',
        status: 'pending',
        date_after: '2026-02-01',
        date_before: '2026-02-28',
        amount_min: 0,
        amount_max: 100,
      },
    ],
    [
      'texts of an old or broken link',
      { type: 'x', status: 'failed', date: '2026', amount: '__proto__' },
      {},
    ],
  ])('%s', (_name, filters, query) => {
    const chosen = { ...noTransactionFilters, ...filters };
    expect(transactionQuery(chosen, now)).toStrictEqual(query);
    expect(hasTransactionFilters(chosen)).toBe(Object.keys(query).length > 0);
  });
});

describe('sumDecimals', () => {
  it.each([
    [[], '0'],
    [['0.1', '0.2'], '0.3'],
    [[0.1, 0.2], '0.3'],
    [['1250.50', 300], '1550.50'],
    [['-0.5', '0.25'], '-0.25'],
    [['99999999999999999999.99', '0.01'], '100000000000000000000.00'],
    [[null, 'x', undefined, NaN, '7'], '7'],
  ])('%j is %s', (values, sum) => expect(sumDecimals(values)).toBe(sum));
});

describe('payoutsOverTime', () => {
  const payout = (
    created_at: unknown,
    price_amount: unknown,
    price_currency: unknown = 'USD',
    type = 'debit',
  ) => ({
    type,
    created_at,
    price_amount,
    price_currency,
  });

  it('adds up the payouts of each local day, oldest first', () => {
    const rows = [
      payout('2026-03-12T23:30:00Z', '0.2'),
      payout('2026-03-12T10:00:00Z', '0.1'),
      payout('2026-03-10T10:00:00Z', 5),
      payout('2026-03-11T10:00:00Z', 9, 'USD', 'credit'),
    ];
    expect(payoutsOverTime(rows, 'UTC')).toEqual({
      currency: 'USD',
      otherCurrencies: 0,
      days: [
        { day: '2026-03-10', count: 1, amount: '5' },
        { day: '2026-03-12', count: 2, amount: '0.3' },
      ],
    });
    expect(payoutsOverTime(rows, 'Asia/Tokyo')?.days.map(({ day }) => day)).toEqual([
      '2026-03-10',
      '2026-03-12',
      '2026-03-13',
    ]);
  });

  it('never adds up different currencies', () => {
    const rows = [
      payout('2026-03-12T10:00:00Z', '1', 'EUR'),
      payout('2026-03-11T10:00:00Z', '2', null),
      payout('2026-03-10T10:00:00Z', '4', 'EUR'),
    ];
    expect(payoutsOverTime(rows, 'UTC')).toMatchObject({
      currency: 'EUR',
      otherCurrencies: 1,
      days: [{ amount: '4' }, { amount: '1' }],
    });
  });

  it('has nothing to show without a payout of a known day', () => {
    for (const rows of [
      [],
      [payout(null, '1')],
      [payout('soon', '1')],
      [payout('2026-03-12T10:00:00Z', '1', 'USD', 'credit')],
    ])
      expect(payoutsOverTime(rows)).toBeUndefined();
  });

  it('takes rows of any fields (promise 6)', () => {
    const row = fc.record({
      type: fc.oneof(fc.constant('debit'), hostileValue),
      price_amount: hostileValue,
      price_currency: hostileValue,
      created_at: fc.oneof(fc.constant('2026-03-12T10:00:00Z'), hostileValue),
      status: hostileValue,
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        for (const { amount } of payoutsOverTime(rows, 'UTC')?.days ?? [])
          expect(amount).toMatch(/^-?\d+(\.\d+)?$/);
        for (const transaction of rows)
          expect(payoutBadge(transaction).label + transactionTypeLabel(transaction)).not.toBe('');
      }),
      runs,
    );
  });
});
