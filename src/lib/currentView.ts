import { isRecord, listOf, textOf } from './records';

// Apart from views.ts, because the first rows need no more than this.

export interface View {
  id: string;
  name: string;
  /** With its parameters sorted: 'sort=-email&whole=1'. */
  query: string;
  /** A built-in view can't be changed. */
  isBuiltIn?: boolean;
}

export function parseView(raw: unknown): View | undefined {
  if (!isRecord(raw)) return undefined;
  const [id, name, query] = [textOf(raw['id']), textOf(raw['name']), textOf(raw['query'])];
  return id && name ? { id, name, query } : undefined;
}

/** Leaves out pages and opened records. */
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
