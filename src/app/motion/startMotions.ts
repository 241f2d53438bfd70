import { closeUp } from './closeUp';
import { comeFrom, noteAsked } from './comeFrom';
import { rollFigures } from './figures';
import { leaveToOutcome } from './outcome';
import { moveTabLine } from './tabLine';
import { loadAnimations } from './move';
import './motion.css';

let stop: (() => void) | undefined;

/**
 * Motion that explains what has changed (R422). It looks at the page after each change and before it is painted; screens know nothing of
 * it. Without this code, and with reduced motion, the page is the same at once. Returns a function that stops it.
 */
export async function startMotions(): Promise<() => void> {
  await loadAnimations();
  // One observer, however often a session begins.
  stop?.();
  const observer = new MutationObserver((records) => {
    for (const show of [closeUp, moveTabLine, rollFigures, comeFrom, leaveToOutcome]) show(records);
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
