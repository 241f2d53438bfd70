/** Scrolled further than this many pixels from the top, the bar may collapse. */
const threshold = 96;
/**
 * A change of direction counts from this many pixels on, so that a trembling finger doesn't make
 * the bar flicker.
 */
const travel = 12;

/**
 * Section 2: the bar collapses on scroll. Going down hides its upper row; going up, or reaching
 * something in it by keyboard, brings it back. Only attributes change: the stylesheet moves the bar
 * by a transform, so nothing on the page moves. It begins where the page has been scrolled to.
 * Returns a function that stops it.
 */
export function collapseOnScroll(element: HTMLElement): () => void {
  let isCollapsed = false;
  let turnedAt = 0;
  const set = (next: boolean) => {
    if (next === isCollapsed) return;
    isCollapsed = next;
    element.toggleAttribute('data-collapsed', next);
    // For what stands beside the page.
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
  // Not for a press: the link under it would move away before the pointer is let go, and the click
  // would go astray.
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) set(false);
  };
  onScroll();
  addEventListener('scroll', onScroll, { passive: true });
  element.addEventListener('focusin', onFocus);
  return () => {
    removeEventListener('scroll', onScroll);
    element.removeEventListener('focusin', onFocus);
    document.documentElement.removeAttribute('data-bar-collapsed');
  };
}
