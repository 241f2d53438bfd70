import { ariaHidden } from '@zag-js/aria-hidden';
import { FocusTrap } from '@zag-js/focus-trap';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { closeOnEscape } from '../keyboard/keyListeners';
import { keepFocus } from '../keyboard/keepFocus';
import { pageHeading } from '../keyboard/pageFocus';
import { useHiddenScrollbar } from '../layout/viewport';

interface DialogFocusOptions {
  initialFocus?: RefObject<HTMLElement | null>;
  onEscape: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Tells Chakra that the focus is where it belongs: it would move it a frame after the paint. */
const currentFocus = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

/**
 * Moves the focus into a dialog before it is painted, keeps it there, and returns it. Chakra's own
 * trap and Escape start a frame after the paint: on a busy machine, what is typed in between is
 * lost or ends up in the wrong field. Chakra isn't told that the dialog is modal, because it would
 * style the root and the body, which restyles every element. Instead, the positioner covers the
 * page and takes the presses.
 */
export function useDialogFocus({ initialFocus, onEscape, onKeyDown }: DialogFocusOptions) {
  const ref = useRef<HTMLDivElement>(null);
  useHiddenScrollbar();
  // Read before anything is mounted, because a field with `autoFocus` takes the focus then.
  const [before] = useState(currentFocus);
  useLayoutEffect(() => (ref.current ? keepFocus(ref.current, () => ref.current) : undefined), []);
  useLayoutEffect(() => {
    const content = ref.current;
    if (!content) return undefined;
    const trap = new FocusTrap(content, {
      // A focus that is already inside stays where it is, also after a dialog above this one has
      // closed.
      initialFocus: () =>
        content.contains(document.activeElement) ? undefined : (initialFocus?.current ?? undefined),
      fallbackFocus: content,
      // Nothing had the focus if the page was loaded with the dialog open.
      setReturnFocus: () => (before === document.body ? pageHeading() : before) ?? false,
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
   * A press outside closes the dialog, unless it is on a toast or the idle warning above it (R407).
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
