import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainDecimal } from '~/lib/decimals';
import { shortAddress } from '~/features/payouts/checks/address';
import {
  disbursedAmount,
  payAmount,
  payoutAmount,
  payeeAndAmount,
  hasTransactionFilters,
  noPayoutFilters,
  payoutQuery,
} from '~/features/payouts/model';
import { payoutChanges } from '~/features/payouts/decision/decision';
import { earlierPayouts } from '~/features/payouts/checks/evidence';
import { payoutSearches, payoutTrace, upToDayOf } from '~/features/payouts/api';
import { csvOf } from '~/lib/csv';
import { payoutFields } from '~/features/payouts/payoutsTable';
import { runs } from '../../propertyRuns';
import { brokenText, hostileRecord, hostileValue } from '../../lib/hostileValues';

const address = 'TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb';
const opened = {
  status: 'pending',
  price_amount: '1250.50',
  price_currency: 'USD',
  pay_amount: '1249.870000',
  pay_currency: 'USDT',
  pay_address: address,
  pay_network: 'TRC20',
  user: { id: 7, full_name: 'Amara Okafor' },
};

describe('payoutChanges', () => {
  it.each([
    ['nothing', {}, []],
    ['another spelling of the amount', { price_amount: 1250.5 }, []],
    ['needless zeros', { pay_amount: '01249.87' }, []],
    ["a user left out by a wallet's history", { user: undefined }, []],
    ['an id as text', { user: { id: '7', full_name: 'Amara O.' } }, []],
    ['the status', { status: 'approved' }, ['Status: Pending → Approved']],
    ['the amount', { price_amount: '1250.51' }, ['Amount: $1,250.50 → $1,250.51']],
    [
      'a digit beyond any number',
      { price_amount: '1250.500000000000000000001' },
      ['Amount: $1,250.50 → $1,250.500000000000000000001'],
    ],
    ['the currency', { price_currency: 'EUR' }, ['Amount: $1,250.50 → 1,250.50 EUR']],
    ['what is paid', { pay_amount: '1249.88' }, ['Pay Amount: 1,249.87 USDT → 1,249.88 USDT']],
    ['what it is paid in', { pay_currency: 'USDC' }, ['Pay Amount: 1,249.87 USDT → 1,249.87 USDC']],
    [
      'one letter of the address',
      { pay_address: `${address.slice(0, -1)}D` },
      [`Pay Address: ${address} → ${address.slice(0, -1)}D`],
    ],
    ['the address is gone', { pay_address: null }, [`Pay Address: ${address} → —`]],
    ['the network', { pay_network: 'ERC20' }, ['Pay Network: TRC20 → ERC20']],
    [
      'the user',
      { user: { id: 8, full_name: 'Jonas Lindqvist' } },
      ['User: Amara Okafor (7) → Jonas Lindqvist (8)'],
    ],
    [
      'several',
      { status: 'rejected', pay_network: null },
      ['Status: Pending → Rejected', 'Pay Network: TRC20 → —'],
    ],
  ])('%s', (_name, change, said) =>
    expect(
      payoutChanges(opened, { ...opened, ...change }).map(
        ({ label, before, after }) => `${label}: ${before} → ${after}`,
      ),
    ).toEqual(said),
  );

  it('takes any fields, finds nothing changed in the same ones, and says nothing broken (promise 6)', () => {
    const payout = hostileRecord(
      'status',
      'price_amount',
      'price_currency',
      'disbursed_amount',
      'pay_amount',
      'pay_currency',
      'pay_address',
      'pay_network',
      'user',
    );
    fc.assert(
      fc.property(payout, payout, (before, after) => {
        expect(payoutChanges(before, before)).toEqual([]);
        for (const change of payoutChanges(before, after)) expect(change.label).not.toBe('');
        for (const text of [
          payoutAmount(before),
          disbursedAmount(before),
          payAmount({ ...before, pay_currency: null }),
          shortAddress(before.price_amount),
        ])
          expect(typeof text).toBe('string');
        expect(payoutAmount({ price_amount: before.price_amount })).not.toMatch(brokenText);
      }),
      runs,
    );
  });
});

it.each([
  ['1250.50', '1250.5'],
  [1250.5, '1250.5'],
  ['01250.500', '1250.5'],
  ['100', '100'],
  ['100.00', '100'],
  ['-0.00', '0'],
  ['0', '0'],
  ['0.10', '0.1'],
  ['x', undefined],
  [null, undefined],
])('the decimal %j without needless zeros is %j', (value, plain) =>
  expect(plainDecimal(value)).toBe(plain),
);

