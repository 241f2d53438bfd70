import { useEffect, useRef, type RefObject } from 'react';
import { isFocusNowhere, pageHeading } from '../../../ui/keyboard/pageFocus';

const isShown = (element: Element | null): boolean => element !== null && element.getClientRects().length > 0;

/** What has just been hidden keeps the focus until the next frame. */
const isFocusLost = (): boolean => isFocusNowhere() || !isShown(document.activeElement);

/**
 * On a narrow screen the list makes way for the chat, and comes back after it. What had the focus is then hidden: the chat's heading takes
 * it, and on the way back the row that was opened. A chat that was opened by its address takes nothing.
 */
export function useFocusOfView(heading: RefObject<HTMLElement | null>, isFromList: boolean): void {
  useEffect(() => {
    const list = document.querySelector('.ticket-list');
    if (isShown(list)) return undefined;
    const row = list?.querySelector<HTMLElement>('[aria-current]');
    if (isFromList && isFocusLost()) heading.current?.focus({ preventScroll: true });
    return () => {
      if (isShown(list) && isFocusLost()) (row?.isConnected ? row : pageHeading())?.focus();
    };
  }, [heading, isFromList]);
}

/**
 * The buttons are switched off while a ticket is being closed, and go once it is closed. The chat's heading then has the focus. It has it
 * after a failure, too: on a button, an Enter that was meant for something else would send the change a second time (R32).
 */
export function useFocusAfterClosing(heading: RefObject<HTMLElement | null>, isClosing: boolean): void {
  const wasClosing = useRef(false);
  useEffect(() => {
    const hasEnded = wasClosing.current && !isClosing;
    wasClosing.current = isClosing;
    // Meanwhile the page's heading may have taken it (keepFocus.ts).
    const isFree = isFocusNowhere() || document.activeElement === pageHeading();
    if (hasEnded && isFree) heading.current?.focus({ preventScroll: true });
  }, [heading, isClosing]);
}
