import { describe, expect, it } from 'vitest';
import { allRoutes } from '~/routes';
import { buildAtlas } from '../../stories/atlas/atlas';
import { states, themes, widths } from '../../stories/atlas/states';
import { printCount } from '../propertyRuns';
import { storyIndex } from './storyIndex';

const atlas = buildAtlas(storyIndex);

describe('the atlas', () => {
  it('has every route, and the not-found page', () =>
    expect(atlas.routes.map(({ pattern }) => pattern).sort()).toEqual(
      [...allRoutes.map(({ path }) => path), '*'].sort(),
    ));

  it('has a story, or a reason why there is none, for every state of every route', () => {
    const missing = atlas.routes.flatMap(({ pattern, cells }) =>
      cells.flatMap((cell) =>
        'missing' in cell ? [`${pattern} ${cell.state}: no story ${cell.missing}`] : [],
      ),
    );
    expect(missing).toEqual([]);
    const reasons = atlas.routes.flatMap(({ cells }) =>
      cells.flatMap((cell) => ('never' in cell ? [cell.never] : [])),
    );
    expect(reasons.filter((reason) => reason.length < 15)).toEqual([]);
    const shown = atlas.routes.length * states.length - reasons.length;
    printCount(
      `Storybook: cells of the atlas (${atlas.routes.length} routes × ${states.length} states, ` +
        `${reasons.length} of which can't come about, × ${themes.length} themes × ${widths.length} widths)`,
      shown * themes.length * widths.length,
    );
  });

  it('has a place for every story of a screen or flow', () =>
    expect(atlas.homeless.map(({ title, name }) => `${title}: ${name}`)).toEqual([]));

  it('does not call a story by a name that Storybook would change', () => {
    const doubled = storyIndex.filter(
      ({ id }, at) => storyIndex.findIndex((other) => other.id === id) !== at,
    );
    expect(doubled).toEqual([]);
  });
});

describe('an atlas with a hole', () =>
  it('reports a state without a story, and a story without a route', () => {
    const [loading] = storyIndex.filter(
      ({ title, exportName }) => title === 'Screens/Users/KYC Review' && exportName === 'Loading',
    );
    const torn = buildAtlas([
      ...storyIndex.filter((story) => story !== loading),
      { id: 'screens-x--y', title: 'Screens/X', name: 'Y', exportName: 'Y' },
    ]);
    const userKyc = torn.routes.find(({ name }) => name === 'userKyc');
    expect(userKyc?.cells[0]).toEqual({
      state: 'Loading',
      missing: 'Screens/Users/KYC Review: Loading or Screens/Users/Flows/KYC: Loading',
    });
    expect(torn.homeless.map(({ id }) => id)).toEqual(['screens-x--y']);
  }));