it("an amount whose currency is not named doesn't read as dollars when it is paid in something else", () =>
  expect([
    payAmount({ pay_amount: '5', pay_currency: null }),
    payAmount({ pay_amount: null, pay_currency: 'BTC' }),
    payoutAmount({ price_amount: '5' }),
  ]).toEqual(['5', '—', '$5']));

it('what was disbursed is in the currency of the amount, dollars where that is none', () =>
  expect([
    disbursedAmount({ disbursed_amount: '5', price_currency: ' EUR ' }),
    disbursedAmount({ disbursed_amount: '5', price_currency: 7 }),
    disbursedAmount({ disbursed_amount: null }),
  ]).toEqual(['5 EUR', '$5', '—']));

describe('payeeAndAmount', () => {
  it('names the user and the amount, or only the amount if nobody is named', () => {
    expect(payeeAndAmount(opened)).toBe('Amara Okafor, $1,250.50');
    expect(payeeAndAmount({ ...opened, user: undefined })).toBe('$1,250.50');
  });
});

describe('addresses', () => {
  it.each([
    [address, 'TQ5cVx7y…tHRDbb'],
    ['0x1234', '0x1234'],
    ['1234567890123456', '1234567890123456'],
    ['12345678901234567', '12345678…234567'],
    ['  TQ5c  ', 'TQ5c'],
    ['🙂'.repeat(20), `${'🙂'.repeat(8)}…${'🙂'.repeat(6)}`],
    ['', '—'],
    [null, '—'],
    [{}, '—'],
  ])('%j is shortened to %s', (address, short) => expect(shortAddress(address)).toBe(short));
});

describe('where a payout is looked for (R112)', () => {
  it.each([
    ['2026-03-12T10:15:00Z', '12.50', { day: '2026-03-12', amount: '12.5' }],
    ['yesterday', 7, { day: undefined, amount: '7' }],
    [null, null, { day: undefined, amount: undefined }],
  ])('its trace in a link, of %j and %j (R337)', (created_at, price_amount, trace) =>
    expect(payoutTrace({ created_at, price_amount })).toEqual(trace),
  );

  it('by what a link carries', () =>
    expect(payoutSearches({ created_at: '2026-03-12', price_amount: '12.5' })[0]).toEqual({
      date_after: '2026-03-11',
      date_before: '2026-03-13',
      amount_min: 12.5,
      amount_max: 12.5,
    }));

  const days = { date_after: '2026-03-11', date_before: '2026-03-13' };
  it.each([
    ['1250.50', [{ ...days, amount_min: 1250.5, amount_max: 1250.5 }, days]],
    [300, [{ ...days, amount_min: 300, amount_max: 300 }, days]],
    [0, [{ ...days, amount_min: 0, amount_max: 0 }, days]],
    // A number of the query can't say it exactly.
    ['98765432109876.12345678', [days]],
    ['0.00000001', [days]],
    ['-5', [days]],
    ['much', [days]],
    [null, [days]],
  ])('an amount of %j', (price_amount, searches) =>
    expect(payoutSearches({ created_at: '2026-03-12T23:30:00+05:00', price_amount })).toEqual(
      searches,
    ),
  );

  it.each(['soon', null, '0000-01-01T00:00:00Z', '9999-12-31T12:00:00Z', '-271821-04-20'])(
    'a time of %j narrows nothing',
    (created_at) => {
      expect(payoutSearches({ created_at, price_amount: '5' })).toEqual([
        { amount_min: 5, amount_max: 5 },
        {},
      ]);
      expect(upToDayOf(created_at)).toEqual({});
    },
  );

  it('never by the status, nor by anything that could have changed unseen', () =>
    fc.assert(
      fc.property(hostileValue, hostileValue, (created_at, price_amount) => {
        const searches = payoutSearches({ created_at, price_amount });
        expect(searches.length).toBeGreaterThan(0);
        expect(searches.at(-1)).not.toHaveProperty('amount_min');
        for (const { amount_min = 0, amount_max = amount_min } of searches)
          expect(amount_max).toBe(amount_min);
      }),
      runs,
    ));
});

