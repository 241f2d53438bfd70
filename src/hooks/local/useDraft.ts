import { useMemo, useState } from 'react';
import { createLocalStore } from './localStore';

export interface Draft<T> {
  /** What was left here before, by this admin in this tab; as it was when the form opened. */
  draft: T | undefined;
  save: (values: T) => void;
  discard: () => void;
}

const draftVersion = 1;

/**
 * What is typed into a form, kept over a lost session and a reload (promise 7). It is the admin's own: signing out removes it. To be discarded once
 * the form was saved or given up. `parse` checks what comes out of storage; undefined when it can't be used.
 */
export function useDraft<T>(name: string, parse: (raw: unknown) => T | undefined): Draft<T> {
  const [store] = useState(() => createLocalStore<T | undefined>({ name: `draft.${name}`, version: draftVersion, parse, fallback: () => undefined, isOwned: true, area: 'session' }));
  const [draft] = useState(store.read);
  return useMemo(() => ({ draft, save: store.write, discard: store.remove }), [draft, store]);
}
