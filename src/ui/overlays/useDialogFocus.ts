import { ariaHidden } from '@zag-js/aria-hidden';
import { FocusTrap } from '@zag-js/focus-trap';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { closeOnEscape } from '../keyboard/keyListeners';
import { isLost, watchFocus } from '../keyboard/lostFocus';
import { isFocusNowhere } from '../keyboard/pageFocus';
import { useHiddenScrollbar } from '../layout/viewport';

interface DialogFocusOptions {
  initialFocus?: RefObject<HTMLElement | null>;
  onEscape: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Chakra would move the focus a frame after the paint. It is where it belongs by then. */
const currentFocus = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/**
 * Keeps the focus in the dialog if its element is switched off or removed, or the dialog's keys
 * would do nothing. A field gets it back once it is on again; a button doesn't: after a failure
 * whose outcome is unknown, Enter would send the change a second time. Returns a function that
 * stops it.
 */
function keepInside(content: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let wasLost = false;
  const isGone = () => last !== undefined && isLost(last);
  return watchFocus(content, {
    onFocus: (target) => {
      if (!(target instanceof HTMLElement) || target === content) return;
      last = target;
      wasLost = false;
    },
    mayBeLost: () => (wasLost ||= isGone()),
    onSettled: () => {
      const { activeElement } = document;
      const isNowhere = isFocusNowhere() || (activeElement === last && isGone());
      if (isNowhere && isGone()) content.focus({ preventScroll: true });
      else if (
        (isNowhere || activeElement === content) &&
        !isGone() &&
        !(last instanceof HTMLButtonElement)
      )
        last?.focus({ preventScroll: true });
    },
  });
}

/**
 * Puts the focus into a dialog before it is painted, keeps it there, and gives it back. Chakra's
 * own trap and Escape start a frame after the paint: on a busy machine, what is typed in between is
 * lost or lands in the wrong field. Chakra doesn't know that the dialog is modal: it would style the
 * root and the body, after which the browser computes every element's style anew. Here the
 * positioner, which covers the page, takes the presses.
 */
export function useDialogFocus({ initialFocus, onEscape, onKeyDown }: DialogFocusOptions) {
  const ref = useRef<HTMLDivElement>(null);
  useHiddenScrollbar();
  // Read before anything is mounted, because a field with `autoFocus` takes the focus then.
  const [before] = useState(currentFocus);
  useLayoutEffect(() => (ref.current ? keepInside(ref.current) : undefined), []);
  useLayoutEffect(() => {
    const content = ref.current;
    if (!content) return undefined;
    const trap = new FocusTrap(content, {
      // A focus that is inside already stays where it is, also when a dialog above this one has
      // closed.
      initialFocus: () =>
        content.contains(document.activeElement) ? undefined : (initialFocus?.current ?? undefined),
      fallbackFocus: content,
      setReturnFocus: () => before ?? false,
      escapeDeactivates: false,
      allowOutsideClick: true,
      delayInitialFocus: false,
      preventScroll: true,
    });
    trap.activate();
    const showOthers = ariaHidden([content], { defer: false });
    return () => {
      showOthers();
      trap.deactivate();
    };
  }, [before, initialFocus]);
  const handleKey = (event: KeyboardEvent) => {
    onKeyDown?.(event);
    closeOnEscape(event, onEscape);
  };
  /**
   * A press beside the dialog closes it, but not one on a toast or the idle warning above it
   * (R407).
   */
  const stayUnlessBeside = (event: CustomEvent<{ target: EventTarget | null }>) => {
    if (event.detail.target !== ref.current?.parentElement) event.preventDefault();
  };
  return {
    root: {
      modal: false,
      trapFocus: false,
      initialFocusEl: currentFocus,
      closeOnInteractOutside: true,
      onInteractOutside: stayUnlessBeside,
    },
    positioner: { style: { pointerEvents: 'auto' } },
    content: { ref, 'aria-modal': true, onKeyDown: handleKey },
  } as const;
}