describe('earlierPayouts', () => {
  const own = {
    id: 1,
    status: 'pending',
    price_amount: '10',
    pay_address: 'A',
    created_at: '2026-03-12T10:00:00Z',
  };
  const row = (id: number, change: object = {}) => ({
    ...own,
    id,
    status: 'disbursed',
    created_at: '2026-03-01T10:00:00Z',
    price_currency: 'USD',
    ...change,
  });

  it('leaves out itself, whatever form its id has, and what was asked for later', () => {
    const results = [row(3, { created_at: '2026-03-12T10:00:01Z' }), { ...own, id: '1' }, row(2)];
    expect(earlierPayouts(own, { count: 3, results })).toMatchObject({
      rows: [{ id: 2 }],
      isPartial: false,
    });
  });

  it('adds up by status and currency, exactly, and never different currencies', () => {
    const results = [
      row(2, { price_amount: '0.1' }),
      row(3, { status: 'rejected' }),
      row(4, { price_amount: '0.2' }),
      row(5, { price_amount: 2, price_currency: 'BTC' }),
      row(6, { price_amount: null }),
    ];
    expect(earlierPayouts(own, { count: 6, results }).sums).toEqual([
      { badge: { label: 'Disbursed', tone: 'ok' }, count: 4, amounts: ['$0.30', '2 BTC'] },
      { badge: { label: 'Rejected', tone: 'bad' }, count: 1, amounts: ['$10'] },
    ]);
  });

  it.each([
    ['used', 'A', [row(2), row(3, { pay_address: ' A ' }), row(4, { pay_address: 'B' })], 2],
    ['new', 'A', [row(2, { pay_address: 'a' })], 0],
    ['new', 'A', [], 0],
    ['missing', null, [row(2, { pay_address: null })], 0],
    ['missing', ' ', [row(2)], 0],
  ])('the address is %s', (kind, pay_address, results, count) =>
    expect(
      earlierPayouts({ ...own, pay_address }, { count: results.length, results }).address,
    ).toMatchObject({ kind, count }),
  );

  it('says when there are others that were not looked at', () =>
    expect(earlierPayouts(own, { count: 51, results: [row(2)] }).isPartial).toBe(true));

  it('takes rows of any fields (promise 6)', () => {
    const any = hostileRecord(
      'id',
      'status',
      'price_amount',
      'price_currency',
      'pay_address',
      'created_at',
    );
    fc.assert(
      fc.property(any, fc.array(any, { maxLength: 6 }), (payout, results) => {
        const { rows, sums } = earlierPayouts(payout, { count: results.length, results });
        expect(sums.reduce((sum, { count }) => sum + count, 0)).toBe(rows.length);
      }),
      runs,
    );
  });
});

describe('filters', () =>
  it('are those of the call: no type (section 7)', () => {
    const now = Date.parse('2026-03-15T12:00:00Z');
    expect(payoutQuery({ status: 'pending', date: 'this_week', amount: '100-500' }, now)).toEqual({
      status: 'pending',
      date_after: '2026-03-09',
      date_before: '2026-03-15',
      amount_min: 100,
      amount_max: 500,
    });
    expect(payoutQuery({ ...noPayoutFilters, status: 'debit', ...{ type: 'debit' } }, now)).toEqual(
      {},
    );
    expect([
      hasTransactionFilters(noPayoutFilters),
      hasTransactionFilters({ ...noPayoutFilters, amount: '500+' }),
    ]).toEqual([false, true]);
  }));

describe('the file', () =>
  it('has amounts, addresses and times as they are, and nothing that a spreadsheet would run', () => {
    const [header, first, second] = csvOf(payoutFields, [
      {
        id: 4001,
        transaction_id: 'PO-1',
        created_at: '2026-03-12T10:15:00Z',
        ...opened,
        price_amount: '98765432109876.12345678',
        disbursed_amount: null,
        user: { id: 7, full_name: '=HYPERLINK("x")' },
      },
      { id: 'po', user: null, price_amount: 5 },
    ])
      .replace('\uFEFF', '')
      .split('\r\n');
    expect(header).toBe(
      'ID,Transaction ID,User ID,User,Status,Amount,Currency,Pay Amount,Pay Currency,Network,Address,Disbursed Amount,Date',
    );
    expect(first).toBe(
      '4001,PO-1,7,"\'=HYPERLINK(""x"")",pending,98765432109876.12345678,USD,1249.870000,USDT,TRC20,TQ5cVx7yqk1mVJxk8sB2jWcX3hB9tHRDbb,,2026-03-12T10:15:00Z',
    );
    expect(second).toBe('po,,,,,5,,,,,,,');
  }));
