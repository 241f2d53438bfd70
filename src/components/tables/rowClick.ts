import type { MouseEvent } from 'react';

/** Whether a click was meant for the whole row, and not for a control in it or for selecting text. */
export const isForRow = (target: Element): boolean =>
  target.closest('[data-row-open], [data-row-view]') !== null ||
  (!target.closest('a, button, input, select, label, [role="menu"]') && !getSelection()?.toString());

/** Follows the row's `data-row-link`, with the same modifier keys as the click. */
export function followRowLink(event: MouseEvent<HTMLElement>, target: Element): void {
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-link]');
  link?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: event.ctrlKey,
      metaKey: event.metaKey,
      shiftKey: event.shiftKey,
    }),
  );
}
