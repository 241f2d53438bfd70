import { recordOf } from '../lib/records';
import type { KeptOfList } from '../lib/views';
import { createLocalStore, type LocalStore } from '../lib/storage/localStore';

const stores = new Map<string, LocalStore<KeptOfList>>();

/** What an admin keeps of a list: views, columns and the rows' height (R340, R344). It is there again after the next sign-in. */
export function listPreferences(list: string): LocalStore<KeptOfList> {
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
