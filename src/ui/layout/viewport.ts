import { listen } from '~/lib/browser/listen';
import { useSyncExternalStore, useLayoutEffect, useState } from 'react';

/** From this width on, a record is shown beside its list. */
const wide = '(min-width: 1600px)';

export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => listen('change', onChange, { target: matchMedia(media) }),
    () => matchMedia(media).matches,
  );
}

export const useIsWide = (): boolean => useMedia(wide);

export const isWide = (): boolean => matchMedia(wide).matches;

const subscribeToNetwork = (onChange: () => void) => listen(['online', 'offline'], onChange);

export const useIsOnline = (): boolean =>
  useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);

const wanted = new Map<string, number>();

/**
 * Sets an attribute on the root while mounted, for rules about other parts of the page. With a
 * selector like `html:has(…)`, the browser would compute every element's style again after each
 * change.
 */
export function useRootMark(attribute: `data-${string}`, value = ''): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(attribute, value);
    wanted.set(attribute, (wanted.get(attribute) ?? 0) + 1);
    return () => {
      const others = (wanted.get(attribute) ?? 0) - 1;
      wanted.set(attribute, others);
      if (others <= 0) root.removeAttribute(attribute);
    };
  }, [attribute, value]);
}

/**
 * Hides the page's scrollbar while mounted. The page and everything fixed that reaches the window's
 * edge (`data-window-edge`) keep its room, so that nothing moves. `scrollbar-gutter` would leave a
 * strip that no scrim covers, and a custom property on the root would restyle every element.
 */
export function useHiddenScrollbar(): void {
  // Read before anything is mounted, while the layout is known.
  const [room] = useState(() => window.innerWidth - document.documentElement.clientWidth);
  useRootMark('data-modal');
  useLayoutEffect(() => {
    if (room === 0) return undefined;
    const edges = [
      document.documentElement,
      ...document.querySelectorAll<HTMLElement>('[data-window-edge]'),
    ];
    for (const { style } of edges) style.borderInlineEnd = `${room}px solid transparent`;
    return () => {
      for (const { style } of edges) style.borderInlineEnd = '';
    };
  }, [room]);
}
