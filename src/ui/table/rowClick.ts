import type { MouseEvent } from 'react';
import { isWide } from '../layout/viewport';

/**
 * Whether a click was meant for the whole row, and not for a control in it or for selecting text.
 */
const isForRow = (target: Element): boolean =>
  target.closest('[data-row-open], [data-row-view]') !== null ||
  (!target.closest('a, button, input, select, label, [role="menu"]') &&
    !getSelection()?.toString());

/**
 * How long a click on a word waits for a second one, which selects the word instead. In
 * milliseconds.
 */
const doubleClickMs = 220;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Whether the pointer is on a word of the element, and not beside its text. */
function isOnWord({ clientX: x, clientY: y }: MouseEvent<HTMLElement>, element: Element): boolean {
  // A click by key or by code is nowhere.
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
 * Opens the row of a click that was meant for it. On a control, with a modifier key and on blank
 * space at once; on a word only if no second click follows.
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

/** The middle button beside a row's link does what it does on the link: it opens a new tab. */
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

/** Already pressing the button would begin to scroll by moving the mouse. */
export const middleClick = { onMouseDown: openInNewTab, onAuxClick: openInNewTab };

/**
 * Follows the row's `data-row-link`, with the same modifier keys as the click. On a wide screen a
 * row with `data-beside` shows its record beside the list instead.
 */
export function followRowLink(event: MouseEvent<HTMLElement>, target: Element): void {
  const row = target.closest('tr');
  const beside =
    isWide() &&
    !event.ctrlKey &&
    !event.metaKey &&
    !event.shiftKey &&
    row?.querySelector<HTMLElement>('[data-beside]');
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
