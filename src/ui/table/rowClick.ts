import type { MouseEvent } from 'react';
import { isWide } from '../layout/viewport';

/** False for a control in the row, and after text was selected. */
export const isClickOnRow = (target: Element): boolean =>
  target.closest('[data-row-open], [data-row-view]') !== null ||
  (!target.closest('a, button, input, select, label, [role="menu"]') &&
    !getSelection()?.toString());

/** Middle-clicking anywhere in a row opens its link in a new tab. */
function openInNewTab(event: MouseEvent<HTMLElement>): void {
  const target =
    event.target instanceof Element && !event.target.closest('a, button, input')
      ? event.target
      : undefined;
  const link = target?.closest('tr')?.querySelector('a[data-row-link]');
  if (event.button !== 1 || !link) return;
  event.preventDefault();
  if (event.type === 'auxclick')
    link.dispatchEvent(
      new window.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey: true,
        metaKey: true,
      }),
    );
}

/** Pressing the middle button would start to scroll. */
export const middleClick = { onMouseDown: openInNewTab, onAuxClick: openInNewTab };

/** Shows the person that `data-about` names beside the page; the console's frame listens. */
export const askAboutPerson = (element: Element | null | undefined) =>
  element?.dispatchEvent(new Event('about', { bubbles: true }));

/**
 * Follows the row's `data-row-link` with the click's modifier keys. On a wide screen, the person of
 * a link with `data-beside` is shown beside the list instead.
 */
export function followRowLink(event: MouseEvent<HTMLElement>, target: Element): void {
  const link = target.closest('tr')?.querySelector<HTMLAnchorElement>('a[data-row-link]');
  if (!link) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  if (isWide() && !ctrlKey && !metaKey && !shiftKey && 'beside' in link.dataset)
    askAboutPerson(link);
  else
    link.dispatchEvent(
      new window.MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        ctrlKey,
        metaKey,
        shiftKey,
      }),
    );
}
