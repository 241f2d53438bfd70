/** Scrolled further than this many pixels from the top, the bar may collapse. */
const threshold = 96;
/** A change of direction counts from this many pixels on, so that a trembling finger doesn't make the bar flicker. */
const travel = 12;

/**
 * Section 2: the bar collapses on scroll. Going down hides its upper row; going up, or reaching something in it by keyboard, brings it
 * back. Only a transform changes, so nothing on the page moves; with reduced motion, or without the code of the animation, the
 * change is immediate. It begins where the page has been scrolled to. Returns a function that stops it.
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
    const row = element.firstElementChild?.clientHeight ?? 0;
    const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 0.18;
    // The imports may end in any order, so each applies the state that is wanted at that moment.
    const transform = () => `translateY(${String(isCollapsed ? -row : 0)}px)`;
    import('framer-motion/dom/mini')
      .then(({ animate }) => animate(element, { transform: transform() }, { duration, ease: 'easeOut' }))
      .catch(() => {
        element.style.transform = transform();
      });
  };
  const onScroll = () => {
    const y = scrollY;
    const moved = y - turnedAt;
    if (isCollapsed ? moved > 0 : moved < 0) turnedAt = y;
    if (y < threshold) set(false);
    else if (Math.abs(moved) > travel) set(moved > 0);
    if (Math.abs(moved) > travel) turnedAt = y;
  };
  // Not for a press: the link under it would move away before the pointer is let go, and the click would go astray.
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
