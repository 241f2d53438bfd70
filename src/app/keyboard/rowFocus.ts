import { rowOf } from '~/ui/keyboard/pageFocus';
import { askAboutPerson } from '~/ui/table/rowClick';

const usable = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => !element.closest('[inert]') && element.checkVisibility(),
  );

const openers = () => usable('#main [data-row-open], #main [data-row-link]');

/** Rows that open nothing get the focus themselves. */
function plainRows(): HTMLElement[] {
  const rows = usable('#main :is(tbody > tr:not(.table-spacer), li[data-entry])').filter(
    (row) => !row.closest('[data-busy]'),
  );
  for (const row of rows) row.tabIndex = -1;
  return rows;
}

function focusTargets(): HTMLElement[] {
  const opening = openers();
  return opening.length > 0 ? opening : plainRows();
}

const isCurrent = (opener: HTMLElement) => opener.closest('[aria-current="true"]') !== null;

export function moveInRows(step: 1 | -1): void {
  const all = focusTargets();
  const focused = all.findIndex((opener) => rowOf(opener).contains(document.activeElement));
  const here = focused < 0 ? all.findIndex(isCurrent) : focused;
  const next =
    here < 0 ? (step > 0 ? 0 : all.length - 1) : Math.min(Math.max(here + step, 0), all.length - 1);
  all[next]?.focus({ preventScroll: true });
  all[next]?.scrollIntoView({ block: 'nearest' });
}

export function stepToRecord(which: 'first' | 'last'): void {
  document.querySelector<HTMLElement>(`#main .record-steps button:${which}-of-type`)?.click();
}

function inCurrentRow(selector: string): HTMLElement | null | undefined {
  const here = document.activeElement?.closest('#main') ? document.activeElement : null;
  const row =
    here?.closest('tr, li, article') ??
    document.querySelector('#main [aria-current="true"]')?.closest('tr, li, article');
  return row?.querySelector(selector);
}

export const askAboutRow = (): void => void askAboutPerson(inCurrentRow('[data-about]'));

export const tickRow = (): void => inCurrentRow('.row-box')?.click();

const searchBox = '#main input[type="search"]:not([name="find"])';

export const isSearch = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(searchBox);

/** Moves to the selected row or the first one; the search stays (R398). */
export function leaveSearch(): void {
  const all = focusTargets();
  const row = all.find(isCurrent) ?? all[0];
  (row ?? document.querySelector<HTMLElement>('#main'))?.focus({
    preventScroll: row === undefined,
  });
}

/** Skips 'Find Ticket', which does nothing (R31). */
export function focusSearch(): void {
  const search = document.querySelector<HTMLInputElement>(searchBox);
  search?.focus();
  search?.select();
}
