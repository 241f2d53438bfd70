import { describe, expect, it } from 'vitest';
import {
  fundedAmount,
  fundedAmounts,
  parseFunding,
  fundingError,
  readFunding,
} from '~/features/trading/mt5Users/funding';
import { listOf } from '~/lib/records';

describe('Fund Wallet (section 5)', () => {
  it.each([
    ['', 'Please enter a valid amount'],
    ['   ', 'Please enter a valid amount'],
    ['0', 'Please enter a valid positive amount'],
    ['-5', 'Please enter a valid positive amount'],
    ['abc', 'Please enter a valid positive amount'],
    ['1e5', 'Please enter a valid positive amount'],
    ['1,000', 'This can mean two numbers. Write 1000 or 1.0000'],
    ['9'.repeat(16), 'At most 15 digits'],
    ['99999999999999.99', 'At most 15 digits'],
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
    ['9999999999999.99', '9999999999999.99'],
    ['1.234,5', '1234.50'],
  ])('%j is %s', (text, amount) => {
    expect(fundingError(text)).toBeUndefined();
    expect(readFunding(text)).toBe(amount);
  });

  it('adds up exactly for each account, in the order of the latest funding', () => {
    const fundings = [
      { id: '1', login: '500100', amount: '0.10' },
      { id: '2', login: '__proto__', amount: '1.00' },
      { id: '3', login: '500100', amount: '0.20' },
    ];
    const totals = fundedAmounts(fundings);
    expect(totals).toEqual([
      { login: '__proto__', amount: '1.00' },
      { login: '500100', amount: '0.30' },
    ]);
    const [byNumber, hostile, none] = [500_100, '__proto__', 'toString'].map((login) =>
      fundedAmount(totals, login),
    );
    expect([byNumber, hostile, none]).toEqual(['0.30', '1.00', undefined]);
  });

  it.each([
    [undefined, undefined],
    [null, undefined],
    ['x', undefined],
    [{ 500100: '1.00' }, undefined],
    [[], []],
    [
      [
        { id: 'x', login: 'a', amount: '1.50' },
        null,
        7,
        { login: 'a', amount: '2.00' },
        { id: 'x', login: 1, amount: '2.00' },
        { id: 'x', login: 'b', amount: 3 },
        { id: 'x', login: 'c', amount: '-1.00' },
        { id: 'x', login: 'd', amount: 'NaN' },
      ],
      [{ login: 'a', amount: '1.50' }],
    ],
  ])('the stored value %j reads as %j (R29)', (raw, amounts) => {
    const fundings = listOf(raw, parseFunding);
    expect(fundings && fundedAmounts(fundings)).toEqual(amounts);
  });
});
