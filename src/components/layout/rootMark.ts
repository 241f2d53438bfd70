import { useLayoutEffect } from 'react';

/** How many mounted components want an attribute. */
const wanted = new Map<string, number>();

/**
 * Sets an attribute on the page's root while a component is mounted, for rules about other parts of the page; without a name it sets none.
 * The selector would be `html:has(…)`, but with it the browser computes the style of every element anew after each change of the page.
 */
export function useRootMark(attribute: `data-${string}` | undefined, value = ''): void {
  useLayoutEffect(() => {
    if (attribute === undefined) return undefined;
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
