// Apart from keepFocus.ts, which the first load doesn't need.

export const isFocusNowhere = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

export const rowOf = (element: Element) =>
  element.closest('tr, li, article, [data-entry]') ?? element;

export const pageHeading = () => document.querySelector<HTMLElement>('#main h1');

export function focusHeadingIfLost(): void {
  if (isFocusNowhere()) pageHeading()?.focus({ preventScroll: true });
}

/**
 * An overlay is removed before it can return the focus itself. By then the focus may be elsewhere.
 */
export function returnFocus(triggerId: string, overlay: Element | null): void {
  const holder = document.activeElement;
  if (!holder || holder === document.body || overlay?.contains(holder))
    document.getElementById(triggerId)?.focus();
}
