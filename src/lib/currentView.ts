import { isRecord, listOf, textOf } from './records';

// Of its own: the first rows need no more of the views.

export interface View {
  id: string;
  name: string;
  /** Its names in order: 'sort=-email&whole=1'. */
  query: string;
  /** It can't be changed. */
  isBuiltIn?: boolean;
}

export function parseView(raw: unknown): View | undefined {
  if (!isRecord(raw)) return undefined;
  const [id, name, query] = [textOf(raw['id']), textOf(raw['name']), textOf(raw['query'])];
  return id && name ? { id, name, query } : undefined;
}

/** No pages and no opened records. */
export function viewQuery(query: string, filters: readonly string[]): string {
  const names = [...filters, 'sort', 'whole', 'columns', 'page_size'];
  const named = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([name, value]) => names.includes(name) && value !== ''),
  );
  named.sort();
  return named.toString();
}

export function currentView({
  kept,
  builtIn,
  filters,
  query,
}: {
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
