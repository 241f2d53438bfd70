import { describe, expect, it } from 'vitest';
import {
  inOrder,
  lastBegin,
  leftOut,
  listBreaks,
  listStories,
  nextBatch,
} from '../../.setup/checks/survival.mjs';
import { breaksAbout } from '../../contracts/provider/verification/breaks/seededBreaks';
import { storyFiles } from '../stories/storyIndex';

const cases = ['faults', 'clicks', 'fuzz'].flatMap((suite) =>
  Array.from({ length: 20 }, (_, index) => ({
    suite,
    runner: suite === 'fuzz' ? 'node' : 'e2e',
    id: `${suite} ${index}`,
  })),
);

describe('the order of the survival cases', () => {
  it('begins with one case of each suite, whatever the commit', () => {
    for (const commit of ['a', 'b', 'c', 'd']) {
      const { first, others } = inOrder(cases, commit);
      expect(first.map(({ suite }) => suite).sort()).toEqual(['clicks', 'faults', 'fuzz']);
      expect([...first, ...others].map(({ id }) => id).sort()).toEqual(
        cases.map(({ id }) => id).sort(),
      );
    }
  });

  it('is the same for a commit, and another for the next one', () => {
    const idsOf = (commit: string) => inOrder(cases, commit).others.map(({ id }) => id);
    expect(idsOf('a')).toEqual(idsOf('a'));
    expect(idsOf('a')).not.toEqual(idsOf('b'));
  });

  it('shows every case over a few commits, if each run has time for a third', () => {
    const seen = new Set<string>();
    for (let commit = 0; commit < 20; commit += 1) {
      const { first, others } = inOrder(cases, `commit ${commit}`);
      for (const { id } of [...first, ...others].slice(0, 20)) seen.add(id);
    }
    expect(seen.size).toBe(cases.length);
  });

  it('runs cases together that have the same runner', () => {
    const { batch, rest } = nextBatch(
      [
        { suite: 'clicks', runner: 'e2e', id: '1' },
        { suite: 'fuzz', runner: 'node', id: '2' },
        { suite: 'faults', runner: 'e2e', id: '3' },
        { suite: 'faults', runner: 'e2e', id: '4' },
      ],
      2,
    );
    expect([batch, rest].map((list) => list.map(({ id }) => id))).toEqual([
      ['1', '3'],
      ['2', '4'],
    ]);
  });

  it('names what was left out, by suite', () => {
    expect(leftOut(cases, cases.slice(15, 22))).toEqual([
      'clicks: 2 of 20 cases',
      'faults: 5 of 20 cases',
    ]);
  });

  it('ends 20 minutes after the start, on a slow machine 60', () => {
    const minute = 60_000;
    expect(lastBegin(0, 14 * minute)).toBe(20 * minute);
    expect(lastBegin(0, 29 * minute)).toBe(20 * minute);
    expect(lastBegin(0, 31 * minute)).toBe(60 * minute);
  });
});

it('has every file of stories as a case, by the name that the built Storybook’s index has for it', () => {
  expect(
    listStories()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(storyFiles.map(({ file }) => file).sort());
});

it('has the breaks about each thing as a case, and the backend without one', () => {
  expect(
    listBreaks()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['unbroken', ...Object.keys(breaksAbout)].sort());
});
