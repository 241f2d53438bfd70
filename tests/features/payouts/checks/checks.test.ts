import { checkRules } from '../../../../src/features/payouts/checks/checks';
import { checkLimitsOf } from '../../../../src/lib/firm';
import { describe, expect, it } from 'vitest';
import { type PayoutFields } from '../../../../src/features/payouts/model';
import {
  areWaiting,
  checkPayout,
  laneOf,
  settleChecks,
  textsOf,
  type CheckSources,
} from '../../../../src/features/payouts/checks/checks';
import {
  addressProof,
  anotherPayout,
  approvedKyc,
  before,
  changedPayout,
  checkedPayout,
  comparedWith,
  earlierPayout,
  fineSources,
  historyOf,
  hourMs,
  ready,
} from '../../../fixtures/checks';
import { checkOf, type RuleCase } from '../checkOf';
import { buildKycRecord } from '../../../fixtures/kyc';

const loading = { status: 'loading' } as const;
const failed = { status: 'failed', onRetry: () => undefined } as const;
const forbidden = { status: 'forbidden' } as const;

it('is fine if every check is', () => {
  const checks = checkPayout(fineSources);
  expect(checks.map(({ rule, verdict }) => [rule, verdict])).toEqual(
    checkRules.map((rule) => [rule, 'fine']),
  );
  expect(laneOf(checks)).toBe('clear');
});

it('has one table of thresholds', () => {
  expect(checkLimitsOf()).toEqual({ ratePercent: 5, changedAddressHours: 24, waitSeconds: 3 });
});

describe('KYC', () => {
  it.each<RuleCase>([
    ['approved', {}, 'fine', 'KYC is approved'],
    [
      'one proof is pending',
      { kyc: ready({ ...approvedKyc, address_proof: [{ ...addressProof, status: 'pending' }] }) },
      'stop',
      'KYC is not approved',
    ],
    [
      'the ID is rejected',
      { kyc: ready({ ...approvedKyc, id_proof: { status: 'rejected' } }) },
      'stop',
      'KYC is not approved',
    ],
    ['nothing was submitted', { kyc: ready(null) }, 'stop', 'KYC is not approved'],
    ['loading', { kyc: loading }, 'waiting', 'KYC: being read…'],
    ['failed', { kyc: failed }, 'unchecked', 'KYC: could not be read'],
    ['forbidden', { kyc: forbidden }, 'unchecked', 'KYC: no access'],
    ['without a user', { kyc: undefined }, 'unchecked', 'KYC: the payout has no user'],
  ])('%s', (_what, change, verdict, text) => {
    expect(checkOf('kyc', change)).toEqual([verdict, text]);
  });
});

describe('the withdrawal profit', () => {
  const wallet = (profit: unknown) => ({ wallet: ready({ withdrawal_profit: profit }) });
  it.each<RuleCase>([
    ['just as much', wallet('1000.00'), 'fine', 'Within the withdrawal profit'],
    ['a cent less', wallet('999.99'), 'look', 'More than the withdrawal profit'],
    [
      'less by what a double cannot hold',
      wallet('999.99999999999999999999'),
      'look',
      'More than the withdrawal profit',
    ],
    ['nothing', wallet(0), 'look', 'More than the withdrawal profit'],
    [
      'without a currency, in dollars',
      { ...changedPayout({ price_currency: null }), ...wallet('1') },
      'look',
      'More than the withdrawal profit',
    ],
    [
      'in euros',
      changedPayout({ price_currency: 'EUR' }),
      'unchecked',
      'Withdrawal profit: it is in USD, the payout in EUR',
    ],
    ['no profit named', wallet(null), 'unchecked', 'Withdrawal profit: an amount is missing'],
    [
      'no amount',
      changedPayout({ price_amount: 'NaN' }),
      'unchecked',
      'Withdrawal profit: an amount is missing',
    ],
    ['loading', { wallet: loading }, 'waiting', 'Withdrawal profit: being read…'],
    ['forbidden', { wallet: forbidden }, 'unchecked', 'Withdrawal profit: no access'],
  ])('%s', (_what, change, verdict, text) => {
    expect(checkOf('profit', change)).toEqual([verdict, text]);
  });
});

