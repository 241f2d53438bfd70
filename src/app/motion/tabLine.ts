import { move } from './move';

/** The line's distance from either edge of its tab, in pixels (tabs.css). */
const inset = 12;

/** The line under the current tab comes from the tab that was current before. */
export function moveTabLine(records: readonly MutationRecord[]): void {
  for (const { type, target, attributeName, oldValue } of records) {
    if (type !== 'attributes' || attributeName === null || !(target instanceof HTMLElement))
      continue;
    const wasCurrent = oldValue !== null && oldValue !== 'false';
    const bar = target.closest('.tabs, .topbar-nav');
    if (!bar || !wasCurrent) continue;
    const now = bar.querySelector<HTMLElement>('[aria-selected="true"], [aria-current]');
    if (!now || now === target) continue;
    const [from, to] = [target.getBoundingClientRect(), now.getBoundingClientRect()];
    void move(now, {
      '--line-x': [`${String(from.left - to.left)}px`, '0px'],
      '--line-scale': [(from.width - 2 * inset) / (to.width - 2 * inset), 1],
    });
  }
}
