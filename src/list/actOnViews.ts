import { copyText } from '../ui/fields/copyText';
import { changeViews, putView, replacedView, restoreView } from '../lib/viewChanges';
import { allViews, plainParameter, viewQuery } from '../lib/viewList';
import type { KeptOfList, View, ViewAction } from '../lib/views';
import { newLocalId } from '../lib/storage/localId';
import { viewMessages } from './actionMessages';
import type { Address } from './useAddress';
import { trimText } from '../lib/text';
import type { Notify } from '../mutation/useNotify';

export interface ViewsOfList {
  builtIn: readonly View[];
  filters: readonly string[];
  /** The columns that are shown. */
  columns: string;
  address: Address;
  keep: (change: (now: KeptOfList) => KeptOfList) => void;
  notify: Notify;
}

type Save = Extract<ViewAction, { kind: 'save' }>;
type Delete = Extract<ViewAction, { kind: 'delete' }>;
type Copy = Extract<ViewAction, { kind: 'copy' }>;

/** The query that names what is shown, with its columns even if only this browser has them. */
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
  // The view is what is shown now, unless it leaves out what is searched for.
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

/** Does what an admin asked for with the views of a list. */
export function actOnViews(action: ViewAction, list: ViewsOfList): void {
  const { builtIn, address, keep } = list;
  if (action.kind === 'save') save(action, list);
  else if (action.kind === 'delete') remove(action, list);
  else if (action.kind === 'copy') void copy(action, list);
  else {
    keep((now) => changeViews(now, builtIn, action));
    // What is shown stays, also after a reload.
    if (action.kind === 'start' && action.view && address.params.size === 0)
      address.setParams((next) => next.set(...plainParameter), { replace: true });
  }
}
