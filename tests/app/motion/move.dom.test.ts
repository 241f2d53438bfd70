import { expect, it, onTestFinished, vi } from 'vitest';
import { loadAnimations, move } from '../../../src/app/motion/move';

/** An animation as Chromium has it for an element that is in the page but not drawn. */
const neverEnding = () => ({
  playState: 'running',
  cancel: () => undefined,
  commitStyles: () => {
    throw new DOMException('Target element is not rendered.', 'InvalidStateError');
  },
});

it('an element that is hidden while it moves can be moved again: the motion is left out', async () => {
  const row = document.body.appendChild(document.createElement('div'));
  const animate = vi.fn(neverEnding as unknown as Element['animate']);
  // Another file of this process may have given all elements one that can't be set.
  Object.defineProperty(row, 'animate', { value: animate });
  onTestFinished(() => row.remove());
  await loadAnimations();

  void move(row, { transform: ['translateY(54px)', 'translateY(0px)'] });
  await expect.poll(() => animate).toHaveBeenCalledOnce();
  await expect(
    move(row, { transform: ['translateY(108px)', 'translateY(0px)'] }),
  ).resolves.toBeUndefined();
  expect(row.style.transform).toBe('');
});
