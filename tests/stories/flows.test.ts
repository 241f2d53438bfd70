import { describe, expect, it } from 'vitest';
import { readFlowFacts } from '../../.storybook/flowFacts';
import { printCount } from '../propertyRuns';
import { read, writtenFiles } from '../architecture/tree';
import { storyFiles } from './storyIndex';

const files = storyFiles.filter(({ stories }) => stories[0]?.title.startsWith('Flows/'));
const flows = Object.values(readFlowFacts());
const stories = flows.flatMap(({ title, stories: own }) =>
  own.map((story) => ({ ...story, label: `${title}: ${story.name}` })),
);
const steps = stories.flatMap(({ label, steps: own }) => own.map((step) => `${label}: ${step}`));

describe('the page of words of a flow', () => {
  it('is there for every flow, and has every story in it', () => {
    expect(files.length).toBeGreaterThan(27);
    expect(
      files.filter(({ text }) => text.includes("'!autodocs'")).map(({ file }) => file),
    ).toEqual([]);
    const wanted = files.flatMap(({ stories: own }) =>
      own.map(({ title, name }) => `${title}: ${name}`),
    );
    expect(stories.map(({ label }) => label).sort()).toEqual(wanted.sort());
    printCount('Storybook: stories of flows with their steps in words', stories.length);
  });

  it('says what the flow is for, and who does it', () =>
    expect(
      flows
        .filter(({ what, who }) => !/^[A-Z].{20,}\.$/.test(what) || !/^[A-Z]\w.{5,}\w$/.test(who))
        .map(({ title }) => title),
    ).toEqual([]));

  it('says of every story what it shows, in words', () =>
    expect(
      stories.filter(
        ({ description }) =>
          !/^['A-Z].{10,}\.$/.test(description) ||
          /\b(R\d+|section \d|promise \d)/i.test(description),
      ),
    ).toEqual([]));

  it('says it in two steps at least, and in not so many that nobody reads them', () =>
    expect(
      stories
        .filter(({ steps: own }) => own.length < 2 || own.length > 7)
        .map(({ label }) => label),
    ).toEqual([]));

  it('has every step in it, each under its own name', () => {
    const taken = files.flatMap(({ file }) => read(file).match(/\bstep\(/g) ?? []);
    expect(steps).toHaveLength(taken.length);
    expect(steps.filter((step, index) => steps.indexOf(step) !== index)).toEqual([]);
    const elsewhere = writtenFiles.filter(
      (file) => /^stories\/flows\/(?!.*\.stories).*/.test(file) && /\bstep\(/.test(read(file)),
    );
    expect(elsewhere).toEqual([]);
  });

  it('says the steps in plain words: no code, no number of a reading, no full stop', () => {
    const names = stories.flatMap(({ steps: own }) => own);
    expect(
      names.filter((step) => !/^[A-Z]/.test(step) || /[`_{}<>]|\bR\d|\.$|.{100}/.test(step)),
    ).toEqual([]);
  });
});
