import { expect, it } from 'vitest';
import { compare, median, table } from './budgets.mjs';

const round = (ours: number, theirs: number) => ({ floor: { rows: theirs }, console: { rows: ours, slowest: ours } });
const line = (rounds: object[], figure: string) => compare(rounds).find((one) => one.figure === figure);

it('takes the median of what was measured', () => {
  expect([median([3, 1, 2]), median([4, 1, 2, 3]), median([undefined, 5]), median([])]).toEqual([2, 2.5, 5, undefined]);
});

it('pairs by round: a busy machine weighs on both', () => {
  expect(line([round(100, 100), round(1000, 1000), round(140, 100)], 'rows')).toMatchObject({ ratio: 1, isOver: false });
});

it.each([
  ['rows', round(150, 100), false],
  ['rows', round(151, 100), true],
  ['slowest', round(200, 100), false],
  ['slowest', round(201, 100), true],
  ['details', round(1, 1), false],
])('holds %s to its budget', (figure, sample, isOver) => {
  expect(line([sample], figure)).toMatchObject({ isOver });
});

it('says what is over and what was not measured', () => {
  const text = table(compare([round(151, 100)]));
  expect(text).toMatch(/rows shown.*1\.51.*OVER/);
  expect(text).toMatch(/open details.*not measured/);
});
