import { copyText } from '~/ui/fields/copyText';
import { viewQuery } from '~/lib/currentView';
import {
  changeViews,
  putView,
  replacedView,
  restoreView,
  allViews,
  plainParameter,
  type ListPreferences,
  type View,
  type ViewAction,
} from '~/lib/views';
import { newLocalId } from '~/lib/storage/store';
import type { Address } from './useAddress';
import { trimText } from '~/lib/text';
import type { Notify } from '~/mutation/useNotify';

const viewMessages = {
  saved: 'View saved',
  deleted: 'View deleted',
  restored: 'View restored',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
} as const;

export interface ViewsOfList {
  builtIn: readonly View[];
  filters: readonly string[];
  columns: string;
  address: Address;
  keep: (change: (now: ListPreferences) => ListPreferences) => void;
  notify: Notify;
}

type Save = Extract<ViewAction, { kind: 'save' }>;
type Delete = Extract<ViewAction, { kind: 'delete' }>;
type Copy = Extract<ViewAction, { kind: 'copy' }>;

/** Includes the columns even if only this browser has them. */
function shownQuery({ filters, columns, address }: ViewsOfList, keepsSearch: boolean): string {
  const params = new URLSearchParams(address.params);
  if (columns) params.set('columns', columns);
  if (!keepsSearch) params.delete('search');
  return viewQuery(params.toString(), filters);
}

function save({ name, keepsSearch }: Save, list: ViewsOfList): void {
  const { builtIn, address, keep, notify } = list;
  const query = shownQuery(list, keepsSearch);
  keep((now) => {
    const replaced = replacedView(allViews(now, builtIn), name);
    notify.success(
      viewMessages.saved,
      replaced && {
        action: { label: 'Undo', onAct: () => keep((later) => putView(later, replaced)) },
      },
    );
    return putView(now, { id: replaced?.id ?? newLocalId(), name: trimText(name), query });
  });
  // Not if the view leaves out the search text.
  if (query !== '' && query === shownQuery(list, true))
    address.setParams(
      (next) => {
        for (const [key, value] of new URLSearchParams(query)) next.set(key, value);
      },
      { replace: true },
    );
}

function remove(action: Delete, { builtIn, keep, notify }: ViewsOfList): void {
  keep((before) => {
    const putBack = () => {
      keep((later) => restoreView(later, before, action.view));
      notify.success(viewMessages.restored);
    };
    notify.success(viewMessages.deleted, { action: { label: 'Undo', onAct: putBack } });
    return changeViews(before, builtIn, action);
  });
}

async function copy({ view }: Copy, list: ViewsOfList): Promise<void> {
  const query = view ? view.query : shownQuery(list, true);
  const isCopied = await copyText(`${location.origin}${list.address.path}${query && `?${query}`}`);
  if (isCopied) list.notify.success(viewMessages.copied);
  else list.notify.formError(viewMessages.notCopied);
}

export function actOnViews(action: ViewAction, list: ViewsOfList): void {
  const { builtIn, address, keep } = list;
  if (action.kind === 'save') save(action, list);
  else if (action.kind === 'delete') remove(action, list);
  else if (action.kind === 'copy') void copy(action, list);
  else {
    keep((now) => changeViews(now, builtIn, action));
    if (action.kind === 'start' && action.view && address.params.size === 0)
      address.setParams((next) => next.set(...plainParameter), { replace: true });
  }
}
