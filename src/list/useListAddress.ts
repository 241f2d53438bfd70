import { recordOf, textOf } from '~/lib/records';
import type { ListPreferences, View } from '~/lib/views';
import { createStore, useStored } from '~/lib/storage/store';
import { useEffect, useMemo, useState } from 'react';
import type { ListTools } from '~/lib/load';
import { useAddress, type Address } from './useAddress';
import { useNotify } from '~/mutation/useNotify';

const listPreferences = (list: string) =>
  createStore<ListPreferences>({
    name: `list.${list}`,
    version: 1,
    parse: recordOf,
    fallback: () => ({}),
    scope: 'preference',
  });

export interface ListAddressOptions {
  list: string;
  builtIn?: readonly View[] | undefined;
  filters: readonly string[];
}

const none: readonly View[] = [];

function useStart(query: string, start: string): string {
  const isPlain = query === '';
  const [opened, setOpened] = useState({ isPlain, start });
  // A view that becomes the start doesn't change the list that is shown.
  if (opened.isPlain !== isPlain) setOpened({ isPlain, start });
  return query || (opened.isPlain ? opened.start : start);
}

/** Views and columns, in the address and in this browser (R340 to R345). */
export function useListAddress({ list, builtIn = none, filters }: ListAddressOptions): Pick<
  ListTools,
  'layout' | 'views'
> & {
  address: Address;
  keepWhole: (isWhole: boolean) => void;
} {
  const { path, params: own, setParams } = useAddress();
  const store = useMemo(() => listPreferences(list), [list]);
  const kept = useStored(store);
  const notify = useNotify();
  const start = textOf(recordOf(kept.start)?.query);
  const params = new URLSearchParams(useStart(own.toString(), start));
  if (kept.isWhole === true) params.set('whole', '1');
  const query = params.toString();
  const change: Address['setParams'] = (apply, options) =>
    setParams((next) => {
      if (next.size === 0) for (const [name, value] of params) next.set(name, value);
      apply(next);
      // The admin wants the plain list, so reload and Back must not lead to the start view.
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
    keepWhole: (isWhole) => store.write((now) => ({ ...now, isWhole })),
    layout: {
      columns,
      isInAddress: params.has('columns'),
      isCompact: kept.isCompact === true,
      onChange: (next) => {
        if (next.columns !== undefined && params.has('columns'))
          change((to) => to.set('columns', next.columns ?? ''), { replace: true });
        else store.write((now) => ({ ...now, ...next }));
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
          actOnViews(action, { builtIn, filters, columns, address, keep: store.write, notify }),
        ),
    },
  };
}
