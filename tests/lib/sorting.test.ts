import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTime } from '~/lib/dates';
import { amountKey, moneyKey, sortRows, textKey, type SortKey } from '~/lib/sorting';
import { runs } from '../propertyRuns';

const sorted = (
  values: readonly unknown[],
  keyOf: (value: unknown) => SortKey,
  isDescending = false,
) => sortRows(values, keyOf, isDescending);

describe('sortRows (R282)', () => {
  it.each([
    [
      'texts in any case, accents beside their letters',
      textKey,
      ['Zoe', 'ärger', 'anna', 'Bob'],
      ['anna', 'ärger', 'Bob', 'Zoe'],
    ],
    [
      'numbers in texts as numbers',
      textKey,
      ['Phase 10', 'Phase 2', 'Phase 1'],
      ['Phase 1', 'Phase 2', 'Phase 10'],
    ],
    [
      'logins sent as numbers and as texts',
      textKey,
      [500102, '99', '500101'],
      ['99', '500101', 500102],
    ],
    ['amounts by their value', amountKey, ['100', 9.5, '1250.50', -3], [-3, 9.5, '100', '1250.50']],
    [
      'times by the moment, whatever their offset',
      readTime,
      ['2026-03-02T00:30:00+02:00', '2026-03-01T23:00:00Z'],
      ['2026-03-02T00:30:00+02:00', '2026-03-01T23:00:00Z'],
    ],
  ])('%s', (_what, keyOf, values, expected) => {
    expect(sorted(values, keyOf)).toEqual(expected);
    expect(sorted(values, keyOf, true)).toEqual([...expected].reverse());
  });

  it.each([
    ['texts', textKey, ['b', null, '', 'a', '  ', undefined, {}]],
    ['amounts', amountKey, [2, null, 'many', 1, NaN, undefined, {}]],
    ['times', readTime, ['2026-03-02', null, 'soon', '2026-03-01', 5, undefined, {}]],
  ])(
    'blank %s are last in either direction, in the order in which they came',
    (_what, keyOf, values) => {
      const [last, , , first] = values;
      const blanks = values.filter((value) => value !== first && value !== last);
      expect(sorted(values, keyOf)).toEqual([first, last, ...blanks]);
      expect(sorted(values, keyOf, true)).toEqual([last, first, ...blanks]);
    },
  );

  it('amounts of several currencies are sorted within their currency', () => {
    const rows = [
      { amount: '0.5', currency: 'BTC' },
      { amount: '20', currency: 'USD' },
      { amount: '0.2', currency: 'BTC' },
      { amount: null, currency: 'BTC' },
      { amount: '3', currency: 'USD' },
    ];
    const found = sortRows(rows, ({ amount, currency }) => moneyKey(amount, currency), false);
    expect(found.map(({ amount }) => amount)).toEqual(['0.2', '0.5', '3', '20', null]);
  });

  it('keeps each row once, and the order of rows that are the same', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: 0, max: 5 }))),
        fc.boolean(),
        (values, isDescending) => {
          const rows = values.map((value, place) => ({ value, place }));
          const found = sortRows(rows, ({ value }) => amountKey(value), isDescending);
          expect(new Set(found).size).toBe(rows.length);
          for (const [index, row] of found.entries()) {
            const before = found[index - 1];
            if (before?.value === row.value) expect(before?.place ?? -1).toBeLessThan(row.place);
          }
        },
      ),
      runs,
    );
  });
});
