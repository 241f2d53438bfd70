import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gainOf } from '~/lib/gain';
import {
  formatPrice,
  positionRows,
  positionSide,
  positionTotals,
  pricePlaces,
} from '~/features/trading/positions/positions';
import { runs } from '../../../propertyRuns';
import { brokenText, hostileValue } from '../../../lib/hostileValues';

describe('positionSide (section 2: 0 is buy, any other value sell)', () => {
  it.each([
    [0, 'buy'],
    [-0, 'buy'],
    ['0', 'buy'],
    [1, 'sell'],
    ['1', 'sell'],
    ['buy', 'sell'],
    // R159
    [null, 'sell'],
    [undefined, 'sell'],
  ])('%j is %s', (action, side) => expect(positionSide(action)).toBe(side));
});

describe('pricePlaces: each instrument has its own number of decimals', () => {
  it.each([
    [
      'decimal text',
      [{ symbol: 'EURUSD', price_open: '1.08412', price_current: '1.0865' }],
      { EURUSD: 5 },
    ],
    [
      'numbers that lost their zeros',
      [
        { symbol: 'XAUUSD', price_open: 2911.4, price_current: 2950 },
        { symbol: 'XAUUSD', price_open: 2911.25, price_current: 2950.6 },
      ],
      { XAUUSD: 2 },
    ],
    [
      'several instruments',
      [
        { symbol: 'US30', price_open: 39120, price_current: 39125 },
        { symbol: 'BTCUSD', price_open: '84210.00', price_current: null },
      ],
      { US30: 0, BTCUSD: 2 },
    ],
    ['unreadable prices', [{ symbol: 'X', price_open: 'n/a', price_current: undefined }], { X: 0 }],
    ['nothing', [], {}],
  ])('%s', (_name, positions, places) =>
    expect(Object.fromEntries(pricePlaces(positions))).toEqual(places),
  );

  it('a symbol never finds an inherited property', () => {
    expect(pricePlaces([{ symbol: '__proto__', price_open: '1.23' }]).get('__proto__')).toBe(2);
    expect(pricePlaces([]).get('constructor')).toBeUndefined();
  });
});

describe('formatPrice', () => {
  it.each([
    ['1.08412', 5, '1.08412'],
    // Decimal text is shown as it was sent.
    ['1.0865', 5, '1.0865'],
    ['84210.00', 0, '84,210.00'],
    [2911.4, 2, '2,911.40'],
    [2950, 2, '2,950.00'],
    [39120, 0, '39,120'],
    [-0.5, 2, '-0.50'],
    ['-1234.5', 3, '-1,234.5'],
    [0.1, 0, '0.1'],
    [null, 5, '—'],
    ['', 5, '—'],
    [NaN, 5, '—'],
    [{}, 5, '—'],
  ])('%j with %i places is %s', (value, places, text) =>
    expect(formatPrice(value, places)).toBe(text),
  );

  it('never changes the digits of decimal text, whatever the precision: 2,000 prices', () => {
    const price = fc
      .tuple(fc.stringMatching(/^(0|[1-9]\d{0,20})$/), fc.stringMatching(/^(\.\d{1,20})?$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(price, fc.integer({ min: 0, max: 12 }), (text, places) => {
        expect(formatPrice(text, places).replaceAll(',', '')).toBe(text);
      }),
      runs,
    );
  });
});

describe('positionRows', () => {
  const rows = positionRows([
    { symbol: 'EURUSD', action: 0, price_open: '1.08412', profit: '121.50' },
    { symbol: 'XAUUSD', action: 1, price_open: 2911.4, profit: -243 },
    { symbol: 'BTCUSD', action: null, price_open: 84_210, profit: 'n/a' },
  ]);

  it('keeps the order, and scales each profit to the largest profit or loss', () =>
    expect(rows.map(({ side, places, share }) => [side, places, share])).toEqual([
      ['buy', 5, 0.5],
      ['sell', 1, -1],
      ['sell', 0, 0],
    ]));

  it('pads numeric volumes to the most decimals of any volume', () =>
    expect(
      positionRows([{ volume: 2.49 }, { volume: 2.5 }, {}]).map(({ position, volumePlaces }) =>
        formatPrice(position.volume, volumePlaces),
      ),
    ).toEqual(['2.49', '2.50', '—']));
});

describe('positionTotals', () => {
  it.each([
    ["the server's count", 2, { count: 2, isPartial: false }],
    ['a count of more than was sent', 312, { count: 312, isPartial: true }],
    ['no count', undefined, { count: 2, isPartial: false }],
    ['a count that is none', 'many', { count: 2, isPartial: false }],
  ])('%s', (_name, total, expected) =>
    expect(
      positionTotals(
        [
          { volume: '0.10', profit: '0.10' },
          { volume: 0.2, profit: 0.2 },
        ],
        total,
      ),
    ).toEqual({ volume: '0.30', ...expected }),
  );
});

describe('gainOf', () =>
  it.each([
    ['121.50', { text: '+$121.50', direction: 'up' }],
    [121.5, { text: '+$121.50', direction: 'up' }],
    [-392, { text: '-$392', direction: 'down' }],
    ['-0.01', { text: '-$0.01', direction: 'down' }],
    [0, { text: '$0', direction: 'flat' }],
    [-0, { text: '$0', direction: 'flat' }],
    ['-0.00', { text: '$0.00', direction: 'flat' }],
    [null, { text: '—', direction: undefined }],
    ['up', { text: '—', direction: undefined }],
  ])('%j', (value, gain) => expect(gainOf(value)).toEqual(gain)));

it('shows positions with any values (promise 6)', () => {
  const position = fc.record({
    symbol: hostileValue,
    action: hostileValue,
    volume: hostileValue,
    price_open: hostileValue,
    price_current: hostileValue,
    profit: hostileValue,
  });
  fc.assert(
    fc.property(fc.array(position, { maxLength: 6 }), hostileValue, (positions, total) => {
      for (const { position: row, places, share } of positionRows(positions)) {
        expect(
          [
            formatPrice(row.price_open, places),
            formatPrice(row.volume),
            gainOf(row.profit).text,
          ].join(' '),
        ).not.toMatch(brokenText);
        expect(share >= -1 && share <= 1).toBe(true);
      }
      expect(positionTotals(positions, total).volume).toMatch(/^-?\d+(\.\d+)?$/);
    }),
    runs,
  );
});
