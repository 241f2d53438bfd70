import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundedAmount, fundingError, parseFundedAmounts, readFunding, withFunding, withoutFunding, type FundedAmounts } from '../../src/domain/mt5Funding';
import { seed } from '../propertyRuns';
import { hostileValue } from './hostileValues';

describe('Fund Wallet (section 5)', () => {
  it.each([
    ['', 'Please enter a valid amount'],
    ['   ', 'Please enter a valid amount'],
    ['0', 'Please enter a valid positive amount'],
    ['0.00', 'Please enter a valid positive amount'],
    ['-5', 'Please enter a valid positive amount'],
    ['abc', 'Please enter a valid positive amount'],
    ['1e5', 'Please enter a valid positive amount'],
    ['1,000', 'Please enter a valid positive amount'],
    ['Infinity', 'Please enter a valid positive amount'],
    ['.', 'Please enter a valid positive amount'],
    ['1.2.3', 'Please enter a valid positive amount'],
    ['9'.repeat(16), 'Please enter a valid positive amount'],
    ['٣', 'Please enter a valid positive amount'],
  ])('%j: %s', (text, error) => {
    expect(fundingError(text)).toBe(error);
    expect(readFunding(text)).toBeUndefined();
  });

  it.each([
    ['500', '500.00'],
    [' 500.5 ', '500.50'],
    ['+7', '7.00'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    ['007', '7.00'],
    ['0.00000001', '0.00000001'],
    ['999999999999999.99', '999999999999999.99'],
  ])('%j is %s', (text, amount) => {
    expect(fundingError(text)).toBeUndefined();
    expect(readFunding(text)).toBe(amount);
  });

  it('adds up exactly for each account, by whichever type its login comes, and can be cleared', () => {
    const twice = withFunding(withFunding([], 500_100, '0.10'), '500100', '0.20');
    expect(twice).toEqual([{ login: '500100', amount: '0.30' }]);
    const both = withFunding(twice, '__proto__', '1.00');
    expect([fundedAmount(both, '500100'), fundedAmount(both, '__proto__'), fundedAmount(both, 'toString')]).toEqual(['0.30', '1.00', undefined]);
    expect(withoutFunding(both, 500_100)).toEqual([{ login: '__proto__', amount: '1.00' }]);
  });

  it.each([
    [undefined, undefined],
    [null, undefined],
    ['x', undefined],
    [{ 500100: '1.00' }, undefined],
    [[], []],
    [[{ login: 'a', amount: '1.50' }, null, 7, { login: 1, amount: '2.00' }, { login: 'b', amount: 3 }, { login: 'c', amount: '-1.00' }, { login: 'd', amount: 'NaN' }], [{ login: 'a', amount: '1.50' }]],
    [[{ login: 'a', amount: '0.10' }, { login: 'a', amount: '0.20' }], [{ login: 'a', amount: '0.30' }]],
  ])('what was stored as %j reads as %j (R29)', (raw, amounts) => {
    expect(parseFundedAmounts(raw)).toEqual(amounts);
  });

  it('reads back whatever it writes: 1,000 histories', () => {
    const funding = fc.tuple(fc.oneof(fc.string(), fc.integer()), fc.integer({ min: 1, max: 1e9 }));
    fc.assert(
      fc.property(fc.array(funding, { maxLength: 8 }), (history) => {
        const amounts = history.reduce<FundedAmounts>((now, [login, units]) => withFunding(now, login, readFunding(String(units / 100)) ?? '0.01'), []);
        expect(parseFundedAmounts(JSON.parse(JSON.stringify(amounts)))).toEqual(amounts);
      }),
      { seed, numRuns: 1000 },
    );
  });

  it('takes stored entries of any fields: 2,000 lists', () => {
    const entry = fc.oneof(hostileValue, fc.record({ login: hostileValue, amount: hostileValue }));
    fc.assert(
      fc.property(fc.oneof(fc.array(entry, { maxLength: 6 }), hostileValue), (raw) => {
        for (const { login, amount } of parseFundedAmounts(raw) ?? []) expect([typeof login, /^\d+\.\d{2,}$/.test(amount)]).toEqual(['string', true]);
      }),
      { seed, numRuns: 2000 },
    );
  });
});
