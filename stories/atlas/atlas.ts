import { allRoutes, notFound, routes, type RouteName } from '~/routes';
import { routeStates, type RouteStates } from './routeStates';
import { states, type State } from './states';

/** A story's entry in Storybook's index. */
export interface IndexedStory {
  id: string;
  title: string;
  /** Its name in the sidebar. */
  name: string;
  exportName: string;
  /** With 'dev', it is in the sidebar. */
  tags?: readonly string[];
}

export type Cell = { state: State } & (
  | { story: IndexedStory }
  | { never: string }
  | { missing: string }
);

export interface AtlasRoute {
  /** The route's name in the route table; 'notFound' for any other address. */
  name: string;
  pattern: string;
  title: string;
  cells: readonly Cell[];
}

export interface Atlas {
  routes: readonly AtlasRoute[];
  /** Stories of screens, their parts and flows that belong to no route. */
  homeless: readonly IndexedStory[];
}

const titles = new Map(allRoutes.map(({ path, title }) => [path, title]));
const label = ({ title, exportName }: IndexedStory) => `${title}: ${exportName}`;

function cellOf(
  state: State,
  { titles: own, states: given }: RouteStates,
  stories: ReadonlyMap<string, IndexedStory>,
): Cell {
  const shown = given[state];
  if (typeof shown === 'object') return { state, never: shown.never };
  const wanted = shown === undefined ? own.map((title) => `${title}: ${state}`) : [shown];
  const story = wanted.map((one) => stories.get(one)).find((found) => found !== undefined);
  return story ? { state, story } : { state, missing: wanted.join(' or ') };
}

/**
 * Sorts the stories by route and state. A state without a story, and a story without a route, are
 * reported.
 */
export function buildAtlas(index: readonly IndexedStory[]): Atlas {
  const stories = new Map(index.map((story) => [label(story), story]));
  const shownRoutes = Object.entries(routeStates).map(([name, route]): AtlasRoute => {
    const pattern = name in routes ? routes[name as RouteName].path : notFound.path;
    const cells = states.map((state) => cellOf(state, route, stories));
    return { name, pattern, title: titles.get(pattern) ?? notFound.title, cells };
  });
  const placed = new Set(Object.values(routeStates).flatMap((route) => route.titles));
  return {
    routes: shownRoutes,
    homeless: index.filter(({ title }) => title.startsWith('Screens/') && !placed.has(title)),
  };
}

/** What is drawn: the stories that stand for a route's state, and each screen's in the sidebar. */
export function drawnStories(index: readonly IndexedStory[]): readonly IndexedStory[] {
  const cells = buildAtlas(index).routes.flatMap((route) => route.cells);
  const ids = new Set(cells.map((cell) => 'story' in cell && cell.story.id));
  return index.filter(
    ({ id, title, tags }) => ids.has(id) || (title.startsWith('Screens/') && tags?.includes('dev')),
  );
}
