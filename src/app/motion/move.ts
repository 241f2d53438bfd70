import type { animate as Animate } from 'framer-motion/dom/mini';

let animate: typeof Animate | undefined;

/** Loads the code of the animations, which the bar uses as well. */
export async function loadAnimations(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export type Frames = Record<string, [from: string | number, to: string | number]>;

/**
 * Moves an element from where it was to where it is. Only what is drawn changes: the page has its
 * new state already, and nothing waits.
 */
export async function move(element: HTMLElement, frames: Frames, seconds = 0.18): Promise<void> {
  if (!animate || isReduced()) return;
  try {
    await animate(element, frames, { duration: seconds, ease: 'easeOut' });
  } catch {
    // It was hidden while it still moved: what is not drawn needs no motion.
  }
  // What it leaves would be over the stylesheet's own.
  for (const name of Object.keys(frames)) element.style.removeProperty(name);
}

/**
 * A mark over the page that moves and is then gone. Nothing in it can be read, found or pressed.
 */
export function passBy(
  rect: DOMRect,
  frames: Frames,
  { text = '', seconds = 0.32, kind = 'row' } = {},
): void {
  if (!animate || isReduced()) return;
  const mark = document.createElement('div');
  mark.className = 'motion-mark';
  mark.ariaHidden = 'true';
  mark.dataset['kind'] = kind;
  mark.dataset['text'] = text;
  Object.assign(mark.style, {
    left: `${String(rect.left)}px`,
    top: `${String(rect.top)}px`,
    width: `${String(rect.width)}px`,
    height: `${String(rect.height)}px`,
  });
  document.body.append(mark);
  void move(mark, frames, seconds).then(() => mark.remove());
}
