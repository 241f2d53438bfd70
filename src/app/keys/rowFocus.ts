const rowOf = (target: Element) => target.closest('tr, li, article') ?? target;

/** What opens a row, in the order of the page; rows that can't be used now are left out. */
const openers = () => [...document.querySelectorAll<HTMLElement>('#main [data-row-open], #main [data-row-link]')].filter((target) => !target.closest('[inert]') && target.checkVisibility());

/** Puts the focus on the next or the previous row's opener, where Enter opens it; on the first or last where none has the focus. */
export function moveInRows(step: 1 | -1): void {
  const targets = openers();
  const here = targets.findIndex((target) => rowOf(target).contains(document.activeElement));
  const next = here < 0 ? (step > 0 ? 0 : targets.length - 1) : Math.min(Math.max(here + step, 0), targets.length - 1);
  targets[next]?.focus({ preventScroll: true });
  targets[next]?.scrollIntoView({ block: 'nearest' });
}

/** Puts the focus into the screen's search box, if it has one. */
export function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>('#main input[type="search"]');
  search?.focus();
  search?.select();
}
