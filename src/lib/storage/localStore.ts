import { useCallback, useSyncExternalStore } from 'react';
import { isRecord } from '../records';
import { createKeptTexts } from './keptTexts';
import { currentOwner, keyInScope, ownerWritten, type Scope } from './owned';

export interface LocalStoreOptions<T> {
  name: string;
  /** Increase it when the format changes: values stored with another version are not read. */
  version: number;
  /** Checks a stored value. Returns undefined if it can't be used. */
  parse: (raw: unknown) => T | undefined;
  fallback: () => T;
  scope?: Scope;
  /** 'session' for values that are lost when the tab is closed. */
  area?: 'local' | 'session';
}

export interface LocalStore<T> {
  /** Returns the same object until the value changes. */
  read: () => T;
  write: (next: T) => void;
  remove: () => void;
  /** False while the value is only in this tab's memory, because storage is full or denied. */
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A value kept in the browser. All tabs share it, unless its area is 'session'. If storage is
 * corrupt, it reads as the fallback. If storage is full or denied, the value is kept in this tab's
 * memory. Nothing here throws. Create it once for each name.
 */
export function createLocalStore<T>({
  name,
  version,
  parse,
  fallback,
  scope,
  area = 'local',
}: LocalStoreOptions<T>): LocalStore<T> {
  const keyNow = () => keyInScope(name, scope);
  const texts = createKeptTexts({
    isMine: (stored) => stored === keyNow(),
    isOwned: scope === 'own',
    area,
  });
  let last: { text: string | null; owner: string | undefined; value: T } | undefined;

  const set = (text: string | undefined) => texts.set(new Map([[keyNow(), text]]));
  const parseText = (text: string | null, owner: string | undefined): T => {
    try {
      const stored: unknown = JSON.parse(text ?? 'null');
      if (
        !isRecord(stored) ||
        stored['v'] !== version ||
        (scope && owner === undefined) ||
        (scope === 'own' && stored['owner'] !== owner)
      )
        return fallback();
      return parse(stored['data']) ?? fallback();
    } catch {
      return fallback();
    }
  };

  return {
    read: () => {
      const text = texts.get(keyNow());
      const owner = scope ? currentOwner() : undefined;
      if (last?.text !== text || last.owner !== owner)
        last = { text, owner, value: parseText(text, owner) };
      return last.value;
    },
    write: (data) => {
      if (scope && currentOwner() === undefined) return;
      set(JSON.stringify({ v: version, owner: ownerWritten(scope), data }));
    },
    remove: () => set(undefined),
    isKept: texts.isKept,
    subscribe: texts.subscribe,
  };
}

/** Whether the last value was stored. False if it is kept only until the tab is closed. */
export const useIsKept = ({
  subscribe,
  isKept,
}: Pick<LocalStore<unknown>, 'subscribe' | 'isKept'>): boolean =>
  useSyncExternalStore(subscribe, isKept);

/**
 * A stored value and its setter. A function passed to the setter gets the value stored at that
 * moment, even if another tab stored it.
 */
export function useLocalStore<T>(
  store: LocalStore<T>,
): readonly [T, (next: T | ((now: T) => T)) => void] {
  const value = useSyncExternalStore(store.subscribe, store.read);
  const set = useCallback(
    (next: T | ((now: T) => T)) => {
      // Stored values are data, never functions.
      store.write(typeof next === 'function' ? (next as (now: T) => T)(store.read()) : next);
    },
    [store],
  );
  return [value, set];
}
