import { isInOverlay } from '../../ui/keyboard/keyListeners';
import { isLost, watchFocus } from '../../ui/keyboard/lostFocus';
import { isFocusNowhere, pageHeading } from '../../ui/keyboard/pageFocus';
import { listen } from '../../lib/browser/listen';
import { rowOf } from './rowFocus';

interface Place {
  element: HTMLElement;
  path: string;
  row: Element;
  rows: () => Element[];
  index: number;
  control: string;
  dialog: HTMLElement | null;
}

const controls = [
  '[data-row-menu]',
  '[data-entry-control] button',
  '[data-row-open], [data-row-link]',
] as const;
const focusable = 'a[href], button:not(:disabled), input:not(:disabled)';

function placeOf(element: HTMLElement): Place {
  const row = rowOf(element);
  const dialog = element.closest<HTMLElement>('[role="dialog"]');
  // Entries may be in several groups, and their last one takes its group along.
  const isEntry = row.matches('[data-entry]');
  const list = isEntry ? (dialog ?? element.closest('#main')) : row.parentElement;
  const rows = () =>
    row !== element && list?.isConnected
      ? [...(isEntry ? list.querySelectorAll('[data-entry]') : list.children)]
      : [];
  const control = controls.find((one) => element.matches(one)) ?? controls[2];
  return {
    element,
    path: location.pathname,
    row,
    rows,
    index: rows().indexOf(row),
    control,
    dialog,
  };
}

function nextTo({ row, rows, index, control, dialog }: Place): HTMLElement | null {
  const now = rows();
  const next = now.includes(row) ? row : (now[index] ?? now.at(-1));
  return (
    next?.querySelector<HTMLElement>(control) ??
    next?.querySelector<HTMLElement>(focusable) ??
    (dialog?.isConnected ? dialog : pageHeading())
  );
}

/**
 * After a decision the work goes on at the same place (R421). Who clicks beside an element keeps
 * none. `last` was pressed before this code was there.
 */
export function keepFocus(last: HTMLElement | null): () => void {
  let place: Place | undefined;
  let asked: Element | undefined;
  const onSettled = () => {
    const hasAnswered = asked?.isConnected === false;
    const isHere = place?.path === location.pathname;
    if (!isFocusNowhere() || !(hasAnswered || (isHere && place && isLost(place.element)))) return;
    // A dialog has given the focus back by now.
    const next =
      !place || !isHere ? pageHeading() : isLost(place.element) ? nextTo(place) : place.element;
    place = undefined;
    asked = undefined;
    next?.focus({ preventScroll: true });
  };
  const onFocus = (target: Element) => {
    const isInPage = !isInOverlay(target);
    const isPlace = isInPage ? target.closest('#main') : target.closest('[data-entry]');
    if (target instanceof HTMLElement && isPlace) place = placeOf(target);
    else if (isInPage) place = undefined;
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
