import { checkRules } from '~/features/payouts/checks/checks';
import { checkLimitsOf } from '~/lib/firm';
import { describe, expect, it } from 'vitest';
import { type PayoutFields } from '~/features/payouts/model';
import {
  areWaiting,
  checkPayout,
  laneOf,
  settleChecks,
  textsOf,
  type Lane,
  type Verdict,
} from '~/features/payouts/checks/checks';
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
import { eachAlone, says } from '../ruleTable';

const loading = { status: 'loading' } as const;
const failed = { status: 'failed', onRetry: () => undefined } as const;
const forbidden = { status: 'forbidden' } as const;

it('is fine if every check is', () => {
  const checks = checkPayout(fineSources);
  expect(checks.map(({ rule, verdict }) => [rule, verdict])).toEqual(
    checkRules.map((rule) => [rule, 'ok']),
  );
  expect(laneOf(checks)).toBe('clear');
});

it('has one table of thresholds', () => {
  expect(checkLimitsOf()).toEqual({ ratePercent: 5, changedAddressHours: 24, waitSeconds: 3 });
});

describe('KYC', () => {
  says('kyc', {
    'ok: KYC is approved': {
      approved: {},
    },
    'blocked: KYC is not approved': {
      'one proof is pending': {
        kyc: ready({ ...approvedKyc, address_proof: [{ ...addressProof, status: 'pending' }] }),
      },
      'the ID is rejected': { kyc: ready({ ...approvedKyc, id_proof: { status: 'rejected' } }) },
      'nothing was submitted': { kyc: ready(null) },
    },
    'waiting: KYC: loading…': {
      loading: { kyc: loading },
    },
    'unchecked: KYC: could not be loaded': {
      failed: { kyc: failed },
    },
    'unchecked: KYC: no access': {
      forbidden: { kyc: forbidden },
    },
    'unchecked: KYC: the payout has no user': {
      'without a user': { kyc: undefined },
    },
  });
});

describe('the withdrawal profit', () => {
  const wallet = (profit: unknown) => ({ wallet: ready({ withdrawal_profit: profit }) });
  says('profit', {
    'ok: Within the withdrawal profit': {
      'just as much': wallet('1000.00'),
    },
    'caution: More than the withdrawal profit': {
      'a cent less': wallet('999.99'),
      'less by what a double cannot hold': wallet('999.99999999999999999999'),
      nothing: wallet(0),
      'without a currency, in dollars': {
        ...changedPayout({ price_currency: null }),
        ...wallet('1'),
      },
    },
    'unchecked: Withdrawal profit: it is in USD, the payout in EUR': {
      'in euros': changedPayout({ price_currency: 'EUR' }),
    },
    'unchecked: Withdrawal profit: an amount is missing': {
      'no profit named': wallet(null),
      'no amount': changedPayout({ price_amount: 'NaN' }),
    },
    'waiting: Withdrawal profit: loading…': {
      loading: { wallet: loading },
    },
    'unchecked: Withdrawal profit: no access': {
      forbidden: { wallet: forbidden },
    },
  });
});

describe('another pending payout', () => {
  const pending = { ...earlierPayout, status: 'pending' };
  says('pending', {
    'ok: No other payout is pending': {
      'only this one': {},
      'one that was pending when all were read, and is decided in the history': {
        history: historyOf({ ...earlierPayout, id: 5, status: 'approved' }),
        compared: comparedWith({ ...earlierPayout, id: 5, status: 'pending' }),
      },
      'one of another user': { compared: comparedWith({ ...anotherPayout, status: 'pending' }) },
      'approved, not pending': { history: historyOf({ ...earlierPayout, status: 'approved' }) },
    },
    'caution: Another payout is pending': {
      'an earlier one': { history: historyOf(checkedPayout, pending) },
      'a later one in the history': {
        history: historyOf({ ...pending, created_at: before(-hourMs) }),
      },
      'a later one among all users': { compared: comparedWith({ ...pending, id: 5 }) },
    },
    'unchecked: Other pending payouts: none among the last 1 payout': {
      'none among those read': { history: ready({ count: 51, results: [earlierPayout] }) },
    },
    'waiting: Other pending payouts: loading…': {
      loading: { history: loading },
    },
    'unchecked: Other pending payouts: could not be loaded': {
      failed: { history: failed },
    },
  });
});