describe('another pending payout', () => {
  const pending = { ...earlierPayout, status: 'pending' };
  it.each<RuleCase>([
    ['only this one', {}, 'fine', 'No other payout is pending'],
    [
      'an earlier one',
      { history: historyOf(checkedPayout, pending) },
      'look',
      'Another payout is pending',
    ],
    [
      'a later one in the history',
      { history: historyOf({ ...pending, created_at: before(-hourMs) }) },
      'look',
      'Another payout is pending',
    ],
    [
      'a later one among all users',
      { compared: comparedWith({ ...pending, id: 5 }) },
      'look',
      'Another payout is pending',
    ],
    [
      'one that was pending when all were read, and is decided in the history',
      {
        history: historyOf({ ...earlierPayout, id: 5, status: 'approved' }),
        compared: comparedWith({ ...earlierPayout, id: 5, status: 'pending' }),
      },
      'fine',
      'No other payout is pending',
    ],
    [
      'one of another user',
      { compared: comparedWith({ ...anotherPayout, status: 'pending' }) },
      'fine',
      'No other payout is pending',
    ],
    [
      'approved, not pending',
      { history: historyOf({ ...earlierPayout, status: 'approved' }) },
      'fine',
      'No other payout is pending',
    ],
    [
      'none among those read',
      { history: ready({ count: 51, results: [earlierPayout] }) },
      'unchecked',
      'Other pending payouts: none among the last 1 payout',
    ],
    ['loading', { history: loading }, 'waiting', 'Other pending payouts: being read…'],
    ['failed', { history: failed }, 'unchecked', 'Other pending payouts: could not be read'],
  ])('%s', (_what, change, verdict, text) => {
    expect(checkOf('pending', change)).toEqual([verdict, text]);
  });
});

describe('the rate', () => {
  const rated = (id: number, pay: unknown, price: unknown = '100'): PayoutFields => ({
    ...anotherPayout,
    id,
    pay_amount: pay,
    price_amount: price,
  });
  const differs = 'Rate differs from other USDT payouts';
  const same = 'Exchange rate normal';
  it.each<RuleCase>([
    ['the same', {}, 'fine', same],
    [
      '5 % above',
      { ...changedPayout({ pay_amount: '1050' }), compared: comparedWith(rated(3, '100')) },
      'fine',
      same,
    ],
    [
      'just over 5 % above',
      {
        ...changedPayout({ pay_amount: '1050.00000000000000001' }),
        compared: comparedWith(rated(3, '100')),
      },
      'look',
      differs,
    ],
    [
      '5 % below',
      { ...changedPayout({ pay_amount: '950' }), compared: comparedWith(rated(3, '100')) },
      'fine',
      same,
    ],
    [
      'just over 5 % below',
      {
        ...changedPayout({ pay_amount: '949.99999999999999999' }),
        compared: comparedWith(rated(3, '100')),
      },
      'look',
      differs,
    ],
    [
      'the mean of the two in the middle',
      { compared: comparedWith(rated(3, '90'), rated(4, '110'), rated(5, '1'), rated(6, '9000')) },
      'fine',
      same,
    ],
    [
      'the middle one of three',
      { compared: comparedWith(rated(3, '94'), rated(4, '94'), rated(5, '9000')) },
      'look',
      differs,
    ],
    [
      'without this payout itself',
      { compared: comparedWith(checkedPayout, rated(4, '200')) },
      'look',
      differs,
    ],
    [
      'currencies in small letters',
      { compared: comparedWith({ ...rated(3, '200'), pay_currency: ' usdt ' }) },
      'look',
      differs,
    ],
    [
      'none of the same currencies',
      {
        compared: comparedWith(
          checkedPayout,
          { ...rated(3, '200'), price_currency: 'EUR' },
          { ...rated(4, '200'), pay_currency: 'BTC' },
        ),
      },
      'unchecked',
      'Rate: no other USDT payout for USD was read',
    ],
    [
      'others without amounts',
      { compared: comparedWith(rated(3, null), rated(4, '1', '0')) },
      'unchecked',
      'Rate: no other USDT payout for USD was read',
    ],
    [
      'nothing read',
      { compared: undefined },
      'unchecked',
      'Rate: no other USDT payout for USD was read',
    ],
    [
      'no currency',
      changedPayout({ pay_currency: null }),
      'unchecked',
      'Rate: the payout has no currency',
    ],
    ['no amount', changedPayout({ pay_amount: null }), 'unchecked', 'Rate: an amount is missing'],
    [
      'an amount of 0',
      changedPayout({ price_amount: '0' }),
      'unchecked',
      'Rate: an amount is missing',
    ],
  ])('%s', (_what, change, verdict, text) => {
    expect(checkOf('rate', change)).toEqual([verdict, text]);
  });
});

