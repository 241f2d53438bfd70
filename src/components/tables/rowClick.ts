import type { MouseEvent } from 'react';
import { isWide } from '../layout/wideScreen';

/** Whether a click was meant for the whole row, and not for a control in it or for selecting text. */
export const isForRow = (target: Element): boolean =>
  target.closest('[data-row-open], [data-row-view]') !== null ||
  (!target.closest('a, button, input, select, label, [role="menu"]') && !getSelection()?.toString());

/**
 * Follows the row's `data-row-link`, with the same modifier keys as the click. On a wide screen a row with `data-beside` shows its record
 * beside the list instead (R404).
 */
export function followRowLink(event: MouseEvent<HTMLElement>, target: Element): void {
  const row = target.closest('tr');
  const beside = isWide() && !event.ctrlKey && !event.metaKey && !event.shiftKey && row?.querySelector<HTMLElement>('[data-beside]');
  if (beside) {
    beside.click();
    return;
  }
  const link = row?.querySelector<HTMLAnchorElement>('a[data-row-link]');
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