describe('the rate', () => {
  const rated = (id: number, pay: unknown, price: unknown = '100'): PayoutFields => ({
    ...anotherPayout,
    id,
    pay_amount: pay,
    price_amount: price,
  });
  says('rate', {
    'ok: Exchange rate normal': {
      'the same': {},
      '5 % above': {
        ...changedPayout({ pay_amount: '1050' }),
        compared: comparedWith(rated(3, '100')),
      },
      '5 % below': {
        ...changedPayout({ pay_amount: '950' }),
        compared: comparedWith(rated(3, '100')),
      },
      'the mean of the two in the middle': {
        compared: comparedWith(rated(3, '90'), rated(4, '110'), rated(5, '1'), rated(6, '9000')),
      },
    },
    'caution: Rate differs from other USDT payouts': {
      'just over 5 % above': {
        ...changedPayout({ pay_amount: '1050.00000000000000001' }),
        compared: comparedWith(rated(3, '100')),
      },
      'just over 5 % below': {
        ...changedPayout({ pay_amount: '949.99999999999999999' }),
        compared: comparedWith(rated(3, '100')),
      },
      'the middle one of three': {
        compared: comparedWith(rated(3, '94'), rated(4, '94'), rated(5, '9000')),
      },
      'without this payout itself': { compared: comparedWith(checkedPayout, rated(4, '200')) },
      'currencies in small letters': {
        compared: comparedWith({ ...rated(3, '200'), pay_currency: ' usdt ' }),
      },
    },
    'unchecked: Rate: no other USDT payout for USD was read': {
      'none of the same currencies': {
        compared: comparedWith(
          checkedPayout,
          { ...rated(3, '200'), price_currency: 'EUR' },
          { ...rated(4, '200'), pay_currency: 'BTC' },
        ),
      },
      'others without amounts': { compared: comparedWith(rated(3, null), rated(4, '1', '0')) },
      'nothing read': { compared: undefined },
    },
    'unchecked: Rate: the payout has no currency': {
      'no currency': changedPayout({ pay_currency: null }),
    },
    'unchecked: Rate: an amount is missing': {
      'no amount': changedPayout({ pay_amount: null }),
      'an amount of 0': changedPayout({ price_amount: '0' }),
    },
  });
});

describe('the address proof', () => {
  says('addressProof', {
    'ok: Address proof was uploaded': {
      one: {},
      'only the second': {
        kyc: ready({
          ...approvedKyc,
          address_proof: [{ ...addressProof, address_type: 'home_address_2' }],
        }),
      },
    },
    'caution: No address proof': {
      none: { kyc: ready({ ...approvedKyc, address_proof: [] }) },
      'one without a file': {
        kyc: ready({ ...approvedKyc, address_proof: [{ ...addressProof, document_file: null }] }),
      },
      'no record': { kyc: ready(null) },
    },
    'waiting: Address proof: loading…': {
      loading: { kyc: loading },
    },
    'unchecked: Address proof: could not be loaded': {
      failed: { kyc: failed },
    },
  });
});

describe('all checks together', () => {
  it('wait while one source is being read, and are settled after the wait', () => {
    const checks = checkPayout({ ...fineSources, wallet: loading });
    expect(areWaiting(checks)).toBe(true);
    const settled = settleChecks(checks);
    expect(areWaiting(settled)).toBe(false);
    expect(settled.filter(({ verdict }) => verdict !== 'ok')).toEqual([
      { rule: 'profit', verdict: 'unchecked', text: 'Withdrawal profit: no response in 3 s' },
    ]);
  });

  it.each<[Verdict, Lane]>([
    ['ok', 'clear'],
    ['blocked', 'flagged'],
    ['caution', 'flagged'],
    ['unchecked', 'unchecked'],
    ['waiting', 'unchecked'],
  ])('%s in any check: the lane is %s', (verdict, lane) => {
    for (const [odd, checks] of eachAlone(verdict)) expect(laneOf(checks), odd).toBe(lane);
  });

  it('is flagged, although something was not checked', () => {
    const checks = checkPayout({ ...fineSources, kyc: failed, history: historyOf() });
    expect(laneOf(checks)).toBe('flagged');
  });

  it('names the stops alone', () => {
    expect(
      textsOf(
        checkPayout({ ...fineSources, kyc: ready(null), ...changedPayout({ pay_network: 'BTC' }) }),
        'blocked',
      ),
    ).toEqual(['KYC is not approved', 'Not a valid BTC address']);
    expect(textsOf(checkPayout(fineSources), 'blocked')).toEqual([]);
  });
});
