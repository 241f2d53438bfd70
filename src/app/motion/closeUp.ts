import { move, passBy } from './move';

/** More at once are another page, or another filter: not rows that leave. */
const mostLeaving = 3;

const isEntry = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.matches('tr, [data-entry]');

/** The first row after those that have left. */
function following({ nextSibling }: MutationRecord): HTMLElement | undefined {
  let next = nextSibling;
  while (next && !(next instanceof HTMLElement && next.isConnected)) next = next.nextSibling;
  return next instanceof HTMLElement ? next : undefined;
}

/** Where the row stood that was the last one: below the one that is the last now. */
function placeAfter({ previousSibling }: MutationRecord): DOMRect | undefined {
  if (
    !(
      previousSibling instanceof HTMLElement &&
      previousSibling.isConnected &&
      isEntry(previousSibling)
    )
  )
    return undefined;
  const { left, bottom, width, height } = previousSibling.getBoundingClientRect();
  return new DOMRect(left, bottom, width, height);
}

const leave = (place: DOMRect) =>
  passBy(place, { transform: ['none', 'translateX(32px)'], opacity: [1, 0] }, { seconds: 0.16 });

/** Rows that have left a table or list: those below close up from where they were. */
export function closeUp(records: readonly MutationRecord[]): void {
  const byList = new Map<Element, MutationRecord[]>();
  for (const record of records) {
    const { type, target } = record;
    if (type === 'childList' && target instanceof Element && target.closest('#main'))
      byList.set(target, [...(byList.get(target) ?? []), record]);
  }
  for (const [list, changes] of byList) {
    if (list.closest('[data-virtual], [aria-busy="true"]')) continue;
    const left = changes.filter(({ removedNodes }) =>
      [...removedNodes].some((node) => isEntry(node) && !node.isConnected),
    );
    const areAddedLast = changes.every(
      ({ addedNodes, nextSibling }) => addedNodes.length === 0 || nextSibling === null,
    );
    const first = left[0] && following(left[0]);
    if (!areAddedLast || left.length > mostLeaving || list.children.length < left.length) continue;
    if (!first) {
      const place = left[0] && placeAfter(left[0]);
      if (place) leave(place);
      continue;
    }
    const { top, height } = first.getBoundingClientRect();
    const below = first.nextElementSibling?.getBoundingClientRect().top;
    const distance = (below === undefined ? height : below - top) * left.length;
    leave(first.getBoundingClientRect());
    for (let row: Element | null = first; row instanceof HTMLElement; row = row.nextElementSibling)
      void move(row, { transform: [`translateY(${String(distance)}px)`, 'translateY(0px)'] });
  }
}
