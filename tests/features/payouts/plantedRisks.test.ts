import { describe, expect, it } from 'vitest';
import { checkRules } from '../../../src/features/payouts/checks/checks';
import type { PayoutFields } from '../../../src/features/payouts/model';
import {
  checkPayout,
  laneOf,
  type CheckSources,
} from '../../../src/features/payouts/checks/checks';
import { tronAddress } from '../../fixtures/addresses';
import {
  approvedKyc,
  before,
  checkedPayout,
  comparedWith,
  fineSources,
  historyOf,
  hourMs,
  ready,
} from '../../fixtures/checks';

describe('200 payouts with 40 planted risks', () => {
  /** Payout n of user n, with nothing against it. */
  const clean = (n: number): CheckSources => {
    const own: PayoutFields = {
      ...checkedPayout,
      id: n,
      pay_address: tronAddress(n),
      user: { id: n, full_name: `User ${n}` },
    };
    return {
      ...fineSources,
      payout: own,
      userId: n,
      history: historyOf(own, {
        ...own,
        id: n + 1000,
        status: 'disbursed',
        created_at: before(72 * hourMs),
      }),
    };
  };
  /** One risk for each rule but the shared address. */
  const plants: ((sources: CheckSources, n: number) => Partial<CheckSources>)[] = [
    () => ({ kyc: ready({ ...approvedKyc, id_proof: { status: 'pending' } }) }),
    ({ payout: own }) => ({ payout: { ...own, pay_network: 'ERC20' } }),
    ({ payout: own }) => ({ history: historyOf(own) }),
    () => ({ wallet: ready({ withdrawal_profit: '999.99' }) }),
    ({ payout: own }, n) => ({
      history: historyOf(own, { ...own, id: n + 1000, created_at: before(72 * hourMs) }),
    }),
    ({ payout: own }) => ({ payout: { ...own, pay_amount: '1060' } }),
    () => ({ kyc: ready({ ...approvedKyc, address_proof: [] }) }),
    ({ payout: own }, n) => ({
      history: historyOf(own, {
        ...own,
        id: n + 1000,
        status: 'approved',
        pay_address: tronAddress(n + 5000),
        created_at: before(hourMs),
      }),
    }),
  ];

  it('marks the 40 and no other', () => {
    const risky = new Set(Array.from({ length: 40 }, (_, nth) => nth * 5 + 1));
    const planted = Array.from({ length: 200 }, (_, at) => {
      const sources = clean(at);
      const plant = risky.has(at) && plants[((at - 1) / 5) % (plants.length + 1)];
      // One in nine has the address of a stranger, whose payout is not among the 200.
      const isShared = risky.has(at) && !plant;
      return { ...sources, ...(plant ? plant(sources, at) : {}), isShared };
    });
    const strangers = planted
      .filter(({ isShared }) => isShared)
      .map(({ payout: own }, nth) => ({
        ...own,
        id: 9000 + nth,
        status: 'disbursed',
        user: { id: 9000 + nth, full_name: 'A stranger' },
      }));
    const all = comparedWith(...planted.map(({ payout: own }) => own), ...strangers);
    const checked = planted.map((sources) => checkPayout({ ...sources, compared: all }));
    const marked = checked.flatMap((checks, at) => (laneOf(checks) === 'flagged' ? [at] : []));
    expect(marked).toEqual([...risky]);
    expect(checked.filter((checks) => laneOf(checks) === 'clear')).toHaveLength(160);
    // Each rule found its share.
    const rules = new Set(
      checked.flat().flatMap(({ rule, verdict }) => (verdict === 'fine' ? [] : [rule])),
    );
    expect([...rules].sort()).toEqual([...checkRules].sort());
  });
});
