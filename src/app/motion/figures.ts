import { move } from './move';

/** Those whose change says something. */
const changing = '.stat-value, .topbar-count, .review-so-far li, .badge';

const numberIn = (text: string | null) => Number((text ?? '').replace(/[^\d.-]/g, ''));

/** A figure that has changed rolls in: from below if it has grown, from above if it has fallen. Its text is the new one from the start. */
export function rollFigures(records: readonly MutationRecord[]): void {
  for (const { type, target, oldValue } of records) {
    if (type !== 'characterData' || oldValue === target.nodeValue) continue;
    const figure = target.parentElement?.closest<HTMLElement>(changing);
    if (!figure) continue;
    const from = numberIn(target.nodeValue) < numberIn(oldValue) ? -1 : 1;
    void move(figure, { transform: [`translateY(${String(from * 40)}%)`, 'translateY(0%)'] }, 0.22);
  }
}
