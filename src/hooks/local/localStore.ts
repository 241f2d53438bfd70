import { useCallback, useSyncExternalStore } from 'react';
import { isRecord } from '../../domain/records';
import { currentOwner, onForgotten, ownKey } from './owned';

export interface LocalStoreOptions<T> {
  name: string;
  /** Raised when the shape changes: what is stored under another version is not read. */
  version: number;
  /** What is stored, checked; undefined when it can't be used. */
  parse: (raw: unknown) => T | undefined;
  fallback: () => T;
  /** It belongs to the signed-in admin: nobody else reads it, and signing out removes it (promise 10). */
  isOwned?: boolean;
  /** 'session' for what ends with the tab. */
  area?: 'local' | 'session';
}

export interface LocalStore<T> {
  /** The same object until it changes. */
  read: () => T;
  write: (next: T) => void;
  remove: () => void;
  /** False while the value is only in this tab's memory, because storage is full or denied. */
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

/**
 * A value kept in the browser (R29), shared by all tabs unless it ends with its tab. Corrupt storage reads as the fallback; full or denied
 * storage keeps the value in this tab's memory. Nothing of it throws. To be made once for each name.
 */
export function createLocalStore<T>({ name, version, parse, fallback, isOwned = false, area = 'local' }: LocalStoreOptions<T>): LocalStore<T> {
  const key = isOwned ? ownKey(name) : `admin.local.${name}`;
  const storage = () => (area === 'local' ? localStorage : sessionStorage);
  const listeners = new Set<() => void>();
  let unstored: string | undefined;
  let last: { text: string | null; owner: string | undefined; value: T } | undefined;

  const readText = () => {
    try {
      return unstored ?? storage().getItem(key);
    } catch {
      return null;
    }
  };
  const parseText = (text: string | null, owner: string | undefined): T => {
    try {
      const stored: unknown = JSON.parse(text ?? 'null');
      if (!isRecord(stored) || stored['v'] !== version || (isOwned && (owner === undefined || stored['owner'] !== owner))) return fallback();
      return parse(stored['data']) ?? fallback();
    } catch {
      return fallback();
    }
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const handleStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // Another tab wrote: what it says counts.
    unstored = undefined;
    notify();
  };
  const store = (text: string | undefined) => {
    unstored = undefined;
    try {
      if (text === undefined) storage().removeItem(key);
      else storage().setItem(key, text);
    } catch {
      unstored = text;
    }
    notify();
  };
  if (isOwned) {
    // As long as the page lives: what is only in memory goes too, whether anything shows it or not.
    onForgotten((isToGo) => {
      if (unstored !== undefined && isToGo(unstored)) unstored = undefined;
      notify();
    });
  }

  return {
    read: () => {
      const text = readText();
      const owner = isOwned ? currentOwner() : undefined;
      if (last?.text !== text || last.owner !== owner) last = { text, owner, value: parseText(text, owner) };
      return last.value;
    },
    write: (data) => {
      const owner = isOwned ? currentOwner() : undefined;
      if (isOwned && owner === undefined) return;
      store(JSON.stringify({ v: version, owner, data }));
    },
    remove: () => {
      store(undefined);
    },
    isKept: () => unstored === undefined,
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener('storage', handleStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', handleStorage);
      };
    },
  };
}

/** Whether the browser keeps what was written last; false while it lasts only as long as the tab. */
export const useIsKept = <T>({ subscribe, isKept }: LocalStore<T>): boolean => useSyncExternalStore(subscribe, isKept);

/** A stored value and its setter; a function gets what is stored at that moment, by whichever tab. */
export function useLocalStore<T>(store: LocalStore<T>): readonly [T, (next: T | ((now: T) => T)) => void] {
  const value = useSyncExternalStore(store.subscribe, store.read);
  const set = useCallback(
    (next: T | ((now: T) => T)) => {
      // A stored value is data, never a function.
      store.write(typeof next === 'function' ? (next as (now: T) => T)(store.read()) : next);
    },
    [store],
  );
  return [value, set];
}
