import { useMemo, useState } from 'react';
import { createLocalStore, type LocalStore } from './localStore';

export interface Draft<T> {
  /** What was left here before, by this admin in this tab; as it was when the form opened. */
  draft: T | undefined;
  save: (values: T) => void;
  discard: () => void;
}

const draftVersion = 1;

/** One for each name: where storage is full or denied, what was typed is in the store's memory, which must outlive the form. */
const stores = new Map<string, LocalStore<unknown>>();

function storeOf<T>(name: string, parse: (raw: unknown) => T | undefined): LocalStore<T | undefined> {
  // A name stands for one form, and a form has one type of values.
  const known = stores.get(name) as LocalStore<T | undefined> | undefined;
  if (known) return known;
  const store = createLocalStore<T | undefined>({ name: `draft.${name}`, version: draftVersion, parse, fallback: () => undefined, isOwned: true, area: 'session' });
  stores.set(name, store as LocalStore<unknown>);
  return store;
}

/**
 * What is typed into a form, kept over a lost session and a reload (promise 7). It is the admin's own: signing out removes it. To be discarded once
 * the form was saved or given up. `parse` checks what comes out of storage; undefined when it can't be used.
 */
export function useDraft<T>(name: string, parse: (raw: unknown) => T | undefined): Draft<T> {
  const [store] = useState(() => storeOf(name, parse));
  const [draft] = useState(store.read);
  return useMemo(() => ({ draft, save: store.write, discard: store.remove }), [draft, store]);
}
