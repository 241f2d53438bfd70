import { describe, expect, it } from 'vitest';
import { sortRows, sortSteps, textKey } from '../../../src/domain/values/sorting';
import { findSteps, finish, rowsAStep, type Steps } from '../../../src/domain/values/steps';

/** Does all of it, and says how much was done in each step: `count` is how often something has happened until now. */
function watch<Result>(steps: Steps<Result>, count: () => number) {
  const inStep: number[] = [];
  for (;;) {
    const before = count();
    const { done, value } = steps.next();
    inStep.push(count() - before);
    if (done) return { result: value, inStep };
  }
}

const rows = Array.from({ length: 20_000 }, (_, place) => ({ place, name: `Trader ${String((place * 7919) % 4000)}` }));

describe('work on a long list (R406)', () => {
  it('a step of searching looks at few rows, and nothing is missed', () => {
    let seen = 0;
    const find = (some: readonly { name: string }[], part: string) => {
      seen += some.length;
      return some.filter(({ name }) => name.includes(part));
    };
    const { result, inStep } = watch(findSteps(rows, '77', find), () => seen);
    expect(result).toEqual(rows.filter(({ name }) => name.includes('77')));
    expect(Math.max(...inStep)).toBe(rowsAStep);
    expect(seen).toBe(rows.length);
  });

  it('a step of sorting compares few rows, whatever their order is', () => {
    for (const isDescending of [false, true]) {
      let looked = 0;
      const keyOf = ({ name }: { name: string }) => {
        looked += 1;
        // Each comparison reads both names.
        return [textKey(name)].map((text) => ({ toString: () => ((looked += 1), String(text)) }) as unknown as string);
      };
      const { result, inStep } = watch(sortSteps(rows, keyOf, isDescending), () => looked);
      const native = new Intl.Collator('en', { numeric: true });
      const sign = isDescending ? -1 : 1;
      expect(result).toEqual([...rows].sort((one, other) => sign * native.compare(one.name, other.name)));
      // A run of 500 rows is sorted with fewer than 500 × 9 comparisons, of two names each.
      expect(Math.max(...inStep)).toBeLessThan(rowsAStep * 20);
      expect(inStep.length).toBeGreaterThan((rows.length / rowsAStep) * 6);
    }
  });

  it('of all at once comes the same', () => {
    const found = finish(sortSteps(rows, ({ name }) => textKey(name), false));
    expect(sortRows(rows, ({ name }) => textKey(name), false)).toEqual(found);
    expect(finish(sortSteps(rows, undefined, false))).toBe(rows);
  });
});
