import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../../src/domain/values/money';
import { formatCount } from '../../../src/domain/values/numbers';
import { seed } from '../../propertyRuns';

describe('formatMoney (R5: neither rounded nor padded beyond cents)', () => {
  it.each([
    [125000, '$125,000'],
    [0, '$0'],
    [-0, '$0'],
    [-5, '-$5'],
    [1250.5, '$1,250.50'],
    [1250.567, '$1,250.567'],
    [-0.05, '-$0.05'],
    [0.1 + 0.2, '$0.30000000000000004'],
    [1e-7, '$0.0000001'],
    [1e21, '$1,000,000,000,000,000,000,000'],
    ['1250.50', '$1,250.50'],
    ['1250.5', '$1,250.5'],
    ['1250', '$1,250'],
    ['0.30', '$0.30'],
    ['-0.30', '-$0.30'],
    ['12345678901234567890.123456789012345678901234567890', '$12,345,678,901,234,567,890.123456789012345678901234567890'],
  ])('%s is %s', (amount, text) => expect(formatMoney(amount)).toBe(text));

  it.each([null, undefined, '', 'abc', '1,250', '1e5', '0x10', ' 1', '1.', '.5', NaN, Infinity, true, [], [1], {}, '9'.repeat(101)])(
    '%s is a dash',
    (garbage) => expect(formatMoney(garbage)).toBe('—'),
  );

  it('shows any other currency by its code', () => {
    expect(formatMoney('0.00120000', 'BTC')).toBe('0.00120000 BTC');
    expect(formatMoney(1250.5, 'USDT')).toBe('1,250.50 USDT');
  });

  it('keeps every digit of a decimal string', () => {
    const decimal = fc.tuple(fc.stringMatching(/^(0|[1-9]\d{0,40})$/), fc.stringMatching(/^(\.\d{1,40})?$/)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(decimal, (text) => {
        expect(formatMoney(text).replace(/[$,]/g, '')).toBe(text);
      }),
      { seed, numRuns: 2000 },
    );
  });
});

describe('formatCount', () =>
  it.each([
    [0, '0'],
    [1284, '1,284'],
    ['10000', '10,000'],
    [null, '—'],
    [undefined, '—'],
    ['many', '—'],
    [{}, '—'],
  ])('%s is %s', (count, text) => expect(formatCount(count)).toBe(text)));
