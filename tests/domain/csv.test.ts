import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '../../src/domain/csv';
import { seed } from '../propertyRuns';

const cell = (value: unknown) => csvText(['h'], [[value]]).split('\r\n').slice(1).join('\r\n').replace(/\r\n$/, '');

describe('csvText', () => {
  it.each([
    ['plain', 'plain'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    [true, 'true'],
    [-12.5, '-12.5'],
    ['-12.50', '-12.50'],
    ['-12.50 USD', "'-12.50 USD"],
    ['=1+1', "'=1+1"],
    ['+49 555', "'+49 555"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tx', "'\tx"],
    ['\r=x', '"\'\r=x"'],
    ['  =x', "'  =x"],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [{ a: 1 }, '"{""a"":1}"'],
  ])('writes %j as %j', (value, expected) => {
    expect(cell(value)).toBe(expected);
  });

  it('has a byte order mark, a header and CRLF after every line', () => {
    expect(csvText(['a', 'b'], [[1, 2], [3, 4]])).toBe('\uFEFFa,b\r\n1,2\r\n3,4\r\n');
  });

  it('never lets a text begin a formula, and keeps every other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ' ', '1', 'a') }), (text) => {
        const written = cell(text);
        const read = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
        if (/^-?\d+$/.test(text)) expect(read).toBe(text);
        else expect(read).not.toMatch(/^\s*[=+\-@]/);
        expect(read === text || read === `'${text}`).toBe(true);
      }),
      { seed, numRuns: 1000 },
    );
  });
});
