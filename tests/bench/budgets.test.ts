import { expect, it } from 'vitest';
import { compare, median, table } from './budgets.mjs';

const round = (ours: number, theirs: number) => ({
  floor: { rows: theirs },
  console: { rows: ours, slowest: ours },
});
const line = (rounds: object[], figure: string) =>
  compare(rounds).find((one) => one.figure === figure);

it('takes the median of the measured values', () =>
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([undefined, 5]), median([])]).toEqual([
    2,
    2.5,
    5,
    undefined,
  ]));

it('compares per round, because a busy machine affects both', () =>
  expect(line([round(100, 100), round(1000, 1000), round(140, 100)], 'rows')).toMatchObject({
    ratio: 1,
    isOver: false,
  }));

it.each([
  ['rows', round(130, 100), false],
  ['rows', round(131, 100), true],
  ['slowest', round(200, 100), false],
  ['slowest', round(201, 100), true],
  ['details', round(1, 1), false],
])('holds %s to its budget', (figure, sample, isOver) =>
  expect(line([sample], figure)).toMatchObject({ isOver }),
);

it('reports what is over budget and what was not measured', () => {
  const text = table(compare([round(131, 100)]));
  expect(text).toMatch(/rows shown.*floor.*1\.31.*OVER/);
  expect(text).toMatch(/open details.*not measured/);
});
