import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './book';
import { STORYBOOK } from './folder';

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

const stories = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && tags.includes('test'),
);

for (const story of stories) {
  test(`${story.importPath.replace('./', '')} › ${story.name}`, async ({ book }) => {
    const problems = await book.play(story.id);
    expect(problems, problems.join('\n')).toEqual([]);
  });
}
