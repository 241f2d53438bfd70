import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a list when the entry that held it is removed: it goes to the same control of the next entry, of the one before, or to the list itself.
 * Entries carry `data-entry`, and what holds that control `data-entry-control`. Call the answer just before an entry is removed.
 */
export function useFocusAfterRemoval(list: RefObject<HTMLElement | null>, entries: readonly unknown[]): (key: string) => void {
  const neighbours = useRef<string[]>(undefined);
  useEffect(() => {
    const wanted = neighbours.current;
    if (!wanted) return;
    neighbours.current = undefined;
    const holder = document.activeElement;
    // Whoever moved the focus elsewhere meanwhile meant it.
    if (holder && holder !== document.body && holder.isConnected) return;
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const next = wanted.map((key) => elements.find((element) => element.dataset['entry'] === key)).find(Boolean);
    (next?.querySelector<HTMLElement>('[data-entry-control] button') ?? list.current)?.focus({ preventScroll: next === undefined });
  }, [entries, list]);
  return (key) => {
    const keys = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].map((element) => element.dataset['entry'] ?? '');
    const at = keys.indexOf(key);
    neighbours.current = [...keys.slice(at + 1), ...keys.slice(0, Math.max(at, 0)).reverse()];
  };
}
