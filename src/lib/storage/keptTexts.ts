import { noteUnkept, onForgotten } from './owned';

export interface KeptTextsOptions {
  /** Whether a storage key belongs to this store. */
  isMine: (key: string) => boolean;
  /** The texts belong to the signed-in admin: signing out removes them (promise 10). */
  isOwned: boolean;
  /** 'session' for texts that are lost when the tab is closed. */
  area?: 'local' | 'session';
}

export interface KeptTexts {
  /** The text that is stored now. Null if there is none, or storage is denied. */
  get: (key: string) => string | null;
  /** The keys of this store that have a text, in storage or in this tab's memory. */
  keys: () => string[];
  /** Stores texts by their keys. Undefined removes one. */
  set: (changes: ReadonlyMap<string, string | undefined>) => void;
  /** False while a text is only in this tab's memory, because storage is full or denied. */
  isKept: () => boolean;
  subscribe: (listener: () => void) => () => void;
  /**
   * A number that grows with each change. Undefined if nobody has subscribed, because then no event
   * reports the changes of other tabs.
   */
  changes: () => number | undefined;
}

/** Undefined if storage is denied. */
export function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Texts in the browser's storage, which all tabs share unless the area is 'session'. What can't be
 * stored stays in this tab's memory, and is stored with a later change if there is room by then.
 * Nothing here throws.
 */
export function createKeptTexts({ isMine, isOwned, area = 'local' }: KeptTextsOptions): KeptTexts {
  const storage = () => (area === 'local' ? localStorage : sessionStorage);
  const listeners = new Set<() => void>();
  const unstored = new Map<string, string>();
  let count = 0;

  function notify(): void {
    count += 1;
    for (const listener of listeners) listener();
  }
  function hold(key: string, text: string | undefined): void {
    if (text === undefined) unstored.delete(key);
    else unstored.set(key, text);
    if (isOwned) noteUnkept(key, text !== undefined);
  }
  function handleStorage({ key }: StorageEvent): void {
    if (key !== null && !isMine(key)) return;
    // Another tab has written, so its value is valid.
    for (const held of key === null ? [...unstored.keys()] : [key]) hold(held, undefined);
    notify();
  }
  if (isOwned) {
    // Never unsubscribed: values in memory must be removed too, even if no component shows them.
    onForgotten((isToGo) => {
      for (const [key, text] of [...unstored]) if (isToGo(text)) hold(key, undefined);
      notify();
    });
  }

  return {
    get: (key) => unstored.get(key) ?? attempt(() => storage().getItem(key)) ?? null,
    keys: () => {
      const stored =
        attempt(() =>
          Array.from({ length: storage().length }, (_, index) => storage().key(index) ?? ''),
        ) ?? [];
      return [...new Set([...stored, ...unstored.keys()])].filter(isMine);
    },
    set: (changes) => {
      for (const [key, text] of changes) {
        hold(key, text);
        if (text === undefined) attempt(() => storage().removeItem(key));
      }
      for (const [held, its] of [...unstored])
        attempt(() => {
          storage().setItem(held, its);
          hold(held, undefined);
        });
      notify();
    },
    isKept: () => unstored.size === 0,
    subscribe: (listener) => {
      if (listeners.size === 0) {
        count += 1;
        addEventListener('storage', handleStorage);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', handleStorage);
      };
    },
    changes: () => (listeners.size === 0 ? undefined : count),
  };
}
