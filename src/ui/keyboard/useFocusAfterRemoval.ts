import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the same control of the next entry, or of the previous one, or to the list.
 * Call the returned function with an entry's key just before the entry is removed.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  entries: readonly unknown[],
): (key: string) => void {
  const neighbors = useRef<string[]>(undefined);
  useEffect(() => {
    const wanted = neighbors.current;
    if (!wanted) return;
    neighbors.current = undefined;
    const holder = document.activeElement;
    // The focus was moved elsewhere on purpose.
    if (holder && holder !== document.body && holder.isConnected) return;
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])];
    const next = wanted
      .map((key) => elements.find((element) => element.dataset['entry'] === key))
      .find(Boolean);
    (next?.querySelector<HTMLElement>('[data-entry-control] button') ?? list.current)?.focus({
      preventScroll: next === undefined,
    });
  }, [entries, list]);
  return (key) => {
    const keys = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])].map(
      (element) => element.dataset['entry'] ?? '',
    );
    const at = keys.indexOf(key);
    neighbors.current = [...keys.slice(at + 1), ...keys.slice(0, Math.max(at, 0)).reverse()];
  };
}
