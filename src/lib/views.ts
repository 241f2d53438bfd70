import { moveEntry } from './listColumns';
import type { FieldErrors } from './fieldErrors';
import { textLength, trimText } from './text';
import { parseView, viewQuery, type View } from './currentView';
import { listOf } from './records';
import { atMost } from './numbers';

export type { View };

/** Stored values are unchecked. */
export interface ListPreferences {
  columns?: unknown;
  isCompact?: unknown;
  /** Whether the list always opens with all pages. */
  isWhole?: unknown;
  /** Includes the built-in views only if their order was changed. */
  views?: unknown;
  start?: unknown;
}

export type ViewAction =
  | { kind: 'save'; name: string; keepsSearch: boolean }
  | { kind: 'rename'; view: View; name: string }
  | { kind: 'delete'; view: View }
  | { kind: 'move'; view: View; step: 1 | -1 }
  /** Without a view, the list starts plain. */
  | { kind: 'start'; view: View | undefined }
  /** Without a view, copies the list as it is shown. */
  | { kind: 'copy'; view: View | undefined };

export interface ListViews {
  kept: ListPreferences;
  builtIn: readonly View[];
  filters: readonly string[];
  path: string;
  query: string;
  /** False if changes last only as long as the tab. */
  isKept: boolean;
  onAct: (action: ViewAction) => void;
}

const ownViews = ({ views }: ListPreferences): View[] => listOf(views, parseView) ?? [];

/** The view as it was when it became the start. */
export const startOf = ({ start }: ListPreferences): View | undefined => parseView(start);

/** Built-in views come first, unless the admin moved them. */
export function allViews(kept: ListPreferences, builtIn: readonly View[]): View[] {
  const own = ownViews(kept).map((view) => builtIn.find(({ id }) => id === view.id) ?? view);
  return [...builtIn.filter((view) => !own.includes(view)), ...own];
}

/** Opens the plain list even if a view is the start (R342). */
export const plainParameter = ['view', 'all'] as const;

interface ReadViews {
  all: readonly View[];
  start: View | undefined;
  query: string;
  hrefOf: (view: View | undefined) => string;
}

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

export interface ViewName {
  name: string;
  /** Searches are often names of people, so they are left out unless asked for (R341). */
  keepsSearch: boolean;
}

const viewNameLength = 60;

const isSameName = (one: string, other: string) =>
  trimText(one).toLowerCase() === trimText(other).toLowerCase();

/** Saving replaces the admin's own view of the same name; `renamed` needs a name that is free. */
export function validateViewName(
  { name }: Pick<ViewName, 'name'>,
  views: readonly View[],
  renamed?: View,
): FieldErrors<ViewName> {
  const length = textLength(name);
  if (length === 0) return { name: 'Name is required' };
  if (length > viewNameLength) return { name: atMost(viewNameLength, 'character') };
  const same = views.find((view) => view.id !== renamed?.id && isSameName(view.name, name));
  return same && (same.isBuiltIn || renamed) ? { name: 'Another view has this name' } : {};
}

export const replacedView = (views: readonly View[], name: string): View | undefined =>
  views.find((view) => isSameName(view.name, name));

const withStart = (kept: ListPreferences, changed: View): ListPreferences =>
  startOf(kept)?.id === changed.id ? { ...kept, start: changed } : kept;

export function putView(kept: ListPreferences, view: View): ListPreferences {
  const own = ownViews(kept);
  const isNew = own.every(({ id }) => id !== view.id);
  return withStart(
    {
      ...kept,
      views: isNew ? [...own, view] : own.map((other) => (other.id === view.id ? view : other)),
    },
    view,
  );
}

export function changeViews(
  kept: ListPreferences,
  builtIn: readonly View[],
  action: Extract<ViewAction, { kind: 'rename' | 'delete' | 'move' | 'start' }>,
): ListPreferences {
  const isIt = ({ id }: View) => id === action.view?.id;
  switch (action.kind) {
    case 'rename':
      return putView(kept, { ...action.view, name: trimText(action.name) });
    case 'delete': {
      const start = startOf(kept);
      return {
        ...kept,
        views: ownViews(kept).filter((view) => !isIt(view)),
        start: start && isIt(start) ? undefined : start,
      };
    }
    case 'move':
      return { ...kept, views: moveEntry(allViews(kept, builtIn), isIt, action.step) };
    case 'start':
      return { ...kept, start: action.view };
  }
}

export function restoreView(
  kept: ListPreferences,
  before: ListPreferences,
  view: View,
): ListPreferences {
  const isIt = ({ id }: View) => id === view.id;
  const others = ownViews(kept).filter((other) => !isIt(other));
  const start = startOf(before);
  return {
    ...kept,
    views: others.toSpliced(ownViews(before).findIndex(isIt), 0, view),
    start: start && isIt(start) ? start : startOf(kept),
  };
}
