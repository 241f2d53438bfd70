import { move } from './move';

/** Not the calendar of a field: while it grows, the form around it can't be scrolled to its end. */
const panels =
  '[role="dialog"]:not(form *), [role="alertdialog"], .person, .account-panel[data-selected]';

/**
 * One that takes the place of another, as the panel about a person that follows J and K, is not
 * opened anew.
 */
const isReplaced = (panel: Element, records: readonly MutationRecord[]) =>
  records.some(({ removedNodes }) =>
    [...removedNodes].some(
      (node) =>
        node instanceof Element && node.matches(panels) && node.className === panel.className,
    ),
  );

let asked: Element | undefined;

/** Remembers what was pressed last: a panel that appears next was asked for there. */
export function noteAsked({ type, target }: Event): void {
  const at = type === 'keydown' ? document.activeElement : target;
  asked = at instanceof Element && at !== document.body ? at : undefined;
}

/** A panel or dialog grows from where it was asked for. A menu stands at its button anyway. */
export function growFromTrigger(records: readonly MutationRecord[]): void {
  if (!asked?.isConnected) return;
  // The open ones are few, and what was added may be a thousand rows.
  const panel = [...document.querySelectorAll<HTMLElement>(panels)].find((one) =>
    records.some(({ addedNodes }) => [...addedNodes].some((node) => node.contains(one))),
  );
  if (!panel || panel.contains(asked) || isReplaced(panel, records)) return;
  const [from, to] = [asked.getBoundingClientRect(), panel.getBoundingClientRect()];
  const x = from.left + from.width / 2 - to.left;
  const y = from.top + from.height / 2 - to.top;
  panel.style.transformOrigin = `${String(x)}px ${String(y)}px`;
  void move(panel, { transform: ['scale(0.94)', 'scale(1)'] }, 0.16).then(() =>
    panel.style.removeProperty('transform-origin'),
  );
}
