import { closeUp } from './closeUp';
import { growFromTrigger, noteAsked } from './growFromTrigger';
import { leaveToOutcome } from './outcome';
import { moveTabLine } from './tabLine';
import { loadAnimations, move } from './move';
import './motion.css';

/** The figures whose change says something. */
const figures = '.stat-value, .topbar-count, .review-so-far li, .badge';

const numberIn = (text: string | null) => Number((text ?? '').replace(/[^\d.-]/g, ''));

/**
 * A figure that has changed rolls in: from below if it has grown, from above if it has fallen. Its
 * text is the new one from the start.
 */
function rollFigures(records: readonly MutationRecord[]): void {
  for (const { type, target, oldValue } of records) {
    if (type !== 'characterData' || oldValue === target.nodeValue) continue;
    const figure = target.parentElement?.closest<HTMLElement>(figures);
    if (!figure) continue;
    const from = numberIn(target.nodeValue) < numberIn(oldValue) ? -1 : 1;
    void move(figure, { transform: [`translateY(${String(from * 40)}%)`, 'translateY(0%)'] }, 0.22);
  }
}

let stop: (() => void) | undefined;

/**
 * Motion that explains what has changed (R422). It looks at the page after each change and before
 * it is painted; screens know nothing of it. Without this code, and with reduced motion, the page
 * is the same at once. Returns a function that stops it.
 */
export async function startMotions(): Promise<() => void> {
  await loadAnimations();
  // One observer, however often a session begins.
  stop?.();
  const observer = new MutationObserver((records) => {
    for (const show of [closeUp, moveTabLine, rollFigures, growFromTrigger, leaveToOutcome])
      show(records);
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    attributes: true,
    attributeOldValue: true,
    attributeFilter: ['aria-selected', 'aria-current'],
  });
  const types = ['pointerdown', 'keydown'] as const;
  for (const type of types) addEventListener(type, noteAsked, { capture: true, passive: true });
  stop = () => {
    observer.disconnect();
    for (const type of types) removeEventListener(type, noteAsked, { capture: true });
  };
  return stop;
}
