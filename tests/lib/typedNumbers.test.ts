import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTyped, typedProblem, typedText } from '~/lib/typedNumbers';
import { runs } from '../propertyRuns';

const unreadable = 'Write a number such as 1234.56';

describe('a typed number (R50)', () => {
  it.each([
    ['100000', '100000'],
    [' 007.50 ', '007.50'],
    ['2.5', '2.5'],
    ['2,5', '2.5'],
    [',5', '0.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['5,', '5'],
    ['+5', '5'],
    ['-0', '-0'],
    ['-1,50', '-1.50'],
    ['−3', '-3'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1,234.567', '1234.567'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['12.345.678,9', '12345678.9'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234\u00a0567', '1234567'],
    ["1'234.56", '1234.56'],
    ['1234,567', '1234.567'],
    ['1234.567', '1234.567'],
    ['0,123', '0.123'],
    ['12,3456', '12.3456'],
    ['999999999999.999', '999999999999.999'],
  ])('%j is %s', (text, decimal) => {
    expect(readTyped(text)).toBe(decimal);
    expect(typedProblem(text)).toBeUndefined();
  });

  it.each([
    ['1,234', '1234', '1.2340'],
    ['1.234', '1.2340', '1234'],
    ['-12.500', '-12.5000', '-12500'],
    ['100,000', '100000', '100.0000'],
  ])('%j can mean two numbers', (text, one, other) => {
    expect(readTyped(text)).toBeUndefined();
    expect(typedProblem(text)).toBe(`This can mean two numbers. Write ${one} or ${other}`);
  });

  it.each([
    '',
    ' ',
    'x',
    '1e5',
    '0x10',
    'Infinity',
    'NaN',
    '.',
    ',',
    '-',
    '--5',
    '5-',
    '1.2.3',
    '1,23,456',
    '12,34.5',
    '1,234.56,7',
    '0,123.4',
    '1 23',
    '$5',
    '5%',
    '٣',
    '1;2',
    '1'.repeat(101),
  ])('%j is no number', (text) => {
    expect(readTyped(text)).toBeUndefined();
    expect(typedProblem(text)).toBe(unreadable);
  });

  it.each([
    ['12345678901234567890', 'At most 15 digits'],
    ['1234567890123456', 'At most 15 digits'],
    ['123456789012345', undefined],
    ['1234567890123.45', undefined],
    ['1234567890123.456', 'At most 15 digits'],
    ['0000000000000000005.00000000000000000', undefined],
    ['0.0000000000000001', 'At most 15 digits'],
  ])('%j: %s', (text, problem) => expect(typedProblem(text)).toBe(problem));

  it('is written so that it can only mean the number that the API sent', () =>
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
        fc.integer({ min: 0, max: 8 }),
        (units, places) => {
          const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
          const cut = digits.length - places;
          const sent = `${units < 0n ? '-' : ''}${digits.slice(0, cut)}${places === 0 ? '' : `.${digits.slice(cut)}`}`;
          const read = readTyped(typedText(sent));
          expect(read).toBeDefined();
          expect(Number(read)).toBe(Number(sent));
        },
      ),
      runs,
    ));
});
