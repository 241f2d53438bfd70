import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, sharedPlaces } from '~/lib/money';
import { formatCount } from '~/lib/numbers';
import { runs } from '../propertyRuns';

describe('formatMoney (R5, R104: not rounded, and a fraction has cents)', () => {
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
    ['1250.5', '$1,250.50'],
    ['359502.1', '$359,502.10'],
    ['0.120', '$0.12'],
    ['1249.870000', '$1,249.87'],
    ['9300.0000', '$9,300.00'],
    ['0.00120000', '$0.0012'],
    ['1250', '$1,250'],
    ['0.30', '$0.30'],
    ['-0.30', '-$0.30'],
    [
      '12345678901234567890.12345678901234567890123456789',
      '$12,345,678,901,234,567,890.12345678901234567890123456789',
    ],
  ])('%s is %s', (amount, text) => expect(formatMoney(amount)).toBe(text));

  it.each([
    null,
    undefined,
    '',
    'abc',
    '1,250',
    '1e5',
    '0x10',
    ' 1',
    '1.',
    '.5',
    NaN,
    Infinity,
    true,
    [],
    [1],
    {},
    '9'.repeat(101),
  ])('%s is a dash', (garbage) => expect(formatMoney(garbage)).toBe('—'));

  it('shows any other currency by its code', () => {
    expect(formatMoney('0.83470000', 'ETH')).toBe('0.8347 ETH');
    expect(formatMoney(1250.5, 'USDT')).toBe('1,250.50 USDT');
  });

  it('keeps each digit of a decimal string but zeros that say nothing, and completes the cents', () => {
    const decimal = fc
      .tuple(fc.stringMatching(/^(0|[1-9]\d{0,40})$/), fc.stringMatching(/^(\.\d{1,40})?$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(decimal, (text) => {
        const [whole, fraction = ''] = formatMoney(text).replace(/[$,]/g, '').split('.');
        const [digits, decimals = ''] = text.split('.');
        expect(whole).toBe(digits);
        expect(decimals.slice(fraction.length)).toMatch(/^0*$/);
        expect(fraction).toBe(decimals.slice(0, fraction.length).padEnd(decimals ? 2 : 0, '0'));
        expect(fraction).not.toMatch(/^\d{2}\d*0$/);
      }),
      runs,
    );
  });
});

describe('sharedPlaces (R280: the amounts of a column line up)', () => {
  const shown = (values: readonly unknown[]) => {
    const places = sharedPlaces(values.map((value) => ({ value })));
    return values.map((value) => formatMoney(value, undefined, places));
  };

  it.each([
    [
      [100000, 250000],
      ['$100,000', '$250,000'],
    ],
    [
      [100000, 359502.1, null],
      ['$100,000.00', '$359,502.10', '—'],
    ],
    [
      ['250', '0.125', '-7.5'],
      ['$250.000', '$0.125', '-$7.500'],
    ],
    [
      [5, '0.123456789', 'x'],
      ['$5.00', '$0.123456789', '—'],
    ],
    [[], []],
  ])('%j are shown as %j', (values, texts) => expect(shown(values)).toEqual(texts));

  it('each currency has its own', () => {
    const places = sharedPlaces([
      { value: 40 },
      { value: '0.5', currency: 'BTC' },
      { value: '0.00120000', currency: 'BTC' },
    ]);
    expect([
      formatMoney(40, 'USD', places),
      formatMoney('0.5', 'BTC', places),
      formatMoney(1, 'USDT', places),
    ]).toEqual(['$40', '0.5000 BTC', '1 USDT']);
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
