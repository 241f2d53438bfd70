import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepLongNumbers } from '~/lib/json';
import { runs } from '../propertyRuns';

const read = (json: string): unknown => JSON.parse(keepLongNumbers(json));

interface Written {
  json: string;
  value: unknown;
}

/**
 * One text for each exact value: 1250.50 and 12.505e2 are both '12505e-1'. Numbers and texts alike,
 * in any depth.
 */
function exact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exact);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, exact(one)]));
  const [found, sign = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e(.+))?$/i.exec(String(value)) ?? [];
  if (found === undefined) return value;
  const digits = (whole + fraction).replace(/^0+/, '');
  const significant = digits.replace(/0+$/, '');
  return (
    significant &&
    `${sign}${significant}e${String(Number(exponent) - fraction.length + digits.length - significant.length)}`
  );
}

const digits = (most: number) =>
  fc.stringMatching(new RegExp(String.raw`^[1-9]\d{0,${String(most - 1)}}$`));
const whole = fc.tuple(fc.constantFrom('', '-'), digits(30)).map((parts) => parts.join(''));
const fractional = fc
  .tuple(whole, fc.stringMatching(/^\d{0,24}[1-9]$/))
  .map((parts) => parts.join('.'));
const number: fc.Arbitrary<Written> = fc
  .oneof(whole, fractional)
  .map((json) => ({ json, value: json }));
const text: fc.Arbitrary<Written> = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '9007199254740993',
      '"9007199254740993',
      '\\',
      '\\" 12345678901234567890',
      ': 12345678901234567890,',
    ),
  )
  .map((value) => ({ json: JSON.stringify(value), value }));
const other: fc.Arbitrary<Written> = fc
  .constantFrom(true, false, null, 0)
  .map((value) => ({ json: JSON.stringify(value), value }));

const { document } = fc.letrec<{ document: Written; list: Written; object: Written }>((tie) => ({
  document: fc.oneof({ depthSize: 'small' }, number, text, other, tie('list'), tie('object')),
  list: fc.array(tie('document')).map((items) => ({
    json: `[${items.map(({ json }) => json).join(', ')}]`,
    value: items.map(({ value }) => value),
  })),
  object: fc.array(fc.tuple(fc.string(), tie('document'))).map((entries) => ({
    json: `{${entries.map(([key, { json }]) => `${JSON.stringify(key)}:${json}`).join(',')}}`,
    value: Object.fromEntries(entries.map(([key, { value }]) => [key, value])),
  })),
}));

describe('keepLongNumbers (R48)', () => {
  it.each([
    ['{"id":9007199254740993}', { id: '9007199254740993' }],
    ['{"id":-9007199254740993}', { id: '-9007199254740993' }],
    [
      '[{"id":9007199254740992},{"id":9007199254740993}]',
      [{ id: 9007199254740992 }, { id: '9007199254740993' }],
    ],
    ['{"balance":12345678901234567.89}', { balance: '12345678901234567.89' }],
    [
      '{"balance":0.1000000000000000055511151231257827}',
      { balance: '0.1000000000000000055511151231257827' },
    ],
    // What JavaScript's numbers do hold stays a number, however it is written.
    [
      '[0.30000000000000004,1250.5000000000000000,1.234567890123457E10,1e22]',
      [0.30000000000000004, 1250.5, 12345678901.23457, 1e22],
    ],
    ['[1e400,1e-400]', ['1e400', '1e-400']],
    // Numbers in texts and keys are texts.
    [
      String.raw`{"9007199254740993":"\"9007199254740993","a\\":9007199254740993}`,
      { '9007199254740993': '"9007199254740993', 'a\\': '9007199254740993' },
    ],
  ])('%s', (json, value) => expect(read(json)).toEqual(value));

  it('reads every document with every digit', () =>
    fc.assert(
      fc.property(document, ({ json, value }) => {
        expect(exact(read(json))).toEqual(exact(value));
      }),
      runs,
    ));

  it('changes nothing that JSON.parse refuses', () =>
    fc.assert(
      fc.property(
        document,
        fc.nat(),
        fc.constantFrom('', '"', '0', ',', '\\', '}'),
        ({ json }, at, inserted) => {
          const broken = `${json.slice(0, at % (json.length + 1))}${inserted}`;
          const isReadable = (parse: (json: string) => unknown) => {
            try {
              parse(broken);
              return true;
            } catch {
              return false;
            }
          };
          expect(isReadable(read)).toBe(isReadable(JSON.parse));
        },
      ),
      runs,
    ));
});
