import { describe, expect, it } from 'vitest';
import { payoutSearches, payoutTrace } from '../../../src/features/payouts/api';

describe('payoutTrace (R337)', () => {
  it.each([
    [
      { created_at: '2026-03-12T10:15:00Z', price_amount: '12.50' },
      { day: '2026-03-12', amount: '12.5' },
    ],
    [
      { created_at: 'yesterday', price_amount: 7 },
      { day: undefined, amount: '7' },
    ],
    [
      { created_at: null, price_amount: null },
      { day: undefined, amount: undefined },
    ],
  ])('of %j is %j', (payout, trace) => expect(payoutTrace(payout)).toEqual(trace));

  it('finds the payout by what the link carries', () =>
    expect(payoutSearches({ created_at: '2026-03-12', price_amount: '12.5' })[0]).toEqual({
      date_after: '2026-03-11',
      date_before: '2026-03-13',
      amount_min: 12.5,
      amount_max: 12.5,
    }));
});
