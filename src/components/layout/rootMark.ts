import { useLayoutEffect } from 'react';

/**
 * Sets an attribute on the page's root while a component is mounted, for rules about other parts of the page. The selector would
 * be `html:has(…)`, but with it the browser computes the style of every element anew after each change of the page.
 */
export function useRootMark(attribute: `data-${string}`, value = ''): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.setAttribute(attribute, value);
    return () => root.removeAttribute(attribute);
  }, [attribute, value]);
}
