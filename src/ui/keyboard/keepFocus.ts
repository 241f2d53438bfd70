import { listen } from '~/lib/browser/listen';
import { overlayOf } from './keyListeners';
import { isFocusNowhere, rowOf } from './pageFocus';

interface Place {
  element: HTMLElement;
  path: string;
  /** Its row, then the ones after it, then the ones before it from the nearest one on. */
  rows: readonly Element[];
  control: string;
}

const controls = ['[data-row-menu]', '[data-entry-control] button'];
const opener = '[data-row-open], [data-row-link]';
const focusable = 'a[href], button:not(:disabled), input:not(:disabled)';

export interface Pressed {
  element: HTMLElement;
  siblings: readonly Element[];
}

function placeOf(element: HTMLElement, root: Element, siblings?: readonly Element[]): Place {
  const row = rowOf(element);
  const isEntry = row.matches('[data-entry]');
  // In a dialog, only entries are rows: its other controls may not be pressed by accident.
  const all =
    siblings ??
    (isEntry || row === element || overlayOf(root)
      ? [...root.querySelectorAll('[data-entry]')]
      : [...(row.parentElement?.children ?? [])]);
  const at = all.indexOf(row);
  return {
    element,
    path: location.pathname,
    rows: at < 0 ? [] : [...all.slice(at), ...all.slice(0, at).reverse()],
    control: controls.find((control) => element.closest(control)) ?? opener,
  };
}

/** The same control of the row, or of the row that has taken its place. */
function nextTo({ rows, control }: Place): HTMLElement | null | undefined {
  const row = rows.find(({ isConnected }) => isConnected);
  return row?.querySelector<HTMLElement>(control) ?? row?.querySelector<HTMLElement>(focusable);
}

/** True if the element was removed or disabled. */
const isLost = (element: Element) => !element.isConnected || element.matches(':disabled');

/**
 * Keeps the focus in a page (R421) or dialog if its element is removed or disabled: it moves to the
 * next row, or home. A dialog's keys would stop working otherwise. A field gets the focus back when
 * it is enabled again. A button doesn't: after a failure with an unknown outcome, Enter would send
 * the change a second time. A click beside all controls forgets the place. `pressed` was pressed
 * before this code was loaded, and may have been removed since. Returns a function that stops it.
 */
export function keepFocus(
  root: Element,
  home: () => HTMLElement | null,
  pressed?: Pressed,
): () => void {
  let place = pressed && placeOf(pressed.element, root, pressed.siblings);
  let wasLost = false;
  let asked: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const focus = (element: HTMLElement | null | undefined) =>
    (element ?? home())?.focus({ preventScroll: true });
  /** By now, what is new has had its chance to take the focus, and a dialog has returned it. */
  const settle = () => {
    timer = undefined;
    const isHere = place?.path === location.pathname;
    const lost = place && isHere && isLost(place.element) ? place : undefined;
    const holder = document.activeElement;
    const isNowhere = isFocusNowhere() || holder === lost?.element;
    if (isNowhere && (lost || asked?.isConnected === false)) {
      asked = undefined;
      focus(lost ? nextTo(lost) : isHere ? place?.element : undefined);
    } else if (
      wasLost &&
      isHere &&
      !lost &&
      (isNowhere || holder === home()) &&
      !(place?.element instanceof HTMLButtonElement)
    )
      focus(place?.element);
  };
  const check = () => {
    wasLost ||= place !== undefined && isLost(place.element);
    if (wasLost || (asked && isFocusNowhere())) timer ??= setTimeout(settle);
  };
  const handleFocus = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || target === home()) return;
    asked = target.closest('[role="alertdialog"]') ?? undefined;
    if (overlayOf(target) !== overlayOf(root)) return;
    place = root.contains(target) ? placeOf(target, root) : undefined;
    wasLost = false;
  };
  const handleClick = () => {
    if (place && isFocusNowhere() && !isLost(place.element)) place = undefined;
  };
  const stopFocus = listen('focusin', handleFocus, { target: document });
  const stopClicks = listen('click', handleClick, { target: document });
  const observer = new MutationObserver(check);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  check();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    stopFocus();
    stopClicks();
  };
}
