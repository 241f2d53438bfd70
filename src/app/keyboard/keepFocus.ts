import { isInOverlay } from '../../components/keyboard/keyListeners';
import { rowOf } from './rowFocus';

/** Where the focus was in the page, to find the place again if the element is gone. */
interface Place {
  element: HTMLElement;
  path: string;
  /** The row's place among its neighbors. */
  row?: { element: Element; list: Element; index: number; control: string };
}

/** The control that rows have in common: their menu, or what opens them. */
const controlOf = (element: Element) => (element.closest('[data-row-menu]') ? '[data-row-menu]' : '[data-row-open], [data-row-link]');

function placeOf(element: HTMLElement): Place {
  const row = rowOf(element);
  const list = row === element ? null : row.parentElement;
  const at = list && { element: row, list, index: [...list.children].indexOf(row), control: controlOf(element) };
  return { element, path: location.pathname, ...(at && { row: at }) };
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled)';

const heading = () => document.querySelector<HTMLElement>('#main h1');

/** What takes the place of the lost element: its row, or the row that has come into its place, or the page's heading. */
function nextTo({ row }: Place): HTMLElement | null {
  const now = row?.element.isConnected ? row.element : row?.list.isConnected ? row.list.children[row.index] : undefined;
  const last = now ?? (row?.list.isConnected ? row.list.lastElementChild : undefined);
  return last?.querySelector<HTMLElement>(row?.control ?? focusable) ?? last?.querySelector<HTMLElement>(focusable) ?? heading();
}

const isLost = (element: HTMLElement) => !element.isConnected || element.matches(':disabled');

/**
 * Gives the focus back if the element that has it is removed or switched off, so that it never falls to the body: after a decision the
 * work goes on at the same place (R421). Whoever leaves an element on purpose, by a click beside it, keeps none. Returns a function that
 * stops it.
 */
export function keepFocus(): () => void {
  let place: Place | undefined;
  /** What has the focus in a question above the page. */
  let asked: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
  const look = () => {
    // What is shown now may take the focus itself, in an effect after this.
    timer ??= setTimeout(() => {
      timer = undefined;
      const hasAnswered = asked?.isConnected === false;
      const isHere = place?.path === location.pathname;
      if (!isNowhere() || !(hasAnswered || (isHere && place && isLost(place.element)))) return;
      // A dialog has tried to give the focus back by now.
      const next = !place || !isHere ? heading() : isLost(place.element) ? nextTo(place) : place.element;
      place = undefined;
      asked = undefined;
      next?.focus({ preventScroll: true });
    });
  };
  const observer = new MutationObserver(() => {
    if ((place || asked) && isNowhere()) look();
  });
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.closest('#main') && !isInOverlay(target)) place = placeOf(target);
    else if (!isInOverlay(target as Element | null)) place = undefined;
    asked = target instanceof Element && target.closest('[role="alertdialog"]') ? target : undefined;
  };
  const onPress = () => {
    if (place && isNowhere() && !isLost(place.element)) place = undefined;
  };
  if (document.activeElement instanceof HTMLElement && document.activeElement.closest('#main')) place = placeOf(document.activeElement);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocus);
  // After the press has moved the focus.
  document.addEventListener('click', onPress);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('click', onPress);
  };
}
