import type { MouseEvent } from 'react';
import { isWide } from '../layout/viewport';

/** Not for a control in the row, nor for selecting text. */
const isForRow = (target: Element): boolean =>
  target.closest('[data-row-open], [data-row-view]') !== null ||
  (!target.closest('a, button, input, select, label, [role="menu"]') &&
    !getSelection()?.toString());

/** A click on a word waits so long for a second one, which selects the word; in milliseconds. */
const doubleClickMs = 220;
let waiting: ReturnType<typeof setTimeout> | undefined;

function isOnWord({ clientX: x, clientY: y }: MouseEvent<HTMLElement>, element: Element): boolean {
  // A click by key or by code has no place.
  if (x === 0 && y === 0) return false;
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text)) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  });
}

/**
 * On a control, with a modifier key and on blank space immediately; on a word only if no second
 * click follows.
 */
export function openByClick(
  event: MouseEvent<HTMLElement>,
  target: Element,
  open: () => void,
): void {
  clearTimeout(waiting);
  if (!isForRow(target)) return;
  const isAtOnce =
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    target.closest('[data-row-open], [data-row-view]') !== null;
  if (isAtOnce || !isOnWord(event, target)) open();
  else
    waiting = setTimeout(() => {
      if (target.isConnected && isForRow(target)) open();
    }, doubleClickMs);
}

/** The middle button anywhere in a row opens its link in a new tab. */
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

/** Pressing the middle button begins to scroll. */
export const middleClick = { onMouseDown: openInNewTab, onAuxClick: openInNewTab };

/** The person that `data-about` names is shown beside the page; the console's frame listens. */
export const askAboutPerson = (element: Element | null | undefined) =>
  element?.dispatchEvent(new Event('about', { bubbles: true }));

/**
 * Follows the row's `data-row-link` with the click's modifier keys. On a wide screen the person
 * of a link with `data-beside` is shown beside the list instead.
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
