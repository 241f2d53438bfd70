import { vocabulary } from '../stories/atlas/states.ts';

/** More of a state that the sidebar has already: other texts, other missing fields. */
const variants = ['HostileText', 'PartialData'];

const actions = /userEvent|fireEvent|\.play\b/;
const onlyPlay = /^\w+: Story = \{\s*play:/;

/**
 * The stories of a file that are only tests: what they do is the point, not the state that they
 * show. The first story and those that the vocabulary names show a state, and their plays are left
 * out of the Storybook that people see (main.ts), so they show it at rest. In flows acting is the
 * point.
 */
export function testsIn(file: string, text: string): string[] {
  if (!/stories\/(app|features|list|ui)\//.test(file)) return [];
  return text
    .split(/^export const /m)
    .slice(1)
    .flatMap((story, at) => {
      const name = /^\w+/.exec(story)?.[0] ?? '';
      const isTest = variants.includes(name) || actions.test(story) || onlyPlay.test(story);
      return isTest && at > 0 && !vocabulary.includes(name) ? [name] : [];
    });
}
