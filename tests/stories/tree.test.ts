import { describe, expect, it } from 'vitest';
import { navigationItems } from '~/routes';
import { routeStates } from '../../stories/atlas/routeStates';
import { isFlow } from '../../stories/atlas/links';
import { vocabulary } from '../../stories/atlas/states';
import { storyIndex } from './storyIndex';

const isScreen = ({ title }: { title: string }) => title.startsWith('Screens/');
const visible = storyIndex.filter((story) => story.isVisible && isScreen(story));
const pages = [...new Set(visible.map(({ title }) => title))].map((title) => ({
  title,
  states: visible.filter((story) => story.title === title).map(({ exportName }) => exportName),
}));

describe('the sidebar, for someone who looks at states', () => {
  it('has the screens under the names of the navigation', () =>
    expect([...new Set(pages.map(({ title }) => title.split('/')[1]))].sort()).toEqual(
      [
        ...navigationItems().map(({ label }) => label),
        'Challenges',
        // What no link of the navigation leads to.
        ...['Help', 'Login', 'Page not found'],
      ].sort(),
    ));

  it('has the two kinds of challenges under their own names', () =>
    expect(pages.map(({ title }) => title)).toEqual(
      expect.arrayContaining(
        navigationItems('Challenges').map(({ label }) => `Screens/Challenges/${label}`),
      ),
    ));

  it('has a page for each route', () => {
    const titles = pages.map(({ title }) => title);
    const missing = Object.values(routeStates).filter(
      ({ titles: [screen = ''] }) => !titles.includes(screen),
    );
    expect(missing).toEqual([]);
  });

  it.each(pages)('$title: a dozen states at most, few of them only its own', ({ states }) => {
    expect(states.length).toBeLessThanOrEqual(12);
    const own = states.filter((state) => !vocabulary.includes(state));
    expect(own.length, own.join(', ')).toBeLessThanOrEqual(7);
  });

  it('has about 25 screens; what belongs to them is below them, and flows are pages in words', () => {
    const screens = pages.filter(({ title }) => !/\/(Parts|Flows)\//.test(title));
    expect(screens.length).toBeLessThanOrEqual(27);
    expect(pages.filter(({ title }) => isFlow(title))).toEqual([]);
    expect(visible.length).toBeLessThanOrEqual(300);
  });

  it('has no other word for a state of the vocabulary', () => {
    // Nothing is opened at rest, unless it is there to begin with.
    const others =
      /Sparse|Partial|Hostile|PhoneWidth|FilteredEmpty|Opened|ForEver|Action(Pending|Failed)/;
    const named = storyIndex.filter(
      ({ isVisible, exportName }) => isVisible && others.test(exportName),
    );
    expect(named).toEqual([]);
  });
});
