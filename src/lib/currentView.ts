import { isRecord, listOf, textOf } from './records';

// Of its own, because the first rows need no more of the views than the name of the one that is on.

export interface View {
  id: string;
  name: string;
  /** The query, its names in order, without '?': 'sort=-email&whole=1'. */
  query: string;
  /** It comes with the console and can't be changed. */
  isBuiltIn?: boolean;
}

export function parseView(raw: unknown): View | undefined {
  if (!isRecord(raw)) return undefined;
  const [id, name, query] = [textOf(raw['id']), textOf(raw['name']), textOf(raw['query'])];
  return id && name ? { id, name, query } : undefined;
}

/** What a view keeps of an address: no pages and no opened records. */
export function viewQuery(query: string, filters: readonly string[]): string {
  const names = [...filters, 'sort', 'whole', 'columns', 'page_size'];
  const named = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name, value]) => names.includes(name) && value !== ''),
  );
  named.sort();
  return named.toString();
}

/** The saved view that the list shows, if it is one. */
export function currentView({
  kept,
  builtIn,
  filters,
  query,
}: {
  /** Unchecked, as it was stored. */
  kept: { views?: unknown };
  builtIn: readonly View[];
  filters: readonly string[];
  query: string;
}): View | undefined {
  const shown = viewQuery(query, filters);
  if (shown === '') return undefined;
  return [...builtIn, ...(listOf(kept.views, parseView) ?? [])].find(
    (view) => view.query === shown,
  );
}
