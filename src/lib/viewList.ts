import { isRecord, listOf, textOf } from './records';
import type { KeptOfList, ListViews, View } from './views';

function parseView(raw: unknown): View | undefined {
  if (!isRecord(raw)) return undefined;
  const [id, name, query] = [textOf(raw['id']), textOf(raw['name']), textOf(raw['query'])];
  return id && name ? { id, name, query } : undefined;
}

/** The views that are kept for an admin. What can't be used is left out. */
export const ownViews = ({ views }: KeptOfList): View[] => listOf(views, parseView) ?? [];

/** The view that is the start, as it was when it became that. */
export const startOf = ({ start }: KeptOfList): View | undefined => parseView(start);

/** All views of a list. The console's own come first, unless the admin moved them. */
export function allViews(kept: KeptOfList, builtIn: readonly View[]): View[] {
  const own = ownViews(kept).map((view) => builtIn.find(({ id }) => id === view.id) ?? view);
  return [...builtIn.filter((view) => !own.includes(view)), ...own];
}

/**
 * What a view names of an address's query: filters, order, columns and how much is read. Pages and
 * opened records aren't in it.
 */
export function viewQuery(query: string, filters: readonly string[]): string {
  const names = [...filters, 'sort', 'whole', 'columns', 'page_size'];
  const named = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name, value]) => names.includes(name) && value !== ''),
  );
  named.sort();
  return named.toString();
}

/** This opens the plain list even if a view is its start (R342). */
export const plainParameter = ['view', 'all'] as const;

export interface ReadViews {
  all: readonly View[];
  start: View | undefined;
  /** The query that a view would have; '' for the plain list. */
  query: string;
  /** The address of a view. Without one, that of the plain list. */
  hrefOf: (view: View | undefined) => string;
}

/** A list's views, and what the address shows. */
export function readViews({
  kept,
  builtIn,
  filters,
  path,
  query,
}: Pick<ListViews, 'kept' | 'builtIn' | 'filters' | 'path' | 'query'>): ReadViews {
  const start = startOf(kept);
  return {
    all: allViews(kept, builtIn),
    start,
    query: viewQuery(query, filters),
    hrefOf: (view) => {
      const wanted = view?.query || (start ? plainParameter.join('=') : '');
      return wanted ? `${path}?${wanted}` : path;
    },
  };
}