describe('the address proof', () => {
  it.each<RuleCase>([
    ['one', {}, 'fine', 'Address proof was uploaded'],
    [
      'only the second',
      {
        kyc: ready({
          ...approvedKyc,
          address_proof: [{ ...addressProof, address_type: 'home_address_2' }],
        }),
      },
      'fine',
      'Address proof was uploaded',
    ],
    ['none', { kyc: ready({ ...approvedKyc, address_proof: [] }) }, 'look', 'No address proof'],
    [
      'one without a file',
      { kyc: ready({ ...approvedKyc, address_proof: [{ ...addressProof, document_file: null }] }) },
      'look',
      'No address proof',
    ],
    ['no record', { kyc: ready(null) }, 'look', 'No address proof'],
    ['loading', { kyc: loading }, 'waiting', 'Address proof: being read…'],
    ['failed', { kyc: failed }, 'unchecked', 'Address proof: could not be read'],
  ])('%s', (_what, change, verdict, text) => {
    expect(checkOf('addressProof', change)).toEqual([verdict, text]);
  });
});

describe('all checks together', () => {
  it('wait while one source is being read, and are settled after the wait', () => {
    const checks = checkPayout({ ...fineSources, wallet: loading });
    expect(areWaiting(checks)).toBe(true);
    const settled = settleChecks(checks);
    expect(areWaiting(settled)).toBe(false);
    expect(settled.filter(({ verdict }) => verdict !== 'fine')).toEqual([
      { rule: 'profit', verdict: 'unchecked', text: 'Withdrawal profit: no answer in 3 s' },
    ]);
  });

  it.each<[string, Partial<CheckSources>, ReturnType<typeof laneOf>]>([
    ['clear', {}, 'clear'],
    ['flagged by a stop', { kyc: ready(null) }, 'flagged'],
    ['flagged by a look', { history: historyOf() }, 'flagged'],
    [
      'flagged, although something was not checked',
      { kyc: failed, history: historyOf() },
      'flagged',
    ],
    ['not checked', { kyc: failed }, 'unchecked'],
    ['not checked while it is read', { kyc: loading }, 'unchecked'],
  ])('%s', (_what, change, lane) => {
    expect(laneOf(checkPayout({ ...fineSources, ...change }))).toBe(lane);
  });

  it('names the stops alone', () => {
    expect(
      textsOf(
        checkPayout({ ...fineSources, kyc: ready(null), ...changedPayout({ pay_network: 'BTC' }) }),
        'stop',
      ),
    ).toEqual(['KYC is not approved', 'Not a valid BTC address']);
    expect(textsOf(checkPayout(fineSources), 'stop')).toEqual([]);
  });

  it('read the fixture of a KYC record', () => {
    expect(checkOf('addressProof', { kyc: ready(buildKycRecord()) })[0]).toBe('fine');
  });
});
