import { isInOverlay } from '~/ui/keyboard/keyListeners';
import { isLost, watchFocus } from '~/ui/keyboard/lostFocus';
import { isFocusNowhere, pageHeading } from '~/ui/keyboard/pageFocus';
import { listen } from '~/lib/browser/listen';
import { rowOf } from './rowFocus';

interface Place {
  element: HTMLElement;
  path: string;
  row?: { element: Element; list: Element; index: number; control: string };
}

const controlOf = (element: Element) =>
  element.closest('[data-row-menu]') ? '[data-row-menu]' : '[data-row-open], [data-row-link]';

function placeOf(element: HTMLElement): Place {
  const row = rowOf(element);
  const list = row === element ? null : row.parentElement;
  const at = list && {
    element: row,
    list,
    index: [...list.children].indexOf(row),
    control: controlOf(element),
  };
  return { element, path: location.pathname, ...(at && { row: at }) };
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)';

function nextTo({ row }: Place): HTMLElement | null {
  const now = row?.element.isConnected
    ? row.element
    : row?.list.isConnected
      ? row.list.children[row.index]
      : undefined;
  const last = now ?? (row?.list.isConnected ? row.list.lastElementChild : undefined);
  return (
    last?.querySelector<HTMLElement>(row?.control ?? focusable) ??
    last?.querySelector<HTMLElement>(focusable) ??
    pageHeading()
  );
}

/**
 * After a decision, the admin goes on in the same place (R421). A click beside all controls forgets
 * the place. `last` was pressed before this code was loaded.
 */
export function keepFocus(last: HTMLElement | null): () => void {
  let place: Place | undefined;
  let asked: Element | undefined;
  const onSettled = () => {
    const hasAnswered = asked?.isConnected === false;
    const isHere = place?.path === location.pathname;
    if (!isFocusNowhere() || !(hasAnswered || (isHere && place && isLost(place.element)))) return;
    // By now a dialog has returned the focus.
    const next =
      !place || !isHere ? pageHeading() : isLost(place.element) ? nextTo(place) : place.element;
    place = undefined;
    asked = undefined;
    next?.focus({ preventScroll: true });
  };
  const onFocus = (target: Element) => {
    if (target instanceof HTMLElement && target.closest('#main') && !isInOverlay(target))
      place = placeOf(target);
    else if (!isInOverlay(target)) place = undefined;
    asked = target.closest('[role="alertdialog"]') ? target : undefined;
  };
  const stopClicks = listen(
    'click',
    () => {
      if (place && isFocusNowhere() && !isLost(place.element)) place = undefined;
    },
    { target: document },
  );
  if (last) place = placeOf(last);
  const mayBeLost = () => (place ?? asked) !== undefined && isFocusNowhere();
  const stop = watchFocus(document.body, { onFocus, mayBeLost, onSettled });
  if (mayBeLost()) setTimeout(onSettled);
  return () => {
    stop();
    stopClicks();
  };
}
