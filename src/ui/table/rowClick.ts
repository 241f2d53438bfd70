import type { MouseEvent } from 'react';
import { isWide } from '../layout/viewport';

/** False for a control in the row, and while text is being selected. */
const isForRow = (target: Element): boolean =>
  target.closest('[data-row-open], [data-row-view]') !== null ||
  (!target.closest('a, button, input, select, label, [role="menu"]') &&
    !getSelection()?.toString());

/**
 * In milliseconds. A click on a word waits so long for a second one, which would select the word.
 */
const doubleClickMs = 220;
let waiting: ReturnType<typeof setTimeout> | undefined;

function isOnWord({ clientX: x, clientY: y }: MouseEvent<HTMLElement>, element: Element): boolean {
  // A click by key or by code has no position.
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
 * Opens immediately on a control, with a modifier key or on blank space; on a word only if no
 * second click follows.
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
