import { listen } from '~/lib/browser/listen';

const threshold = 96;
/** In pixels, so that a trembling finger does nothing. */
const travel = 12;

/**
 * Scrolling down hides the bar's upper row; scrolling up or the keyboard brings it back. Only
 * attributes change, so nothing moves.
 */
export function collapseOnScroll(element: HTMLElement): () => void {
  let isCollapsed = false;
  let turnedAt = 0;
  const set = (next: boolean) => {
    if (next === isCollapsed) return;
    isCollapsed = next;
    element.toggleAttribute('data-collapsed', next);
    document.documentElement.toggleAttribute('data-bar-collapsed', next);
  };
  const onScroll = () => {
    const y = scrollY;
    const moved = y - turnedAt;
    if (isCollapsed ? moved > 0 : moved < 0) turnedAt = y;
    if (y < threshold) set(false);
    else if (Math.abs(moved) > travel) set(moved > 0);
    if (Math.abs(moved) > travel) turnedAt = y;
  };
  // Not on a press, because the link under it would move away before the click.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) set(false);
  };
  onScroll();
  const stops = [
    listen('scroll', onScroll, { passive: true }),
    listen('focusin', onFocus, { target: element }),
  ];
  return () => {
    for (const stop of stops) stop();
    document.documentElement.removeAttribute('data-bar-collapsed');
  };
}
