import { recordOf, textOf } from '../lib/records';
import type { KeptOfList, View } from '../lib/views';
import { createLocalStore, type LocalStore, useLocalStore } from '../lib/storage/localStore';
import { useEffect, useState } from 'react';
import type { ListTools } from '../lib/load';
import { useAddress, type Address } from './useAddress';
import { useNotify } from '../mutation/useNotify';

const stores = new Map<string, LocalStore<KeptOfList>>();

/**
 * What an admin keeps of a list: views, columns and the rows' height. It is there again after the
 * next sign-in.
 */
function listPreferences(list: string): LocalStore<KeptOfList> {
  const known = stores.get(list);
  if (known) return known;
  const store = createLocalStore<KeptOfList>({
    name: `list.${list}`,
    version: 1,
    parse: recordOf,
    fallback: () => ({}),
    scope: 'preference',
  });
  stores.set(list, store);
  return store;
}

export interface ListAddressOptions {
  /** The name under which its views and columns are kept. */
  list: string;
  /** The views that come with the console. */
  builtIn?: readonly View[] | undefined;
  /** The parameters of its filters. */
  filters: readonly string[];
}

const none: readonly View[] = [];

/**
 * The query as the list reads it. If the address becomes plain and a view is the start, it is that
 * view's, before anything is read.
 */
function useStart(query: string, start: string): string {
  const [opened, setOpened] = useState({ query, start });
  const isSame = opened.query === query;
  // A view that becomes the start while the plain list is shown doesn't change what is shown.
  if (!isSame) setOpened({ query, start });
  return query || (isSame ? opened.start : start);
}

/**
 * A list's address, its views and its columns (R340 to R345). The address comes before what is
 * kept.
 */
export function useListAddress({ list, builtIn = none, filters }: ListAddressOptions): Pick<
  ListTools,
  'layout' | 'views'
> & {
  address: Address;
} {
  const { path, params: own, setParams } = useAddress();
  const store = listPreferences(list);
  const [kept, keep] = useLocalStore(store);
  const notify = useNotify();
  const start = textOf(recordOf(kept.start)?.query);
  const query = useStart(own.toString(), start);
  const params = new URLSearchParams(query);
  const change: Address['setParams'] = (apply, options) =>
    setParams((next) => {
      if (next.size === 0) for (const [name, value] of params) next.set(name, value);
      apply(next);
      // Plain, because the admin wants it: reload and Back don't lead to the start.
      if (start && next.size === 0) next.set('view', 'all');
    }, options);
  const isOpening = query !== own.toString();
  useEffect(() => {
    if (isOpening) change(() => undefined, { replace: true });
    // oxlint-disable-next-line react/exhaustive-deps -- the setter is new on every render; only the query matters
  }, [isOpening, query]);

  const columns = params.get('columns') ?? textOf(kept.columns);
  const address = { path, params, setParams: change };
  return {
    address,
    layout: {
      columns,
      isInAddress: params.has('columns'),
      isCompact: kept.isCompact === true,
      // Columns that the address names are changed there.
      onChange: (next) => {
        if (next.columns !== undefined && params.has('columns'))
          change((to) => to.set('columns', next.columns ?? ''), { replace: true });
        else keep((now) => ({ ...now, ...next }));
      },
    },
    views: {
      kept,
      builtIn,
      filters,
      path,
      query,
      isKept: store.isKept(),
      onAct: (action) =>
        void import('./actOnViews').then(({ actOnViews }) =>
          actOnViews(action, { builtIn, filters, columns, address, keep, notify }),
        ),
    },
  };
}
