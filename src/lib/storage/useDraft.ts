import { useMemo, useState } from 'react';
import { createLocalStore, type LocalStore } from './localStore';

export interface Draft<T> {
  /** The unfinished form that this admin left in this tab, as it was when this form opened. */
  draft: T | undefined;
  save: (values: T) => void;
  discard: () => void;
}

const draftVersion = 2;

/**
 * One store for each name. If storage is full or denied, the store keeps the draft in memory, so it
 * must outlive the form.
 */
const stores = new Map<string, LocalStore<unknown>>();

function storeOf<T>(
  name: string,
  parse: (raw: unknown) => T | undefined,
): LocalStore<T | undefined> {
  // Each name belongs to one form, so its values have one type.
  const known = stores.get(name) as LocalStore<T | undefined> | undefined;
  if (known) return known;
  const store = createLocalStore<T | undefined>({
    name: `draft.${name}`,
    version: draftVersion,
    parse,
    fallback: () => undefined,
    scope: 'own',
    area: 'session',
  });
  stores.set(name, store as LocalStore<unknown>);
  return store;
}

/**
 * Keeps a form's values over a lost session and a reload (promise 7). They belong to the admin:
 * signing out removes them. Discard the draft when the form was saved or canceled. `parse` checks
 * stored values and returns undefined if they can't be used.
 */
export function useDraft<T>(name: string, parse: (raw: unknown) => T | undefined): Draft<T> {
  const [store] = useState(() => storeOf(name, parse));
  const [draft] = useState(store.read);
  return useMemo(() => ({ draft, save: store.write, discard: store.remove }), [draft, store]);
}
