import { moveEntry } from './arranging';
import type { FieldErrors } from './fieldErrors';
import { allViews, ownViews, startOf } from './viewList';
import type { KeptOfList, View, ViewAction } from './views';
import { textLength, trimText } from './text';

export interface ViewName {
  name: string;
  /** Whether the view keeps the text that is searched for (R341). */
  keepsSearch: boolean;
}

/** Maximum number of characters (R340). */
const viewNameLength = 60;

const isSameName = (one: string, other: string) =>
  trimText(one).toLowerCase() === trimText(other).toLowerCase();

/**
 * A view needs a name of its own. Saving under the name of one of the admin's own views replaces
 * that view, so only a name of the console's is taken then. `renamed` is the view that gets another
 * name.
 */
export function validateViewName(
  { name }: Pick<ViewName, 'name'>,
  views: readonly View[],
  renamed?: View,
): FieldErrors<ViewName> {
  const length = textLength(name);
  if (length === 0) return { name: 'Name is required' };
  if (length > viewNameLength) return { name: `At most ${String(viewNameLength)} characters` };
  const same = views.find((view) => view.id !== renamed?.id && isSameName(view.name, name));
  return same && (same.isBuiltIn || renamed) ? { name: 'Another view has this name' } : {};
}

/** The view that is replaced if another is saved under this name. */
export const replacedView = (views: readonly View[], name: string): View | undefined =>
  views.find((view) => isSameName(view.name, name));

const withStart = (kept: KeptOfList, changed: View): KeptOfList =>
  startOf(kept)?.id === changed.id ? { ...kept, start: changed } : kept;

/** Adds a view, or replaces the one with its id. */
export function putView(kept: KeptOfList, view: View): KeptOfList {
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

/** What is kept after an admin renamed, deleted or moved a view, or made it the start. */
export function changeViews(
  kept: KeptOfList,
  builtIn: readonly View[],
  action: Extract<ViewAction, { kind: 'rename' | 'delete' | 'move' | 'start' }>,
): KeptOfList {
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

/**
 * What is kept after a deleted view was put back: it takes its old place, and is the start again if
 * it was.
 */
export function restoreView(kept: KeptOfList, before: KeptOfList, view: View): KeptOfList {
  const isIt = ({ id }: View) => id === view.id;
  const others = ownViews(kept).filter((other) => !isIt(other));
  const start = startOf(before);
  return {
    ...kept,
    views: others.toSpliced(ownViews(before).findIndex(isIt), 0, view),
    start: start && isIt(start) ? start : startOf(kept),
  };
}
