import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { STORYBOOK } from '../../.setup/build/storybook.mjs';
import { commitName, digest } from '../../.setup/run/process.mjs';
import { test } from './book';

interface Entry {
  id: string;
  importPath: string;
  name: string;
  type: 'story' | 'docs';
  tags: readonly string[];
}

const { entries } = JSON.parse(readFileSync(join(STORYBOOK, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

const commit = commitName();
// All of a worker share a page, so the order matters. The commit chooses it.
const inOrder = Object.values(entries)
  .filter(({ type, tags }) => type === 'story' && tags.includes('test'))
  .map((story) => ({ story, place: digest(`${commit} ${story.id}`) }))
  .sort((a, b) => (a.place < b.place ? -1 : 1));

for (const { story } of inOrder) {
  // Chosen by the file: see `runners` in .setup/checks/survival.mjs.
  test(`${story.importPath.replace('./', '')} › ${story.name}`, async ({ book }) => {
    const problems = await book.play(story.id);
    expect(problems, problems.join('\n')).toEqual([]);
  });
}
