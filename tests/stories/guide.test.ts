import { storyNameFromExport } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { steps, topics } from '../../stories/guide/guideText';
import { vocabulary } from '../../stories/atlas/states';
import { storyIndex } from './storyIndex';

const links = [...steps.map(({ link }) => link), ...topics.flatMap((topic) => topic.links ?? [])];

it('leads to stories and pages that exist', () => {
  const ids = new Set(storyIndex.map(({ id }) => id));
  const pages = new Set([...ids].map((id) => `${id.split('--')[0] ?? ''}--docs`));
  const dead = links.filter(({ to }) => {
    const [, kind, id = ''] = /^\.\/\?path=\/(story|docs)\/([^&#]+)/.exec(to) ?? [];
    return !(
      to.startsWith('#') ||
      (kind === 'story' && ids.has(id)) ||
      (kind === 'docs' && pages.has(id))
    );
  });
  expect(dead).toEqual([]);
  expect(links.length).toBeGreaterThan(12);
});

it('uses the sidebar’s names for the states', () => {
  const guide = topics.flatMap(({ text }) => text).join(' ');
  const names = vocabulary.map(storyNameFromExport);
  expect(names.filter((name) => !guide.includes(name))).toEqual([]);
});
