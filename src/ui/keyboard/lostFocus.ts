import { listen } from '~/lib/browser/listen';

/** True if the element was removed or disabled. */
export const isLost = (element: Element): boolean =>
  !element.isConnected || element.matches(':disabled');

interface FocusWatch {
  onFocus: (target: Element) => void;
  mayBeLost: () => boolean;
  /** Called once the new content has had its chance to take the focus. */
  onSettled: () => void;
}

export function watchFocus(
  root: HTMLElement,
  { onFocus, mayBeLost, onSettled }: FocusWatch,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => {
    if (!mayBeLost()) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      onSettled();
    });
  });
  const handleFocus = ({ target }: Event) => {
    if (target instanceof Element) onFocus(target);
  };
  const stop = listen('focusin', handleFocus, { target: root });
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    stop();
  };
}
