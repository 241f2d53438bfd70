import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText } from '~/lib/csv';
import { runs } from '../propertyRuns';

const cell = (value: unknown) =>
  csvText(['h'], [[value]])
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .replace(/\r\n$/, '');

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
    ['＝1+1', "'＝1+1"],
    ['＋49 555', "'＋49 555"],
    ['－5', "'－5"],
    [' ＠SUM(A1)', "' ＠SUM(A1)"],
    ['a;＝1', "a;'＝1"],
    ['\tx', "'\tx"],
    ['\r=x', '"\'\r\'=x"'],
    // Where the comma is for decimals, spreadsheets split at semicolons, and don't see that a text
    // is in quotes.
    ['a;=1+1', "a;'=1+1"],
    ['a; @x', "a;' @x"],
    ['a;"=1+1"', '"a;\'""=1+1"""'],
    ['a\t+1', "a\t'+1"],
    ['a;\t=1', "a;'\t'=1"],
    ['a\n=1', '"a\n\'=1"'],
    ['=1;-1+1', "'=1;'-1+1"],
    ['a;-12.50', 'a;-12.50'],
    ['-1;-2.5\t-3', "'-1;-2.5\t-3"],
    ['a;b', 'a;b'],
    ['a-b; c', 'a-b; c'],
    ['  =x', "'  =x"],
    ['a,b', '"a,b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    [{ a: 1 }, '"{""a"":1}"'],
  ])('writes %j as %j', (value, expected) => expect(cell(value)).toBe(expected));

  it('has a byte order mark, a header and CRLF after every line', () =>
    expect(
      csvText(
        ['a', 'b'],
        [
          [1, 2],
          [3, 4],
        ],
      ),
    ).toBe('\uFEFFa,b\r\n1,2\r\n3,4\r\n'));

  it('no text becomes a formula, and every other text stays the same', () =>
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', ' ', '1', 'a'),
        }),
        (text) => {
          const written = cell(text);
          const read = written.startsWith('"')
            ? written.slice(1, -1).replaceAll('""', '"')
            : written;
          expect(read.replaceAll("'", '')).toBe(text);
          if (/^-?\d+$/.test(text)) expect(read).toBe(text);
          else expect(read).not.toMatch(/^\s*[=+\-@]/);
          for (const part of read.split(/[;\t\r\n]/).slice(1)) {
            if (!/^\s*-\d+\s*$/.test(part)) expect(part).not.toMatch(/^[\s"]*[=+\-@]/);
          }
        },
      ),
      runs,
    ));
});
