import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Texts that no value of the API may become on a screen (R5). */
const unfitTexts = /\bNaN\b|\bundefined\b|\bnull\b|Invalid Date|\[object/;

/** Holds for every state of a screen: no text runs or is misread, and the page is no wider than its window. */
export async function checkScreen({ canvasElement, title }: StoryContext) {
  if (!title.startsWith('Screens/')) return;
  for (const part of [canvasElement, ...document.querySelectorAll('[role=dialog]')]) {
    await expect(part.textContent).not.toMatch(unfitTexts);
    await expect(part.querySelector('script, img[src=x]')).toBeNull();
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}
