import { describe, expect, it } from 'vitest';
import { prizePool } from '~/features/competitions/create/form';
import { prizeLabel, readPrizes } from '~/features/competitions/model';

describe('prize labels (R27)', () =>
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [21, '21th'],
  ])('%i is %s', (position, label) => expect(prizeLabel(position)).toBe(label)));

describe('the pool is the exact sum', () => {
  it.each([
    [[], '0'],
    [[''], '0'],
    [['5000', '2500', '1000'], '8500'],
    [['0.1', '0.2'], '0.3'],
    [['0.1', '', ' 0.2 '], '0.3'],
    [['1.10', '2.2'], '3.30'],
    [['abc', '5'], '5'],
    [['123456789012345', '0.00000000000001'], '123456789012345.00000000000001'],
  ])('of %j is %s', (amounts, sum) => expect(prizePool(amounts)).toBe(sum));
});

describe('the prizes of a competition', () => {
  it("are in order of position, whatever the server's order is", () =>
    expect(readPrizes({ '10': 5, '2': '2500.00', '1': 5000 })).toEqual([
      { position: 1, amount: 5000 },
      { position: 2, amount: '2500.00' },
      { position: 10, amount: 5 },
    ]));

  it.each([[null], [[5000]], ['5000'], [{}], [{ first: 5, '0': 1, '-1': 2, '1.5': 3, '01': 4 }]])(
    '%j has no prizes',
    (structure) => expect(readPrizes(structure)).toEqual([]),
  );
});
